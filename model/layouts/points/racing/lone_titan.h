#pragma once

#include "model/layouts/points/racing/titan_board.h"
#include "model/layouts/points/racing/titan_dice.h"

namespace stagewright {

/// A titan alone on a board, exactly: it takes the best of so many dice that it throws anew each
/// turn, and begins on the start point that is best for the first of them. Lives, cards, traps and
/// the pentagram are left out.
struct LoneTitan {
    double expectedTurns = 0;
    int fewestTurns = 0;
};

/// By backward induction over points and laps: every step leads to a higher row, so none is reached
/// twice. @param dice from 1 up
[[nodiscard]] LoneTitan raceAlone(const TitanBoard& board, const TitanFaces& faces, int dice);

} // namespace stagewright
