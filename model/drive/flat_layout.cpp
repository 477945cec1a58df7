#include "model/drive/flat_layout.h"

#include "model/drive/space_graph.h"

#include <algorithm>
#include <bit>
#include <compare>
#include <map>
#include <set>
#include <tuple>

namespace stagewright {

namespace {

using Event = DriveChain::Event;

/// Depth first: lays one die or brake group after the other.
class FlatSearch {
public:
    FlatSearch(const SpaceGraph& graph, const std::vector<RolledDie>& dice,
               const DriveChain::Branch& end, int hazardLimit, const OpenMoves& open)
        : graph_(graph)
        , dice_(dice)
        , end_(end)
        , open_(open)
        , limit_(hazardLimit)
        , leads_(spacesThatLeadOn(graph))
        , all_((1U << dice.size()) - 1) {}

    std::optional<FlatLayout> from(SpaceVertex space, int gear) {
        if (!layNext({space, 0, gear, 0, 0, 0}))
            return std::nullopt;
        FlatLayout layout{std::move(rolls_), {}};
        for (unsigned i = 0; i < dice_.size(); ++i)
            if ((laid_ >> i & 1U) == 0)
                layout.left.push_back(dice_[i]);
        return layout;
    }

private:
    /// A layout so far.
    struct Laid {
        SpaceVertex space = 0;
        std::size_t flight = 0;
        int gear = 0;
        unsigned used = 0;
        int spaceHazards = 0;
        int shortcuts = 0;

        auto operator<=>(const Laid&) const = default;
    };
    /// What is laid next: dice as bits, and the one that says the gear.
    struct Group {
        RollKind kind = RollKind::Gear;
        int gear = 0;
        unsigned dice = 0;
        unsigned leading = 0;
    };

    bool layNext(const Laid& at) {
        if (!seen_.insert(at).second)
            return false;
        if (end_.event == Event::TurnEnds && at.used == all_ && at.space == end_.space &&
            at.gear == end_.gear && at.shortcuts == end_.shortcuts)
            return finishWith(at.used);
        for (unsigned i = 0; i < dice_.size(); ++i)
            if (isFree(at, i) && dice_[i].kind != DieKind::Brake && layEach(at, i))
                return true;
        return false;
    }

    [[nodiscard]] static bool isFree(const Laid& at, unsigned die) {
        return (at.used >> die & 1U) == 0;
    }

    bool layEach(const Laid& at, unsigned die) {
        const unsigned own = 1U << die;
        if (dice_[die].kind != DieKind::Gear)
            return at.gear > 0 &&
                   lay(at, {dice_[die].kind == DieKind::Coast ? RollKind::Coast : RollKind::Leader,
                            at.gear, own, own});
        const int gear = dice_[die].gear;
        const int down = at.gear - gear;
        if (down >= -1 && down <= 1)
            return lay(at, {RollKind::Gear, gear, own, own});
        if (down < 2)
            return false;
        unsigned brakes = 0;
        for (unsigned i = 0; i < dice_.size(); ++i)
            if (isFree(at, i) && dice_[i].kind == DieKind::Brake)
                brakes |= 1U << i;
        for (unsigned some = brakes; some != 0; some = (some - 1) & brakes)
            if (std::popcount(some) == down - 1 && lay(at, {RollKind::Gear, gear, own | some, own}))
                return true;
        return false;
    }

    bool lay(const Laid& at, const Group& group) {
        const Exits& exits = exitsOf(at.space).at(at.flight);
        for (std::size_t i = 0; i < exits.to.size(); ++i)
            if ((!open_ || open_(at.space, exits.to[i], group.gear)) &&
                enter(at, group, exits.to[i], exits.entrances[i]))
                return true;
        return false;
    }

