#pragma once

#include "model/drive/race/flat_tables.h"
#include "model/drive/race/turn_search.h"
#include "model/drive/relaid_dice.h"

#include <map>
#include <memory>
#include <optional>

namespace stagewright {

/// How a turn flat out comes out once its dice have fallen.
struct FlatOutcome {
    enum class Event : unsigned char { Ends, Loses, Finishes };

    Event event = Event::Ends;
    SpaceVertex space = 0;
    int gear = 0;
    int shortcuts = 0; ///< driven
};

/// Turns flat out among other cars, by the moves that are open now: planned as a driver alone plans
/// them (flat_out.h). Keeps its memory, and the plans of a car that nobody hinders.
class FlatTurns {
public:
    FlatTurns(const RaceTrack& track, const DriveRules& rules) : track_(track), rules_(rules) {}

    /// Its first turn is looked at by `among`, which says what is open.
    [[nodiscard]] FlatPlan best(const std::shared_ptr<const FlatTables>& tables, SpaceVertex at,
                                int gear, const TurnSearch& among);
    /// Likewise of a car alone.
    [[nodiscard]] const FlatPlan& alone(const std::shared_ptr<const FlatTables>& tables,
                                        SpaceVertex at, int gear);

    /// @param hazards bit i: die i of diceOf(plan) shows one
    [[nodiscard]] FlatOutcome outcome(const FlatTables& tables, const FlatPlan& plan,
                                      const PlanDice& dice, unsigned hazards, SpaceVertex at,
                                      int gear, const TurnSearch& among);

    [[nodiscard]] static OpenMoves openBy(const TurnSearch& among);

private:
    struct Plans {
        std::shared_ptr<const FlatTables> tables;
        std::vector<std::optional<FlatPlan>> known; ///< by turnIndex
    };

    [[nodiscard]] FlatPlan search(const FlatTables& tables, SpaceVertex at, int gear,
                                  const OpenMoves& open);

    const RaceTrack& track_;
    const DriveRules& rules_;
    PlanMemory memory_;
    RelaidMemory relaidMemory_;
    std::map<const FlatTables*, Plans> plans_;
};

} // namespace stagewright
