#pragma once

#include "model/drive/planned_pools.h"
#include "model/drive/turn_values.h"

#include <limits>

namespace stagewright {

/// Where a plan stands after its first rolls.
struct PlanState {
    SpaceVertex space = 0;
    std::size_t flight = 0;
    std::uint32_t pool = 0;
    int hazards = 0; ///< of spaces
    int shortcuts = 0;
};

/// A plan to be rolled at once.
struct FlatPlan {
    double value = std::numeric_limits<double>::infinity();
    PlanState end;                  ///< without the roll that passes the finish line
    std::uint32_t finishing = none; ///< arrival of that roll
    SpaceVertex finish = 0;

    static constexpr std::uint32_t none = 0xffffffff;
    [[nodiscard]] bool found() const { return value < 1e300; }
};

/// The dice of a plan as they are rolled: those of the roll that passes the finish line last, as
/// their hazards no longer matter.
struct PlanDice {
    std::vector<PlannedDie> dice;
    unsigned counted = 0; ///< whose hazards count, the first ones
    int tokens = 0;       ///< paid for them
};
[[nodiscard]] PlanDice diceOf(const FlatPlan& plan, const DicePools& pools,
                              const PlannedPools& planned);

/// What a search for plans keeps from one turn to the next.
struct PlanMemory {
    std::vector<std::uint32_t> seen; ///< by state ahead: the search that saw it last
    std::uint32_t search = 0;
    std::vector<PlanState> waiting;
};

/// Finds the plan with the least expected seconds if control lost were lost at its end.
class PlanSearch {
public:
    /// All must outlive it.
    /// @param exits of each space
    /// @param following turns after the one that is planned, known for all spaces ahead
    PlanSearch(const SpaceGraph& graph, const DriveRules& rules, const DicePools& pools,
               const PlannedPools& planned, const std::vector<std::array<Exits, flights>>& exits,
               const TurnValues& following, const FutureCost& future, PlanMemory& memory)
        : graph_(graph)
        , rules_(rules)
        , pools_(pools)
        , planned_(planned)
        , exits_(exits)
        , following_(following)
        , future_(future)
        , memory_(memory)
        , limit_(pools.hazardLimit()) {}

    /// @param open which moves are; empty: all
    [[nodiscard]] FlatPlan best(SpaceVertex v, int gear, const OpenMoves& open = {});

private:
    void extend(const PlanState& at, const OpenMoves& open, FlatPlan& best);
    void offer(const PlanState& end, FlatPlan& best) const;
    [[nodiscard]] bool isNew(const PlanState& at);
    [[nodiscard]] double seconds(int gear) const {
        return rules_.seconds.at(static_cast<std::size_t>(gear));
    }
    [[nodiscard]] double lost(const PlanState& at) const {
        return rules_.seconds[0] + following_[turnIndex(at.space, 0)].seconds +
               future_.lostTurnPrice(turnIndex(at.space, pools_.pools()[at.pool].gear));
    }
    [[nodiscard]] double success(const PlanState& at) const {
        return planned_.success(at.pool, at.hazards);
    }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    const DicePools& pools_;
    const PlannedPools& planned_;
    const std::vector<std::array<Exits, flights>>& exits_;
    const TurnValues& following_;
    const FutureCost& future_;
    PlanMemory& memory_;
    int limit_;
    SpaceVertex from_ = 0; ///< where the search begins
};

} // namespace stagewright
