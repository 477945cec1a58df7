#pragma once

#include "model/layouts/points/racing/titan_situation.h"

#include <vector>

namespace stagewright {

/// What a titan that is alone on the board comes to by one way of a face.
struct DieMove {
    TitanColour face = TitanColour::Yellow;
    DieWay way;
    std::vector<TitanSpot> ends; ///< of its steps, each with what it jumps over and slides on
    int livesLost = 0;           ///< to the track, by who has no bonus card to throw away
};

/// All that the faces lead to from there, in the order of the colours, but for those that cost a
/// life (purple), which lead nowhere else.
/// @param from its laps are those of the world of a Grand Slam
[[nodiscard]] std::vector<DieMove> dieMoves(TitanSpot from, const TitanBoard& board,
                                            const TitanFaces& faces);

} // namespace stagewright
