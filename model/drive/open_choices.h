#pragma once

#include "model/drive/drive_record.h"
#include "model/drive/turn_outlook.h"

#include <functional>
#include <optional>
#include <vector>

namespace stagewright {

// What is open to a person who drives (test_drive.h).

/// A die or brake group onto a space.
struct OpenRoll {
    RollChoice choice;
    std::vector<RolledDie> dice; ///< not rolled yet: their faces say nothing
    SpaceVertex to = 0;
    int gear = 0;            ///< in which the car comes there
    int hazards = 0;         ///< that the space itself adds
    bool aboveLimit = false; ///< control is lost there, whatever the dice show
    int skips = 0;           ///< spaces that it would jump over from there
    double lossChance = 0;   ///< of this roll
    double seconds = 0;      ///< expected from now to the finish, under the best play from then on
    double cost = 0;         ///< what it is expected to cost more than the best choice
    bool isBest = false;     ///< the best driver's choice
    // With second or focus tokens its dice are made safe: they show no hazards then.
    int safePrice = 0;         ///< tokens that this costs now
    double safeLossChance = 0; ///< of it then: 0 or 1
};

/// To end the turn here.
struct OpenStop {
    double seconds = 0;
    double cost = 0;
    bool isBest = false;
};

/// Seconds and costs reckon neither with tokens nor with turns flat out.
struct OpenChoices {
    std::vector<OpenRoll> rolls;  ///< by die, then by space; cheapest space of a die first
    std::optional<OpenStop> stop; ///< nothing: before the first roll of a turn
};

/// Whether other cars let a car go from one space to the next and be there in a gear.
using RoadIsOpen = OpenMoves;

/// A roll as the rules have it, of which it is not asked what is to come.
[[nodiscard]] OpenRoll openRoll(const TurnOutlook& ahead, const SpaceGraph& graph,
                                const DicePools& pools, const InTurn& at, const RollChoice& choice);

/// The die that a rolled one is.
[[nodiscard]] const Die& dieOf(const RolledDie& die, const Dice& dice);

/// Tokens that making so many dice safe costs after others have been in the turn: 1, 2, 3, ...
[[nodiscard]] constexpr int safeDicePrice(int dice, int madeSafe) {
    return dice * madeSafe + dice * (dice + 1) / 2;
}

} // namespace stagewright
