#include "model/drive/caution.h"

#include "model/drive/policy.h"

#include <algorithm>

namespace stagewright {

bool keepsControl(const SpaceNode& to, const Entrance& entrance, const DicePools& pools,
                  std::uint32_t arrival, int hazards) {
    if (to.finish)
        return true;
    const DiceRoll& roll = pools.roll(arrival);
    const int gear = pools.gear(arrival);
    const Takeoff jump = takeoff(to.jump, roll.kind, gear);
    int most = hazards + entrance.hazards + (gear == entrance.hazardGear ? 1 : 0);
    int onDice = 0;
    for (const DiceRoll::RollOutcome& outcome : roll.outcomes) {
        onDice = std::max(onDice, outcome.hazards);
        if (jump.wrong || (jump.wrongOnHazard && outcome.onGearDie))
            return false;
    }
    most += onDice;
    return gear <= entrance.limit && most < pools.hazardLimit();
}

} // namespace stagewright
