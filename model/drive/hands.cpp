#include "model/drive/hands.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

void addFalls(Throw& thrown, double ownHazard, double brakeHazard) {
    std::vector<double> brakeFalls{1}; // by hazards on the brake dice
    for (int i = 0; i < thrown.brakes; ++i) {
        brakeFalls.push_back(0);
        for (std::size_t n = brakeFalls.size() - 1; n > 0; --n)
            brakeFalls[n] = brakeFalls[n] * (1 - brakeHazard) + brakeFalls[n - 1] * brakeHazard;
        brakeFalls[0] *= 1 - brakeHazard;
    }
    thrown.hazardChance.assign(brakeFalls.size() + 1, 0);
    for (const bool onGearDie : {false, true})
        for (std::size_t n = 0; n < brakeFalls.size(); ++n) {
            const double chance = brakeFalls[n] * (onGearDie ? ownHazard : 1 - ownHazard);
            const std::size_t hazards = n + (onGearDie ? 1 : 0);
            thrown.hazardChance[hazards] += chance;
            if (chance > 0)
                thrown.falls.push_back({static_cast<int>(hazards), onGearDie, chance});
        }
}

/// All throws that a dashboard allows.
std::vector<Throw> possibleThrows(const Dice& dice, const Dashboard& dashboard) {
    std::vector<Throw> all;
    const auto add = [&](ThrowKind kind, int gear, int brakes, double hazard) {
        Throw thrown;
        thrown.kind = kind;
        thrown.gear = gear;
        thrown.brakes = brakes;
        addFalls(thrown, hazard, dice.brake.hazard());
        all.push_back(std::move(thrown));
    };
    for (int gear = 1; gear <= highestGear; ++gear)
        for (int brakes = 0; brakes <= dashboard.brake; ++brakes)
            add(ThrowKind::Gear, gear, brakes,
                dice.gear.at(static_cast<std::size_t>(gear) - 1).hazard());
    add(ThrowKind::Coast, 0, 0, dice.coast.hazard());
    add(ThrowKind::Leader, 0, 0, dice.leader.hazard());
    return all;
}

/// Without brakes a gear die is equal to the gear before, or one above or below; b brake dice make
/// it b + 1 below. From gear 0 only gear 1, and no coasting.
bool allowed(const Hand& hand, const Throw& thrown) {
    switch (thrown.kind) {
    case ThrowKind::Coast:
        return hand.coast > 0 && hand.gear > 0;
    case ThrowKind::Leader:
        return hand.leader > 0 && hand.gear > 0;
    case ThrowKind::Gear:
        break;
    }
    if (hand.gearDice == 0 || hand.gears.at(static_cast<std::size_t>(thrown.gear) - 1) == 0 ||
        thrown.brakes > hand.brake)
        return false;
    const int down = hand.gear - thrown.gear;
    return thrown.brakes > 0 ? down == thrown.brakes + 1 : down >= -1 && down <= 1;
}

Hand after(Hand hand, const Throw& thrown) {
    switch (thrown.kind) {
    case ThrowKind::Coast:
        --hand.coast;
        break;
    case ThrowKind::Leader:
        --hand.leader;
        break;
    case ThrowKind::Gear:
        --hand.gears.at(static_cast<std::size_t>(thrown.gear) - 1);
        --hand.gearDice;
        hand.brake = static_cast<std::uint8_t>(hand.brake - thrown.brakes);
        hand.gear = static_cast<std::uint8_t>(thrown.gear);
        break;
    }
    return hand;
}

} // namespace

HandTable::HandTable(const Dice& dice, const Dashboard& dashboard)
    : throws_(possibleThrows(dice, dashboard))
    , hazardLimit_(dashboard.hazardLimit) {
    std::map<Hand, std::uint32_t> handNumbers;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> arrivalNumbers;
    const auto numberOf = [&](const Hand& hand) {
        const auto [at, isNew] =
            handNumbers.emplace(hand, static_cast<std::uint32_t>(hands_.size()));
        if (isNew)
            hands_.push_back(hand);
        return at->second;
    };
    Hand full;
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
    for (std::uint32_t i = 0; i < hands_.size(); ++i) { // hands_ grows on the way
        const Hand hand = hands_[i];
        firstOption_.push_back(static_cast<std::uint32_t>(options_.size()));
        for (std::uint32_t t = 0; t < throws_.size(); ++t) {
            if (!allowed(hand, throws_[t]))
                continue;
            const std::uint32_t next = numberOf(after(hand, throws_[t]));
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
