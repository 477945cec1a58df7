#pragma once

#include "model/drive/race/race_value.h"

#include <memory>
#include <optional>
#include <vector>

namespace stagewright {

class LoneDrive;

/// A stop at the pits: a turn ends in gear 1 on a space from which they can be reached.
struct PitStop {
    RaceValue value; ///< of the turn, those in the pits and all that is to come; not known: no stop
    bool tyres = false; ///< are changed
    bool repair = false;
};

/// What a driver may do by rules that a race has switched on (rules of the race, "switches").
struct DriverMeans {
    bool redline = false; ///< brake dice as coast dice in the highest gear
    /// Gear of the die with which a turn from gear 0 may begin.
    std::optional<int> flyingGear{};
    std::vector<PitStop> pits{}; ///< by space; empty: none
    bool flatOut = false;        ///< turns flat out, where the driver would not anyway
    /// Who drives the turns to come, where that is with other dice (tyres that wear); null: the
    /// same.
    std::shared_ptr<const LoneDrive> after{};
};

} // namespace stagewright
