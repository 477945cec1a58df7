#include "model/drive/planned_pools.h"

namespace stagewright {

PlannedPools::PlannedPools(const DicePools& pools, const DriveRules& rules)
    : pools_(pools)
    , rules_(rules)
    , limit_(pools.hazardLimit()) {
    for (std::uint32_t pool = 0; pool < pools.pools().size(); ++pool)
        note(pool);
}

std::vector<PlannedDie> PlannedPools::dice(std::uint32_t number) const {
    using Kind = PlannedDie::Kind;
    const DicePool& pool = pools_.pools()[number];
    const DicePool& full = pools_.pools()[pools_.atStart(0)];
    std::vector<PlannedDie> gone;
    const auto add = [&](int count, Kind kind, int gear, const Die& die) {
        for (int i = 0; i < count; ++i)
            gone.push_back({kind, gear, die.hazardFaces});
    };
    for (std::size_t g = 0; g < highestGear; ++g)
        add(full.gears.at(g) - pool.gears.at(g), Kind::Gear, static_cast<int>(g) + 1,
            rules_.dice.gear.at(g));
    add(full.coast - pool.coast, Kind::Coast, 0, rules_.dice.coast);
    add(full.leader - pool.leader, Kind::Leader, 0, rules_.dice.leader);
    add(full.brake - pool.brake, Kind::Brake, 0, rules_.dice.brake);
    return gone;
}

void PlannedPools::note(std::uint32_t pool) {
    const std::vector<PlannedDie> gone = dice(pool);
    std::vector<double> chance(static_cast<std::size_t>(limit_));
    chance[0] = 1;
    int paying = 0;
    for (const PlannedDie& die : gone) {
        const double hazard = static_cast<double>(die.hazardFaces) / dieFaces;
        for (std::size_t n = chance.size(); n-- > 0;)
            chance[n] = chance[n] * (1 - hazard) + (n > 0 ? chance[n - 1] * hazard : 0);
        paying += die.kind == PlannedDie::Kind::Brake ? 0 : 1;
    }
    hazardChance_.insert(hazardChance_.end(), chance.begin(), chance.end());
    counts_.push_back(static_cast<int>(gone.size()));
    tokens_.push_back(paying * rules_.tokensPerDie);
}

} // namespace stagewright
