#pragma once

#include "editor/editing/stage_editor.h"

namespace stagewright {

class BoardView;

/// What the menu of the board offers now: for what is in the hand, the chosen token, what is
/// selected, or the empty hex of the cursor: the first of these that there is.
[[nodiscard]] BoardMenu menuOf(const BoardView& board);

} // namespace stagewright
