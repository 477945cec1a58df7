#pragma once

#include "model/drive/dice_pools.h"
#include "model/drive/exits.h"
#include "model/drive/turn_values.h"

#include <memory>
#include <vector>

namespace stagewright {

/// A space, and what the best driver does there.
struct SpacePolicy {
    static constexpr std::uint16_t stop = 0xffff;
    static constexpr std::uint8_t nowhere = 0xff;

    std::array<Exits, flights> exits; ///< by spaces skipped; [1] and [2] only of jumps

    /// By flight, pool and hazards: the arrival to roll for, as its place in
    /// DicePools::options(pool), or `stop`.
    std::array<std::vector<std::uint16_t>, flights> action;
    /// By flight, arrival and hazards: where to, as an index into exits.
    std::array<std::vector<std::uint8_t>, flights> target;
    /// By gear: the first roll of a turn, likewise; `stop` if the car cannot move. And where to.
    std::array<std::uint16_t, highestGear + 1> firstAction{stop, stop, stop, stop,
                                                           stop, stop, stop};
    std::array<std::uint8_t, highestGear + 1> firstTarget{};
    /// By gear: where to be carried if a jump goes wrong, an index into exits[2].
    std::array<std::uint8_t, highestGear + 1> wreck{};
};

/// What a driver does in any situation of a stage.
struct Policy {
    std::shared_ptr<const DicePools> pools;
    std::vector<SpacePolicy> spaces; ///< by vertex of the space graph
    TurnValues turns;

    [[nodiscard]] std::size_t state(std::uint32_t poolOrArrival, int hazards) const {
        return std::size_t{poolOrArrival} * static_cast<std::size_t>(pools->hazardLimit()) +
               static_cast<std::size_t>(hazards);
    }
};

/// How a gear die, alone or with brakes, takes a jump of gear `jump` (driving rules, move 6).
struct Takeoff {
    int skipped = 0;            ///< 0: the car does not jump
    bool wrongOnHazard = false; ///< control is lost on landing if the gear die shows a hazard
    bool wrong = false;         ///< control is lost on landing in any case
};

[[nodiscard]] constexpr Takeoff takeoff(int jump, RollKind kind, int gear) {
    if (jump == 0 || kind != RollKind::Gear || gear < jump)
        return {};
    if (gear == jump)
        return {1, false, false};
    return {2, gear == jump + 1, gear >= jump + 2};
}

} // namespace stagewright
