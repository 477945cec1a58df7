#pragma once

#include "model/drive/drive_value.h"
#include "model/drive/policy.h"
#include "model/drive/profile.h"
#include "model/drive/rules.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// How likely things happen on a space in one drive.
struct SpaceChances {
    double visited = 0;  ///< a car comes onto it; flying over it does not count
    double turnEnds = 0; ///< a turn ends there, with control kept or lost
    double loses = 0;    ///< control is lost there
    std::array<double, highestGear + 1> gear{};    ///< it is visited in that gear (at 0: never)
    std::array<double, highestGear + 1> losesIn{}; ///< control is lost there in that gear
};

/// One car's drive under the best play, die by die: each die or brake group is chosen after the
/// last one was seen, and the driver may stop after any roll. No tokens, no flying start, no flat
/// out, no damage; a loss of control costs the seconds of gear 0 and the car goes on from that
/// space in gear 0; shortcuts end well. Best is least expected seconds; between equal choices fewer
/// turns, then less chance of a loss (driving rules, "the exact solver's question").
struct ExactDrive {
    DriveValue start;  ///< infinite if no way leads to the finish
    double losses = 0; ///< expected
    Policy policy;     ///< of the first turn; of all, where no turn has dice of its own
    std::vector<SpaceChances> spaces; ///< by vertex of the space graph
};

/// Backward induction, then one pass forward.
///
/// Decided where the rules are silent: a car that cannot move (before a ford without a die that
/// wades) stands for a turn that costs the seconds of gear 0, and goes on from gear 0; control lost
/// on a landing beyond the finish line does not count as a loss; limits, end lines and hazards on
/// the first space beyond the finish line do not count; spaces that lead nowhere are not entered.
/// @param profile Optimal, or Careful or Brisk: the best play within that manner. A careful driver
/// begins a turn with a safe roll if there is one.
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<ExactDrive>
solveExactly(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard,
             const std::stop_token& stop = {}, Profile profile = Profile::Optimal);

} // namespace stagewright
