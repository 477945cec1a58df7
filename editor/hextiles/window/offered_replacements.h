#pragma once

#include "editor/editing/stage_editor.h"

namespace stagewright {

class BoardView;
class FaceCache;

/// Tiles that may take the place of the one that is selected, with its other side, which is there
/// anyway; none while something else is in the hand or several are selected.
/// @param board is asked to make the replacement, so it must outlive what is offered
[[nodiscard]] QList<Replacement> offeredReplacements(BoardView& board, FaceCache& faces);

} // namespace stagewright
