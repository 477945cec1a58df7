#pragma once

#include "model/layouts/points/racing/titan_situation.h"

#include <vector>

namespace stagewright {

/// A titan that stands on the board.
struct StandingTitan {
    int number = 0; ///< by which it is told from others
    TitanSpot spot;
};

/// What a move does to one of them.
struct TouchedTitan {
    int number = 0;
    TitanSpot end; ///< where it is after the move
    int laps = 0;  ///< that it has gained by it
    int livesLost = 0;
};

/// What a titan comes to by one way of a face.
struct DieMove {
    TitanColour face = TitanColour::Yellow;
    DieWay way;
    std::vector<TitanSpot> ends; ///< of its steps, each with what it jumps over and slides on
    int livesLost = 0;           ///< to the track, by who has no bonus card to throw away
    std::vector<TouchedTitan> touched{}; ///< those that are pushed, or lose lives
};

/// Where a titan moves from, and who stands on the board.
struct MoveFrom {
    TitanSpot spot;
    std::vector<StandingTitan> others{}; ///< up to five, none where the titan is
    PushReach push = PushReach::Full;
};

/// All that the faces lead to from there, in the order of the colours, but for those that cost a
/// life (purple), which lead nowhere else. Of spots on a track that closes upon itself the laps are
/// 0, of a Grand Slam those of the world. Everybody has all lives.
[[nodiscard]] std::vector<DieMove> dieMoves(const MoveFrom& from, const TitanBoard& board,
                                            const TitanFaces& faces);

} // namespace stagewright
