#include "model/drive/relaid_dice.h"

#include "model/drive/policy.h"
#include "model/drive/space_graph.h"

#include <bit>
#include <utility>

namespace stagewright {

namespace {

/// Dice in a set: asked for very often, and not every processor counts bits by itself.
constexpr auto sizes = [] {
    std::array<std::uint8_t, 1U << RelaidDice::mostDice> table{};
    for (unsigned set = 0; set < table.size(); ++set)
        table[set] = static_cast<std::uint8_t>(std::popcount(set));
    return table;
}();

int sizeOf(unsigned set) {
    return sizes[set];
}

} // namespace

const std::vector<RelaidLoss>& RelaidDice::losses(const std::vector<PlannedDie>& dice,
                                                  SpaceVertex from, int gear,
                                                  const OpenMoves& open) {
    losses_.clear();
    open_ = open ? &open : nullptr;
    ++memory_.search;
    from_ = from;
    waiting_.assign(1, {from, 0, gear, 0, 0, 0});
    while (!waiting_.empty()) {
        const Layout at = waiting_.back();
        waiting_.pop_back();
        layEach(at, dice);
    }
    return losses_;
}

bool RelaidDice::isNew(const Layout& layout) {
    std::size_t state = (layout.space - from_) * std::size_t{2} + layout.flight;
    state = state * (highestGear + 1) + static_cast<std::size_t>(layout.gear);
    state = (state << mostDice) + layout.used;
    state = state * static_cast<std::size_t>(limit_) + static_cast<std::size_t>(layout.hazards);
    if (state >= memory_.seen.size())
        memory_.seen.resize(2 * state + 1);
    return std::exchange(memory_.seen[state], memory_.search) != memory_.search;
}

void RelaidDice::layEach(const Layout& at, const std::vector<PlannedDie>& dice) {
    const auto count = static_cast<unsigned>(dice.size());
    unsigned brakesLeft = 0;
    for (unsigned i = 0; i < count; ++i)
        if (dice[i].kind == DieKind::Brake && (at.used >> i & 1U) == 0)
            brakesLeft |= 1U << i;
    for (unsigned i = 0; i < count; ++i) {
        const PlannedDie& die = dice[i];
        if ((at.used >> i & 1U) != 0 || die.kind == DieKind::Brake)
            continue;
        DiceRoll roll;
        roll.kind = die.kind == DieKind::Gear    ? RollKind::Gear
                    : die.kind == DieKind::Coast ? RollKind::Coast
                                                 : RollKind::Leader;
        roll.gear = die.kind == DieKind::Gear ? die.gear : at.gear;
        const int down = at.gear - roll.gear;
        if (die.kind != DieKind::Gear) {
            if (at.gear > 0)
                lay(at, roll, 1U << i, 1U << i);
        } else if (down >= -1 && down <= 1) {
            lay(at, roll, 1U << i, 1U << i);
        } else if (down >= 2) {
            // Any brakes that make it so many gears down.
            for (unsigned brakes = brakesLeft; brakes != 0; brakes = (brakes - 1) & brakesLeft)
                if (sizeOf(brakes) == down - 1) {
                    roll.brakes = down - 1;
                    lay(at, roll, 1U << i | brakes, 1U << i);
                }
        }
    }
}

void RelaidDice::lay(const Layout& at, const DiceRoll& roll, unsigned dice, unsigned gearDie) {
    const Exits& exits = exits_[at.space].at(at.flight);
    for (std::size_t i = 0; i < exits.to.size(); ++i)
        if ((!graph_[exits.to[i]].water || roll.wades()) &&
            (!open_ || (*open_)(at.space, exits.to[i], roll.gear)))
            enter(at, roll, at.used | dice, gearDie, exits.to[i], exits.entrances[i]);
}

void RelaidDice::enter(const Layout& at, const DiceRoll& roll, unsigned used, unsigned gearDie,
                       SpaceVertex to, const Entrance& entrance) {
    const SpaceNode& space = graph_[to];
    if (space.finish)
        return; // the drive would be over
    RelaidLoss loss{
        at.used,    used,      at.hazards,
        at.hazards, 0,         false,
        to,         roll.gear, at.shortcuts + (space.kind == SpaceKind::Shortcut ? 1 : 0)};
    if (roll.gear > entrance.limit) {
        loss.below = true; // whatever the last dice show
        loss.after = at.used;
        losses_.push_back(loss);
        return;
    }
    loss.hazardsAfter += entrance.hazards + (roll.gear == entrance.hazardGear ? 1 : 0);
    if (sizeOf(used) + loss.hazardsAfter >= limit_) // else too few dice to lose by
        losses_.push_back(loss);
    const Takeoff jump = takeoff(space.jump, roll.kind, roll.gear);
    if (jump.skipped == 2) {
        loss.below = true;
        loss.needed = jump.wrong ? 0 : gearDie;
        bool lands = false;
        for (const SpaceVertex landing : exits_[to][2].to) {
            if (open_ && !(*open_)(to, landing, roll.gear))
                continue;
            lands = true;
            loss.space = landing;
            losses_.push_back(loss);
        }
        if (open_ && !lands) // nowhere is open: there, then
            losses_.push_back(loss);
        return;
    }
    const Layout next{to,
                      static_cast<std::size_t>(jump.skipped),
                      roll.gear,
                      used,
                      loss.hazardsAfter,
                      loss.shortcuts};
    if (next.hazards >= limit_)
        return;
    if (isNew(next))
        waiting_.push_back(next);
}

bool happens(const RelaidLoss& loss, unsigned hazards, int hazardLimit) {
    if (sizeOf(hazards & loss.before) + loss.hazardsBefore >= hazardLimit)
        return false;
    if ((hazards & loss.needed) != loss.needed)
        return false;
    const bool reaches = sizeOf(hazards & loss.after) + loss.hazardsAfter >= hazardLimit;
    return loss.below ? !reaches : reaches;
}

} // namespace stagewright
