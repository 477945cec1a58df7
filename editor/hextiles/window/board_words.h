#pragma once

#include "editor/editing/stage_editor.h"
#include "editor/estimate/estimator.h"
#include "model/layouts/hextiles/hex/hex.h"

namespace stagewright {

class BoardView;

/// What can be done on the board now, in a line.
[[nodiscard]] QString boardHint(const BoardView& board, const KeysOf& keysOf);

/// The tile on a hex, and how it is driven where that is known; empty where none lies.
[[nodiscard]] QString tileInWords(const Stage& stage, Hex hex, const Estimator& estimator);

} // namespace stagewright
