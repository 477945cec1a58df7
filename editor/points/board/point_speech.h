#pragma once

#include "editor/points/board/point_board.h"

namespace stagewright {

/// What a reader for the blind says of a point: its name, what is marked there, what the rules find
/// there.
[[nodiscard]] QString spokenPoint(const PointBoard& board, Place point);

} // namespace stagewright
