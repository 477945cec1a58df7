#include "tests/model/drive/race/plain_turn.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

class PlainTurn {
public:
    PlainTurn(const LoneDrive& drive, std::span<const OtherCar> others)
        : drive_(drive)
        , graph_(drive.track().graph())
        , leads_(spacesThatLeadOn(graph_))
        , others_(others) {}

    std::optional<RaceValue> begin(SpaceVertex v, int gear) {
        RaceValue best;
        bool slow = false;
        bool openSlow = false;
        const auto visit = [&](std::uint32_t arrival, SpaceVertex to, const Entrance& entrance) {
            const bool isSlow = graph_[to].finish || drive_.gear(arrival) <= entrance.limit;
            slow = slow || isSlow;
            if (!open(v, to, drive_.gear(arrival)))
                return;
            openSlow = openSlow || isSlow;
            better(best, rolled(arrival, to, entrance, 0));
        };
        forEachRoll(v, drive_.pools().atStart(gear), visit);
        if (!best.isKnown() || (slow && !openSlow))
            return std::nullopt;
        return best;
    }

private:
    template <typename Visit>
    void forEachRoll(SpaceVertex v, std::uint32_t pool, Visit visit) const {
        for (const std::uint32_t arrival : drive_.pools().options(pool))
            for (const auto arc : boost::make_iterator_range(out_edges(v, graph_)))
                if (leads_[target(arc, graph_)])
                    visit(arrival, static_cast<SpaceVertex>(target(arc, graph_)), graph_[arc]);
    }

    static void better(RaceValue& best, const RaceValue& value) {
        if (compared(value, best) < 0)
            best = value;
    }

    bool level(SpaceVertex a, SpaceVertex b) const {
        return graph_[a].end == graph_[b].end || graph_[a].begin == graph_[b].begin;
    }
    /// Where a car stands as it is seen from a space: in which lap it does not matter.
    bool open(SpaceVertex from, SpaceVertex to, int gear) const {
        const RaceTrack& track = drive_.track();
        return std::all_of(others_.begin(), others_.end(), [&](const OtherCar& other) {
            const std::uint32_t cell = track.space(other.space).cell;
            if (track.space(to).cell == cell)
                return false;
            bool beside = false;
            bool was = false;
            for (SpaceVertex v = 1; v < track.size(); ++v)
                if (track.space(v).cell == cell) {
                    beside = beside || level(v, to);
                    was = was || level(v, from);
                }
            return !beside || was || gear >= other.gear;
        });
    }

    RaceValue rolled(std::uint32_t arrival, SpaceVertex to, const Entrance& entrance, int hazards) {
        const int gear = drive_.gear(arrival);
        if (graph_[to].finish)
            return drive_.finished(gear);
        if (gear > entrance.limit)
            return drive_.lost(to, gear);
        const int before = hazards + entrance.hazards + (gear == entrance.hazardGear ? 1 : 0);
        RaceValue sum{0, 0};
        for (const DiceRoll::RollOutcome& outcome : drive_.pools().roll(arrival).outcomes) {
            const int after = before + outcome.hazards;
            sum.add(outcome.chance,
                    after >= drive_.limit()
                        ? drive_.lost(to, gear)
                        : inTurn(to, drive_.pools().arrivals()[arrival].pool, after));
        }
        return sum;
    }

    RaceValue inTurn(SpaceVertex v, std::uint32_t pool, int hazards) {
        const auto known = known_.find({v, pool, hazards});
        if (known != known_.end())
            return known->second;
        RaceValue best = drive_.ended(v, drive_.pools().pools()[pool].gear);
        forEachRoll(v, pool, [&](std::uint32_t arrival, SpaceVertex to, const Entrance& entrance) {
            if (open(v, to, drive_.gear(arrival)))
                better(best, rolled(arrival, to, entrance, hazards));
        });
        known_.emplace(std::tuple(v, pool, hazards), best);
        return best;
    }

    const LoneDrive& drive_;
    const SpaceGraph& graph_;
    std::vector<bool> leads_;
    std::span<const OtherCar> others_;
    std::map<std::tuple<SpaceVertex, std::uint32_t, int>, RaceValue> known_;
};

} // namespace

std::optional<RaceValue> plainTurn(const LoneDrive& drive, SpaceVertex at, int gear,
                                   std::span<const OtherCar> others) {
    return PlainTurn(drive, others).begin(at, gear);
}

} // namespace stagewright
