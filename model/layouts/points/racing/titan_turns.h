#pragma once

#include "model/drive/random.h"
#include "model/layouts/points/racing/titan_moves.h"

#include <optional>

namespace stagewright {

/// By what titans are raced with.
struct TitanRace {
    TitanBoard board;
    TitanFaces faces;
    PushReach push = PushReach::Full;
    std::array<std::int8_t, allTitanColours.size()> startLife{6, 6, 6, 6, 6, 6}; ///< by colour
    std::int8_t mostLife = 6;
    /// In which colours a titan that lies takes its die from others.
    std::array<TitanColour, allTitanColours.size()> takenLying{
        TitanColour::Yellow, TitanColour::Purple, TitanColour::Brown,
        TitanColour::Blue,   TitanColour::Red,    TitanColour::Green};
};

/// What a titan does with a die.
struct TitanPlay {
    TitanColour die = TitanColour::Yellow;
    std::uint8_t way = 0;             ///< of the face
    std::optional<TitanSpot> start{}; ///< in its first turn
};

/// Dice by colour of the face that lies up.
using ThrownDice = std::array<std::uint8_t, allTitanColours.size()>;

/// The situation after that: the die's move, what belongs to the face, the life that it costs. The
/// life that the own colour gives is given by takeDie. A trap goes to the foremost titan that
/// stands behind, else onto the first empty point there; a damage to the foremost that stands
/// ahead.
void playOut(const TitanPlay& play, int seat, const TitanRace& race, TitanSituation& situation);

/// The life that a die of the titan's own colour gives before all else.
void takeDie(TitanColour die, int seat, const TitanRace& race, TitanSituation& situation);

/// What the reference policy ("greedy") does: each die of the pool and each way of its face is
/// played out at once; the best is, in turn, one by which the titan wins; by which nobody else
/// wins; which leaves it standing; the highest row, laps counted; the lowest row of the foremost
/// other; most life. The first of equals stays. In its first turn it does so from each of the start
/// points, and takes the best of these by row, the foremost other's row and life. Nothing further
/// is looked at. The last life goes for a die only if that wins, or if there is no other die.
[[nodiscard]] TitanPlay greedyPlay(const ThrownDice& pool, int seat, const TitanRace& race,
                                   const TitanSituation& situation);

/// Any die of the pool, any way of its face, any start point, each as likely as the others.
[[nodiscard]] TitanPlay randomPlay(const ThrownDice& pool, int seat, const TitanRace& race,
                                   const TitanSituation& situation, DriveRandom& random);

} // namespace stagewright
