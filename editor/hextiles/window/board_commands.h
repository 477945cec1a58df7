#pragma once

#include "editor/editing/stage_editor.h"

namespace stagewright {

class BoardView;

/// Has the board do what it does by itself. @return whether the command is of that sort; the others
/// need what lies around the board
bool runOnBoard(BoardCommand command, BoardView& board);

} // namespace stagewright
