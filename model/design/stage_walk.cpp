#include "model/design/stage_walk.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace stagewright {

namespace {

/// Where a start is driven away from, or a finish leads to: no tile may lie there.
Hex hexOutside(const DrivenSide& side, const RoadPose& pose) {
    const bool isBehind = (side.side->role == Role::Start) == side.forward;
    return isBehind ? pose.before() : side.after(pose).hex;
}

} // namespace

std::shared_ptr<const WayHome> wayHome(const TileChoices& choices, const RoadPose& to, int tiles) {
    constexpr std::size_t mostStates = 1'000'000;
    std::vector<SupplyTile> supply;
    for (const DrivenSide& each : choices.sides)
        if (each.side->role == Role::Road && each.forward)
            supply.push_back({{each.side}, tiles});
    const RoadPose origin{{}, to.heading, to.end};
    // Who leaves and still has to come there is never farther away than half of the way.
    const SearchBoard board(origin.hex, tiles / 2 + 2);
    const OpenRoad target{origin.before(), to.heading, to.end};
    return std::make_shared<const WayHome>(PieceSupply(supply, false), board, target,
                                           WayHome::Tiles::Plenty, tiles, mostStates);
}

bool mayLead(const WayHome& home, const RoadPose& from, const RoadPose& to, int tiles) {
    return home.mayLead({from.hex - to.hex, opposite(from.heading), from.end}, tiles, 0);
}

StageWalk::StageWalk(const TileChoices& choices, WalkPlan plan)
    : choices_(choices)
    , left_(choices.counts)
    , plan_(std::move(plan))
    , reach_(static_cast<int>(plan_.slots.size()) + 1) {
    const auto width = static_cast<std::size_t>(2 * reach_ + 1);
    taken_.assign(width * width, 0);
    const auto take = [&](Hex hex) {
        if (steps(hex, plan_.from.hex) <= reach_)
            taken_[cell(hex)] = 1;
    };
    for (const Placement& tile : plan_.laid) {
        take(tile.hex);
        room_ = room_.with(tile.hex);
    }
    for (const Hex hex : plan_.kept)
        take(hex);
    if (plan_.to) {
        last_ = plan_.to->before();
        if (!plan_.home)
            plan_.home = wayHome(choices, *plan_.to, static_cast<int>(plan_.slots.size()));
    }
    findUsual();
}

void StageWalk::findUsual() {
    for (const DrivenSide& each : choices_.sides)
        if (each.side->role == Role::Road)
            rareness_[static_cast<std::size_t>(each.bend() + 2)] += choices_.counts[each.number];
    for (double& each : rareness_)
        each = each > 0 ? -0.75 * std::log(each) : 0;
    for (const Trait trait : allTraits) {
        Usual& usual = usual_[index(trait)];
        double count = 0;
        double squares = 0;
        for (const DrivenSide& each : choices_.sides) {
            const double value = each.traits[index(trait)];
            if (each.side->role != Role::Road)
                continue;
            usual.least = count == 0 ? value : std::min(usual.least, value);
            usual.most = std::max(usual.most, value);
            usual.mean += value;
            squares += value * value;
            ++count;
        }
        if (count == 0)
            continue;
        usual.mean /= count;
        usual.variance = squares / count - usual.mean * usual.mean;
    }
}

std::optional<std::vector<Placement>> StageWalk::walk(DriveRandom& random, int mostTried) {
    random_ = &random;
    mayTry_ = mostTried;
    walked_.clear();
    const bool found = layFrom(0, plan_.from, {}, room_);
    triedAll_ = mayTry_ > 0;
    for (const Placement& tile : walked_)
        taken_[cell(tile.hex)] = 0;
    left_ = choices_.counts;
    if (!found)
        return std::nullopt;
    return std::exchange(walked_, {});
}

bool StageWalk::isFree(Hex hex) const {
    return steps(hex, plan_.from.hex) > reach_ || taken_[cell(hex)] == 0;
}

/// How many hexes around it are taken by others than the last two tiles, which lie there in every
/// sharp turn.
int StageWalk::besides(Hex hex, const RoadPose& pose) const {
    return static_cast<int>(std::count_if(allEdges.begin(), allEdges.end(), [&](Edge edge) {
        const Hex there = neighbour(hex, edge);
        return there != pose.hex && there != pose.before() && !isFree(there);
    }));
}

std::size_t StageWalk::cell(Hex hex) const {
    const Hex way = hex - plan_.from.hex;
    return static_cast<std::size_t>(way.q + reach_) * static_cast<std::size_t>(2 * reach_ + 1) +
           static_cast<std::size_t>(way.r + reach_);
}

