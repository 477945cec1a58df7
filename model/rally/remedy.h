#pragma once

#include "model/rally/rally_edit.h"
#include "model/rally/schedule.h"

namespace stagewright {

struct EveningPlan;

/// A way to bring a rally that is too long into its evening.
struct Remedy {
    enum class Kind : unsigned char {
        ShorterBreaks, ///< cut breaks by `to` minutes in all
        FewerLaps,     ///< drive the circuit `to` laps
        LeaveOut,      ///< the stages
        Keep,          ///< only these stages: shorter to say than what is left out
        Swap,          ///< take a stage of at most `to` minutes in the place of this one
        FewerPlayers,  ///< `to` of them
        MoreTime       ///< `to` minutes
    };
    Kind kind = Kind::LeaveOut;
    std::vector<qsizetype> stages; ///< indices in order; empty where it is about none
    int to = 0;
    double minutes = 0; ///< that the rally then takes

    friend bool operator==(const Remedy&, const Remedy&) = default;
};

inline constexpr std::size_t mostRemedies = 4;

/// At most mostRemedies, one of a kind, the smallest change of its kind: what keeps all stages
/// whole comes first. Empty where the rally fits, or no time was said.
/// @param plan of the rally, apart from its remedies
/// @param minutes, changeMinutes from which it was planned
[[nodiscard]] std::vector<Remedy> remediesFor(const Rally& rally, const EveningPlan& plan,
                                              const std::vector<StageMinutes>& minutes,
                                              int changeMinutes);

/// Does it, in one step. Nothing of a swap, as the stage to come is not known.
[[nodiscard]] RallyEdit editOf(const Remedy& remedy, const Rally& rally, int changeMinutes);

} // namespace stagewright
