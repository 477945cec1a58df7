#pragma once

#include "model/rally/remedy.h"
#include "model/rally/shortening.h"

#include <optional>
#include <vector>

namespace stagewright {

/// A rally held against the time that it may take (RallyInfo::evening).
struct EveningPlan {
    Timetable timetable;
    /// Whole minutes, as the timetable shows them; less than 0: it is too long; nothing: no time
    /// was said.
    std::optional<double> left;
    qsizetype stagesInTime = 0; ///< those that are over in time, from the first on
    /// The most players with whom the rally fits, up to mostDrivers; 0: not
    /// even one; nothing: no time was said.
    std::optional<int> playersInTime;
    std::vector<Shortening> ways; ///< single changes that make it fit, least loss of play first
    std::vector<qsizetype> drop;  ///< where it is too long: the fewest stages to leave out
    std::vector<Remedy> remedies; ///< what to do where it is too long: a few of all that
    int changeMinutes = 0;        ///< by which it was planned

    [[nodiscard]] bool fits() const { return left.value_or(0) >= 0; }
};

/// @param minutes one for each stage, for as many players as the rally has
/// @param changeMinutes of the rules (DriveRules)
[[nodiscard]] EveningPlan planEvening(const Rally& rally, const std::vector<StageMinutes>& minutes,
                                      int changeMinutes);

} // namespace stagewright
