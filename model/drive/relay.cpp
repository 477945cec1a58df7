#include "model/drive/relay.h"

#include "model/drive/policy.h"

#include <bit>
#include <unordered_set>

namespace stagewright {

namespace {

using Kind = PlannedDie::Kind;

/// A layout so far.
struct Layout {
    SpaceVertex space = 0;
    std::size_t flight = 0;
    int gear = 0;
    unsigned used = 0;
    int hazards = 0; ///< of spaces
    int shortcuts = 0;
};

class Relay {
public:
    Relay(const SpaceGraph& graph, const std::vector<std::array<Exits, flights>>& exits,
          const std::vector<PlannedDie>& dice, int hazardLimit)
        : graph_(graph)
        , exits_(exits)
        , dice_(dice)
        , limit_(hazardLimit) {}

    std::vector<RelayedLoss> from(SpaceVertex space, int gear) {
        waiting_.push_back({space, 0, gear, 0, 0, 0});
        while (!waiting_.empty()) {
            const Layout at = waiting_.back();
            waiting_.pop_back();
            layEach(at);
        }
        return std::move(losses_);
    }

private:
    void layEach(const Layout& at);
    void lay(const Layout& at, Throw& thrown, unsigned dice, unsigned gearDie);
    void enter(const Layout& at, const Throw& thrown, unsigned used, unsigned gearDie,
               SpaceVertex to, const Entrance& entrance);

    const SpaceGraph& graph_;
    const std::vector<std::array<Exits, flights>>& exits_;
    const std::vector<PlannedDie>& dice_;
    int limit_;
    std::vector<Layout> waiting_;
    std::unordered_set<std::uint64_t> seen_;
    std::vector<RelayedLoss> losses_;
};

void Relay::layEach(const Layout& at) {
    const auto count = static_cast<unsigned>(dice_.size());
    unsigned brakesLeft = 0;
    for (unsigned i = 0; i < count; ++i)
        if (dice_[i].kind == Kind::Brake && (at.used >> i & 1U) == 0)
            brakesLeft |= 1U << i;
    for (unsigned i = 0; i < count; ++i) {
        const PlannedDie& die = dice_[i];
        if ((at.used >> i & 1U) != 0 || die.kind == Kind::Brake)
            continue;
        Throw thrown;
        thrown.kind = die.kind == Kind::Gear    ? ThrowKind::Gear
                      : die.kind == Kind::Coast ? ThrowKind::Coast
                                                : ThrowKind::Leader;
        thrown.gear = die.kind == Kind::Gear ? die.gear : at.gear;
        const int down = at.gear - thrown.gear;
        if (die.kind != Kind::Gear) {
            if (at.gear > 0)
                lay(at, thrown, 1U << i, 1U << i);
        } else if (down >= -1 && down <= 1) {
            lay(at, thrown, 1U << i, 1U << i);
        } else if (down >= 2) {
            // Any brakes that make it so many gears down.
            for (unsigned brakes = brakesLeft; brakes != 0; brakes = (brakes - 1) & brakesLeft)
                if (std::popcount(brakes) == down - 1) {
                    thrown.brakes = down - 1;
                    lay(at, thrown, 1U << i | brakes, 1U << i);
                }
        }
    }
}

void Relay::lay(const Layout& at, Throw& thrown, unsigned dice, unsigned gearDie) {
    const Exits& exits = exits_[at.space].at(at.flight);
    for (std::size_t i = 0; i < exits.to.size(); ++i)
        if (!graph_[exits.to[i]].water || thrown.wades())
            enter(at, thrown, at.used | dice, gearDie, exits.to[i], exits.entrances[i]);
}

void Relay::enter(const Layout& at, const Throw& thrown, unsigned used, unsigned gearDie,
                  SpaceVertex to, const Entrance& entrance) {
    const SpaceNode& space = graph_[to];
    if (space.finish)
        return; // the drive would be over
    RelayedLoss loss{
        at.used,    used,        at.hazards,
        at.hazards, 0,           false,
        to,         thrown.gear, at.shortcuts + (space.kind == SpaceKind::Shortcut ? 1 : 0)};
    if (thrown.gear > entrance.limit) {
        loss.below = true; // whatever the last dice show
        loss.after = at.used;
        losses_.push_back(loss);
        return;
    }
    loss.hazardsAfter += entrance.hazards + (thrown.gear == entrance.hazardGear ? 1 : 0);
    losses_.push_back(loss);
    const Takeoff jump = takeoff(space.jump, thrown.kind, thrown.gear);
    if (jump.skipped == 2) {
        loss.below = true;
        loss.needed = jump.wrong ? 0 : gearDie;
        for (const SpaceVertex landing : exits_[to][2].to) {
            loss.space = landing;
            losses_.push_back(loss);
        }
        return;
    }
    const Layout next{to,
                      static_cast<std::size_t>(jump.skipped),
                      thrown.gear,
                      used,
                      loss.hazardsAfter,
                      loss.shortcuts};
    if (next.hazards >= limit_)
        return;
    const std::uint64_t key =
        (((std::uint64_t{to} * 2 + next.flight) * 8 + static_cast<std::uint64_t>(next.gear))
             << 20U |
         std::uint64_t{used}) *
            8 +
        static_cast<std::uint64_t>(next.hazards);
    if (seen_.insert(key).second)
        waiting_.push_back(next);
}

} // namespace

std::vector<RelayedLoss> relayedLosses(const SpaceGraph& graph,
                                       const std::vector<std::array<Exits, flights>>& exits,
                                       const std::vector<PlannedDie>& dice, SpaceVertex from,
                                       int gear, int hazardLimit) {
    return Relay(graph, exits, dice, hazardLimit).from(from, gear);
}

bool happens(const RelayedLoss& loss, unsigned hazards, int hazardLimit) {
    if (std::popcount(hazards & loss.before) + loss.hazardsBefore >= hazardLimit)
        return false;
    if ((hazards & loss.needed) != loss.needed)
        return false;
    const bool reaches = std::popcount(hazards & loss.after) + loss.hazardsAfter >= hazardLimit;
    return loss.below ? !reaches : reaches;
}

} // namespace stagewright
