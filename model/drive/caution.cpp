#include "model/drive/caution.h"

#include "model/drive/policy.h"

#include <algorithm>

namespace stagewright {

bool keepsControl(const SpaceNode& to, const Entrance& entrance, const HandTable& hands,
                  std::uint32_t arrival, int hazards) {
    if (to.finish)
        return true;
    const Throw& thrown = hands.thrown(arrival);
    const int gear = hands.gear(arrival);
    const Takeoff jump = takeoff(to.jump, thrown.kind, gear);
    int most = hazards + entrance.hazards + (gear == entrance.hazardGear ? 1 : 0);
    int onDice = 0;
    for (const Throw::Fall& fall : thrown.falls) {
        onDice = std::max(onDice, fall.hazards);
        if (jump.wrong || (jump.wrongOnHazard && fall.onGearDie))
            return false;
    }
    most += onDice;
    return gear <= entrance.limit && most < hands.hazardLimit();
}

} // namespace stagewright
