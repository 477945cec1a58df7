#pragma once

#include "model/drive/drive_statistics.h"
#include "model/drive/space.h"

#include <array>
#include <optional>
#include <vector>

namespace stagewright {

// What happened in a drive or a race, turn by turn and die by die: what is watched, and the time
// sheet of who drives by hand. Spaces are vertices of the space graph that was driven.

enum class DieKind : unsigned char { Gear, Coast, Leader, Brake };

enum class DieFace : unsigned char {
    Clean,
    Hazard,
    Safe ///< not rolled: made safe with second or focus tokens
};

/// A die on the table.
struct RolledDie {
    DieKind kind = DieKind::Gear;
    int gear = 0; ///< of a gear die, 1 to highestGear; of others 0
    DieFace face = DieFace::Clean;

    friend bool operator==(const RolledDie&, const RolledDie&) = default;
};

/// One die, or a brake group, and the move that it makes.
struct RecordedRoll {
    std::vector<RolledDie> dice; ///< the gear, coast or leader die, then its brake dice
    SpaceVertex to = 0;          ///< onto which it moves the car
    int gear = 0;                ///< of the car then, before any loss of control
    int hazards = 0;             ///< of the turn so far, with those of these dice and of the space
    /// Where a jump from `to` that goes wrong carries the car.
    std::optional<SpaceVertex> wreck;

    friend bool operator==(const RecordedRoll&, const RecordedRoll&) = default;
};

enum class TurnEnd : unsigned char {
    Stops,     ///< control kept, by choice or because no move is left
    Loses,     ///< control lost: the next turn begins on `space` in gear 0
    Leaves,    ///< control lost, off the road (GT, gear 00): its space is free
    Stands,    ///< not moved at all, as no move was open
    Waits,     ///< off the road, out of the race for this turn
    IsPutBack, ///< off the road until now: put back on its space
    Finishes
};

/// A turn of one car. Most turns of a race have rolls; those that only stand, wait or are put back
/// have none.
struct RecordedTurn {
    int car = 0;   ///< starting number from 0
    int round = 0; ///< from 0
    SpaceVertex from = 0;
    int gearBefore = 0;
    bool flatOut = false; ///< all dice rolled at once, then laid out
    std::vector<RecordedRoll> rolls;
    std::vector<RolledDie> left; ///< flat out and lost: rolled, and not laid out again
    TurnEnd end = TurnEnd::Stops;
    SpaceVertex space = 0; ///< where the car is then
    int gear = 0;          ///< in which its next turn begins; of one that finishes: its last
    int seconds = 0;       ///< that it adds to the time, turns lost by it included

    // What else came of it.
    std::optional<CardBack> card;           ///< drawn after a loss of control
    std::array<int, damageTokens> damage{}; ///< drawn from the bag, by kind
    int turnsLost = 0; ///< counted with this one in a drive alone; a race has turns of their own
    std::vector<ShortcutOutcome> shortcuts; ///< drawn for each driven
    bool changesWheel = false;
    int tokens = 0; ///< second or focus tokens paid for driving flat out
    int spent = 0;  ///< paid to make dice safe

    friend bool operator==(const RecordedTurn&, const RecordedTurn&) = default;
};

/// A drive of one car, or the drives of several on one road.
struct DriveRecord {
    /// By car: where it stands before its first turn.
    std::vector<SpaceVertex> grid{startVertex};
    std::vector<RecordedTurn> turns; ///< in the order in which they were played
    /// By car: what its drive came to.
    std::vector<DriveOutcome> outcomes;

    friend bool operator==(const DriveRecord&, const DriveRecord&) = default;
};

/// The last space that a roll brings the car to.
[[nodiscard]] inline SpaceVertex reached(const RecordedRoll& roll) {
    return roll.wreck.value_or(roll.to);
}

} // namespace stagewright