/// The sides that fit, in the order in which they are tried.
std::vector<StageWalk::Drawn> StageWalk::drawn(std::size_t slot, const RoadPose& pose,
                                               const TraitValues& sums) {
    const auto left = static_cast<double>(plan_.slots.size() - slot);
    TraitValues tilt{};
    for (const Trait trait : allTraits) {
        const auto& range = plan_.traits[index(trait)];
        const Usual& usual = usual_[index(trait)];
        if (!range || usual.variance <= 0)
            continue;
        // What the tiles left have to have on average, where what is usual would not do.
        const double sum = sums[index(trait)];
        const double needed =
            std::max(range->least - sum, std::min(range->most - sum, usual.mean * left)) / left;
        constexpr double steepest = 4;
        const double spread = std::sqrt(usual.variance);
        tilt[index(trait)] =
            std::clamp((needed - usual.mean) / spread, -steepest, steepest) / spread;
    }
    constexpr double alongTheRoad = 0.4;
    std::array<double, 6> closeness{}; // by the edge over which the road goes on
    for (const Edge edge : allEdges)
        closeness[static_cast<std::size_t>(index(edge))] =
            alongTheRoad * besides(neighbour(pose.hex, edge), pose);
    std::vector<Drawn> sides;
    for (const DrivenSide& each : choices_.sides) {
        const bool joins = pose.end == 0 || each.begin == pose.end;
        if (!joins || !plan_.slots[slot].takes(each) || left_[each.number] <= 0)
            continue;
        const Edge onward = each.after(pose).heading;
        double weight = std::log(left_[each.number]) + // its logarithm
                        rareness_[static_cast<std::size_t>(each.bend() + 2)] +
                        (plan_.liking ? (*plan_.liking)[each.number] : 0) -
                        closeness[static_cast<std::size_t>(index(onward))];
        for (const Trait trait : allTraits)
            weight += tilt[index(trait)] * each.traits[index(trait)];
        // Who waits shortest comes first, each waiting at a rate of its weight.
        constexpr double whole = 4294967296.0;
        const double draw = (static_cast<double>(random_->next()) + 0.5) / whole;
        sides.push_back({std::log(-std::log(draw)) - weight, &each});
    }
    std::sort(sides.begin(), sides.end(),
              [](const Drawn& a, const Drawn& b) { return a.order < b.order; });
    return sides;
}

bool StageWalk::mayGoOn(std::size_t slot, const RoadPose& next, const TraitValues& sums) const {
    const std::size_t left = plan_.slots.size() - slot - 1;
    for (const Trait trait : allTraits) {
        const auto& range = plan_.traits[index(trait)];
        const Usual& usual = usual_[index(trait)];
        const double sum = sums[index(trait)];
        // Of a start or finish to come nothing is known: it counts as a road tile.
        if (range && (sum + static_cast<double>(left) * usual.least > range->most ||
                      sum + static_cast<double>(left) * usual.most < range->least))
            return false;
    }
    if (left == 0)
        return !plan_.to || next == *plan_.to;
    if (!plan_.to || static_cast<int>(left) > plan_.home->depth())
        return isFree(next.hex) &&
               (!plan_.to || steps(next.hex, plan_.to->hex) <= static_cast<int>(left));
    return mayLead(*plan_.home, next, *plan_.to, static_cast<int>(left));
}

bool StageWalk::layFrom(std::size_t slot, const RoadPose& pose, const TraitValues& sums,
                        const RoomTaken& room) {
    if (slot == plan_.slots.size())
        return true;
    const bool isLast = slot + 1 == plan_.slots.size();
    if (!isFree(pose.hex) || (last_ && isLast != (pose.hex == *last_)))
        return false;
    const RoomTaken wider = room.with(pose.hex);
    if (plan_.table && !wider.fits(*plan_.table))
        return false;
    taken_[cell(pose.hex)] = 1;
    for (const Drawn& each : drawn(slot, pose, sums)) {
        if (--mayTry_ <= 0)
            break;
        const DrivenSide& side = *each.side;
        const bool isEnd = side.side->role == Role::Start || side.side->role == Role::Finish;
        const std::optional<Hex> outside =
            isEnd && !plan_.to ? std::optional(hexOutside(side, pose)) : std::nullopt;
        const bool marksOutside = outside && steps(*outside, plan_.from.hex) <= reach_;
        const RoadPose next = side.after(pose);
        TraitValues more = sums;
        for (const Trait trait : allTraits)
            more[index(trait)] += side.traits[index(trait)];
        if ((outside && !isFree(*outside)) || !mayGoOn(slot, next, more))
            continue;
        --left_[side.number];
        walked_.push_back(side.laidAt(pose));
        if (marksOutside)
            taken_[cell(*outside)] = 1;
        const bool found = layFrom(slot + 1, next, more, wider);
        if (marksOutside)
            taken_[cell(*outside)] = 0;
        if (found)
            return true;
        walked_.pop_back();
        ++left_[side.number];
    }
    taken_[cell(pose.hex)] = 0;
    return false;
}

} // namespace stagewright
