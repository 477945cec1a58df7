#pragma once

#include "editor/document/document.h"
#include "editor/hextiles/ideas/idea.h"

namespace stagewright {

/// Puts the stages of an idea behind the open one, in one step; in place of it where nothing is
/// laid there. Between them is a service where a stage has the tile for it.
/// @pre the rally has room for them (mostStages)
[[nodiscard]] RallyUndoStep addRallyOf(const Idea& idea, const Document& document);

} // namespace stagewright