    bool enter(const Laid& at, const Group& group, SpaceVertex to, const Entrance& entrance) {
        const SpaceNode& space = graph_[to];
        const bool wades =
            group.kind != RollKind::Gear || (group.gear == 1 && std::popcount(group.dice) == 1);
        if (space.water && !wades)
            return false;
        Laid next{to,
                  0,
                  group.gear,
                  at.used | group.dice,
                  at.spaceHazards,
                  at.shortcuts + (space.kind == SpaceKind::Shortcut ? 1 : 0)};
        RecordedRoll roll{diceOf(group), to, group.gear, hazards(next.used) + at.spaceHazards, {}};
        if (space.finish)
            return end_.event == Event::Finishes && to == end_.space && group.gear == end_.gear &&
                   next.used == all_ && finishWith(next.used, std::move(roll));
        next.spaceHazards += entrance.hazards + (group.gear == entrance.hazardGear ? 1 : 0);
        roll.hazards = hazards(next.used) + next.spaceHazards;
        const bool within = roll.hazards < limit_;
        if (loses() && next.gear == end_.gear && next.shortcuts == end_.shortcuts) {
            if (to == end_.space && (group.gear > entrance.limit || !within))
                return finishWith(next.used, std::move(roll));
            if (within && goesWrong(to, group)) {
                roll.wreck = end_.space;
                return finishWith(next.used, std::move(roll));
            }
        }
        const Takeoff jump = takeoff(space.jump, group.kind, group.gear);
        if (!within || group.gear > entrance.limit || jump.skipped > 1)
            return false;
        next.flight = static_cast<std::size_t>(jump.skipped);
        rolls_.push_back(std::move(roll));
        if (layNext(next))
            return true;
        rolls_.pop_back();
        return false;
    }

    /// Control may also be lost on a landing beyond the finish line.
    [[nodiscard]] bool loses() const {
        return end_.event == Event::Loses || end_.event == Event::Finishes;
    }

    /// A jump from there carries the car to where the turn ends.
    bool goesWrong(SpaceVertex jump, const Group& group) {
        const Takeoff takes = takeoff(graph_[jump].jump, group.kind, group.gear);
        const unsigned leading = group.leading;
        if (!takes.wrong && !(takes.wrongOnHazard && hazards(leading) > 0))
            return false;
        const auto& landings = exitsOf(jump)[2].to;
        return std::find(landings.begin(), landings.end(), end_.space) != landings.end();
    }

    bool finishWith(unsigned used) {
        laid_ = used;
        return hazards(used) < limit_;
    }
    bool finishWith(unsigned used, RecordedRoll roll) {
        laid_ = used;
        rolls_.push_back(std::move(roll));
        return true;
    }

    [[nodiscard]] int hazards(unsigned dice) const {
        int count = 0;
        for (unsigned i = 0; i < dice_.size(); ++i)
            count += (dice >> i & 1U) != 0 && dice_[i].face == DieFace::Hazard ? 1 : 0;
        return count;
    }

    [[nodiscard]] std::vector<RolledDie> diceOf(const Group& group) const {
        std::vector<RolledDie> dice{
            dice_[static_cast<std::size_t>(std::countr_zero(group.leading))]};
        for (unsigned i = 0; i < dice_.size(); ++i)
            if (((group.dice & ~group.leading) >> i & 1U) != 0)
                dice.push_back(dice_[i]);
        return dice;
    }

    const std::array<Exits, flights>& exitsOf(SpaceVertex space) {
        const auto [found, isNew] = exits_.try_emplace(space);
        if (isNew)
            found->second = exitsFrom(graph_, space, leads_);
        return found->second;
    }

    const SpaceGraph& graph_;
    const std::vector<RolledDie>& dice_;
    const DriveChain::Branch& end_;
    const OpenMoves& open_;
    int limit_;
    std::vector<bool> leads_;
    unsigned all_;
    unsigned laid_ = 0;
    std::vector<RecordedRoll> rolls_;
    std::set<Laid> seen_;
    std::map<SpaceVertex, std::array<Exits, flights>> exits_;
};

} // namespace

std::optional<FlatLayout> flatLayout(const SpaceGraph& graph, const std::vector<RolledDie>& dice,
                                     SpaceVertex from, int gear, const DriveChain::Branch& end,
                                     int hazardLimit, const OpenMoves& open) {
    return FlatSearch(graph, dice, end, hazardLimit, open).from(from, gear);
}

} // namespace stagewright
