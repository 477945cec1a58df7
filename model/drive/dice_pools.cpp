#include "model/drive/dice_pools.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

void addOutcomes(DiceRoll& roll, double ownHazard, double brakeHazard) {
    std::vector<double> brakeOutcomes{1}; // by hazards on the brake dice
    for (int i = 0; i < roll.brakes; ++i) {
        brakeOutcomes.push_back(0);
        for (std::size_t n = brakeOutcomes.size() - 1; n > 0; --n)
            brakeOutcomes[n] =
                brakeOutcomes[n] * (1 - brakeHazard) + brakeOutcomes[n - 1] * brakeHazard;
        brakeOutcomes[0] *= 1 - brakeHazard;
    }
    roll.hazardChance.assign(brakeOutcomes.size() + 1, 0);
    for (const bool onGearDie : {false, true})
        for (std::size_t n = 0; n < brakeOutcomes.size(); ++n) {
            const double chance = brakeOutcomes[n] * (onGearDie ? ownHazard : 1 - ownHazard);
            const std::size_t hazards = n + (onGearDie ? 1 : 0);
            roll.hazardChance[hazards] += chance;
            if (chance > 0)
                roll.outcomes.push_back({static_cast<int>(hazards), onGearDie, chance});
        }
}

/// All rolls that a dashboard allows.
std::vector<DiceRoll> possibleRolls(const Dice& dice, const Dashboard& dashboard, bool redline) {
    std::vector<DiceRoll> all;
    const auto add = [&](RollKind kind, int gear, int brakes, double hazard) {
        DiceRoll roll;
        roll.kind = kind;
        roll.gear = gear;
        roll.brakes = brakes;
        addOutcomes(roll, hazard, dice.brake.hazard());
        all.push_back(std::move(roll));
    };
    for (int gear = 1; gear <= highestGear; ++gear)
        for (int brakes = 0; brakes <= dashboard.brake; ++brakes)
            add(RollKind::Gear, gear, brakes,
                dice.gear.at(static_cast<std::size_t>(gear) - 1).hazard());
    add(RollKind::Coast, 0, 0, dice.coast.hazard());
    add(RollKind::Leader, 0, 0, dice.leader.hazard());
    if (redline) {
        int highest = highestGear;
        while (highest > 1 && dice.gear.at(static_cast<std::size_t>(highest) - 1).inBox == 0)
            --highest;
        add(RollKind::Redline, highest, 0, dice.brake.hazard());
    }
    return all;
}

/// Without brakes a gear die is equal to the gear before, or one above or below; b brake dice make
/// it b + 1 below. From gear 0 only gear 1, and no coasting.
bool allowed(const DicePool& pool, const DiceRoll& roll) {
    switch (roll.kind) {
    case RollKind::Coast:
        return pool.coast > 0 && pool.gear > 0;
    case RollKind::Leader:
        return pool.leader > 0 && pool.gear > 0;
    case RollKind::Redline:
        return pool.brake > 0 && pool.gearDice > 0 && pool.gear == roll.gear;
    case RollKind::Gear:
        break;
    }
    if (pool.gearDice == 0 || pool.gears.at(static_cast<std::size_t>(roll.gear) - 1) == 0 ||
        roll.brakes > pool.brake)
        return false;
    const int down = pool.gear - roll.gear;
    return roll.brakes > 0 ? down == roll.brakes + 1 : down >= -1 && down <= 1;
}

DicePool after(DicePool pool, const DiceRoll& roll) {
    switch (roll.kind) {
    case RollKind::Coast:
        --pool.coast;
        break;
    case RollKind::Leader:
        --pool.leader;
        break;
    case RollKind::Redline:
        --pool.brake;
        --pool.gearDice;
        break;
    case RollKind::Gear:
        --pool.gears.at(static_cast<std::size_t>(roll.gear) - 1);
        --pool.gearDice;
        pool.brake = static_cast<std::uint8_t>(pool.brake - roll.brakes);
        pool.gear = static_cast<std::uint8_t>(roll.gear);
        break;
    }
    return pool;
}

} // namespace

DicePools::DicePools(const Dice& dice, const Dashboard& dashboard, bool redline)
    : rolls_(possibleRolls(dice, dashboard, redline))
    , hazardLimit_(dashboard.hazardLimit) {
    std::map<DicePool, std::uint32_t> poolNumbers;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> arrivalNumbers;
    const auto numberOf = [&](const DicePool& pool) {
        const auto [at, isNew] =
            poolNumbers.emplace(pool, static_cast<std::uint32_t>(pools_.size()));
        if (isNew)
            pools_.push_back(pool);
        return at->second;
    };
    DicePool full;
    for (std::size_t g = 0; g < full.gears.size(); ++g)
        full.gears.at(g) = static_cast<std::uint8_t>(dice.gear.at(g).inBox);
    full.gearDice = static_cast<std::uint8_t>(dashboard.gear);
    full.coast = static_cast<std::uint8_t>(std::min(dashboard.coast, dice.coast.inBox));
    full.leader = static_cast<std::uint8_t>(std::min(dashboard.leader, dice.leader.inBox));
    full.brake = static_cast<std::uint8_t>(std::min(dashboard.brake, dice.brake.inBox));
    for (int gear = 0; gear <= highestGear; ++gear) {
        full.gear = static_cast<std::uint8_t>(gear);
        start_.at(static_cast<std::size_t>(gear)) = numberOf(full);
    }
    for (std::uint32_t i = 0; i < pools_.size(); ++i) { // pools_ grows on the way
        const DicePool pool = pools_[i];
        firstOption_.push_back(static_cast<std::uint32_t>(options_.size()));
        for (std::uint32_t t = 0; t < rolls_.size(); ++t) {
            if (!allowed(pool, rolls_[t]))
                continue;
            const std::uint32_t next = numberOf(after(pool, rolls_[t]));
            const auto [at, isNew] = arrivalNumbers.emplace(
                std::pair(next, t), static_cast<std::uint32_t>(arrivals_.size()));
            if (isNew)
                arrivals_.push_back({next, t});
            options_.push_back(at->second);
        }
    }
    firstOption_.push_back(static_cast<std::uint32_t>(options_.size()));
}

} // namespace stagewright
