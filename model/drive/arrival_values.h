#pragma once

#include "model/drive/policy.h"
#include "model/drive/space_graph.h"

#include <map>

namespace stagewright {

/// What a car can expect that comes onto a space, while the best play is worked out from the last
/// space to the first. Kept only as long as spaces further back ask for it.
class ArrivalValues {
public:
    using Values = std::vector<DriveValue>;

    /// All must outlive it.
    /// @param policy being found; known for all spaces ahead of one that is asked for
    ArrivalValues(const SpaceGraph& graph, const DriveRules& rules, const Policy& policy,
                  const FutureCost& future)
        : graph_(graph)
        , rules_(rules)
        , policy_(policy)
        , future_(future)
        , limit_(static_cast<std::size_t>(policy.pools->hazardLimit()))
        , spaces_(num_vertices(graph)) {}

    /// Of a car that comes onto a space under `entrance`, for each arrival and hazards before the
    /// roll.
    [[nodiscard]] const Values& entered(SpaceVertex v, const Entrance& entrance);

    /// Of a car within its turn, by pool and hazards; to be filled in.
    [[nodiscard]] Values& inTurn(SpaceVertex v, std::size_t flight) {
        return spaces_[v].inTurn.at(flight);
    }
    void chooseWrecks(SpaceVertex v, SpacePolicy& policy);
    void forget(SpaceVertex v) { spaces_[v] = {}; }

    /// The turn after one that ends there.
    [[nodiscard]] const DriveValue& following(SpaceVertex v, int gear) const {
        return turns()[turnIndex(v, gear)];
    }
    [[nodiscard]] double seconds(int gear) const {
        return rules_.seconds.at(static_cast<std::size_t>(gear));
    }

private:
    struct SpaceValues {
        std::array<Values, flights> inTurn;            ///< by flight, then by pool and hazards
        std::array<DriveValue, highestGear + 1> wreck; ///< a jump from here went wrong, by gear
        std::map<Entrance, Values> entered; ///< by what holds, then by arrival and hazards
    };

    [[nodiscard]] DriveValue enter(SpaceVertex v, const Entrance& entrance, std::uint32_t arrival,
                                   std::size_t hazards) const;
    [[nodiscard]] const TurnValues& turns() const {
        return future_.after ? *future_.after : policy_.turns;
    }
    [[nodiscard]] DriveValue lost(SpaceVertex v) const {
        const DriveValue& next = following(v, 0);
        return {seconds(0) + next.seconds, 1 + next.turns, 1};
    }
    [[nodiscard]] DriveValue finished(int gear) const { return {seconds(gear), 1, 0}; }
    /// Control lost on landing; beyond the finish line that ends the drive.
    [[nodiscard]] DriveValue wrecked(SpaceVertex v, int gear) const {
        return graph_[v].finish ? finished(gear) : lost(v);
    }
    [[nodiscard]] std::size_t at(std::uint32_t poolOrArrival, std::size_t hazards) const {
        return poolOrArrival * limit_ + hazards;
    }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    const Policy& policy_;
    FutureCost future_;
    std::size_t limit_;
    std::vector<SpaceValues> spaces_;
};

} // namespace stagewright
