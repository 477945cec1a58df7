#pragma once

#include "model/drive/policy.h"
#include "model/drive/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace stagewright {

/// Where a car stands within a turn.
struct InTurn {
    SpaceVertex space = startVertex;
    std::size_t flight = 0; ///< spaces that it is about to skip
    std::uint32_t pool = 0; ///< DicePools::pools()
    int hazards = 0;
    bool begun = false; ///< a die has been rolled
};

/// A roll onto a space: which dice, and which of SpacePolicy::exits.
struct RollChoice {
    std::uint32_t arrival = 0; ///< DicePools::arrivals()
    std::size_t exit = 0;

    friend bool operator==(const RollChoice&, const RollChoice&) = default;
};

enum class RollEvent : unsigned char { GoesOn, Loses, Finishes };

/// What comes of a roll once the dice have fallen.
struct RollResult {
    RollEvent event = RollEvent::GoesOn;
    InTurn then;                      ///< where it goes on
    int gear = 0;                     ///< in which the car came there
    int hazards = 0;                  ///< of the turn
    std::optional<SpaceVertex> wreck; ///< where a jump gone wrong carries the car
};

/// What the best driver can expect from any state of a turn, those that he never brings about too:
/// what a policy keeps is the values of whole turns. Worked out as it is asked for, and kept.
class TurnOutlook {
public:
    /// All must outlive it.
    /// @param after turns to come; null: the policy's own
    TurnOutlook(const SpaceGraph& graph, const DriveRules& rules, const Policy& policy,
                const TurnValues* after = nullptr)
        : graph_(graph)
        , rules_(rules)
        , policy_(policy)
        , after_(after ? *after : policy.turns) {}

    /// The state in which a turn begins.
    [[nodiscard]] InTurn atStart(SpaceVertex space, int gear) const {
        return {space, 0, policy_.pools->atStart(gear), 0, false};
    }
    [[nodiscard]] int gear(const InTurn& at) const { return policy_.pools->pools()[at.pool].gear; }

    /// Every roll that the rules allow from there, first by die as in DicePools::options(), then by
    /// space; into fords only by dice that wade. Spaces that do not lead on are left out.
    [[nodiscard]] std::vector<RollChoice> choices(const InTurn& at) const;
    [[nodiscard]] SpaceVertex target(const InTurn& at, const RollChoice& choice) const {
        return exitsOf(at).to[choice.exit];
    }
    [[nodiscard]] const Entrance& entrance(const InTurn& at, const RollChoice& choice) const {
        return exitsOf(at).entrances[choice.exit];
    }

    /// @param hazards that the dice show
    /// @param onGearDie whether the die that is no brake shows one of them
    [[nodiscard]] RollResult result(const InTurn& at, const RollChoice& choice, int hazards,
                                    bool onGearDie) const;
    /// The chance that this roll loses control.
    [[nodiscard]] double lossChance(const InTurn& at, const RollChoice& choice) const;

    /// Expected from a roll on, under the best play.
    [[nodiscard]] DriveValue rolling(const InTurn& at, const RollChoice& choice);
    /// Expected if the turn ends here by choice; of a turn that has not begun: if the car stands.
    [[nodiscard]] DriveValue stopping(const InTurn& at) const;
    /// Expected under the best play. A turn that has not begun is not ended while a roll is open.
    [[nodiscard]] DriveValue best(const InTurn& at);

private:
    [[nodiscard]] const Exits& exitsOf(const InTurn& at) const {
        return policy_.spaces[at.space].exits.at(at.flight);
    }
    [[nodiscard]] DriveValue valueOf(const RollResult& result);
    [[nodiscard]] double seconds(int gear) const {
        return rules_.seconds.at(static_cast<std::size_t>(gear));
    }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    const Policy& policy_;
    const TurnValues& after_;
    [[nodiscard]] DriveValue worked(const InTurn& at);

    /// By space and flight; of those that were asked for by pool and hazards. Turns that are not
    /// known are below 0. Of turns that have begun: of the others a drive asks for one.
    std::vector<std::vector<DriveValue>> known_;
};

} // namespace stagewright
