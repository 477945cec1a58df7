#pragma once

#include "editor/document/stage_undo_step.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/route.h"

#include <tl/expected.hpp>

namespace stagewright {

/// The stage driven the other way: start and finish change places, all else stays. Of a circuit the
/// start-finish tile turns round.
/// @param route of the stage
/// @return why that cannot be, naming the tile that is in the way: a sentence without its final
/// stop
[[nodiscard]] tl::expected<StageUndoStep, QString>
reverseStage(const Stage& stage, const Catalogue& catalogue, const Route& route);

} // namespace stagewright
