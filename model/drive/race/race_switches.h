#pragma once

namespace stagewright {

/// Rules that a race may have beyond those of the reference race, each alone (rules of the race,
/// "switches"). Damage, weather and yellow flags each draw from the bag at a loss of control; a
/// token whose rule is off has no effect.
struct RaceSwitches {
    bool tokens = false;      ///< second or focus tokens: turns flat out, and dice made safe
    bool damage = false;      ///< takes dice away; DIRT: time cards, the spare wheel
    bool pitStops = false;    ///< GT: other tyres, repairs
    bool weather = false;     ///< GT: changes
    bool yellowFlags = false; ///< GT
    bool flyingStart = false; ///< of each turn that begins in gear 0
    bool redline = false;     ///< brake dice as coast dice in the highest gear
    // DIRT: what the token of a shortcut says.
    bool mud = false;         ///< is thrown onto the road
    bool cleanedCuts = false; ///< it ended well: on gravel, who follows draws none
    bool dirtyCuts =
        false; ///< it costs a coast die; without the rest of `damage`, which has it too

    /// Whether cars or the road change in the course of a race.
    [[nodiscard]] bool anyChange() const {
        return damage || pitStops || weather || yellowFlags || mud || cleanedCuts || dirtyCuts;
    }
};

} // namespace stagewright
