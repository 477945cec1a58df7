#pragma once

#include <vector>

namespace stagewright {

/// One of the five durations that the rulebook of GT gives, for four players, and the simulation's.
struct TableMinutes {
    int tiles = 0;
    int laps = 1;
    double rulebook = 0;
    double simulated = 0;
    double error = 0; ///< standard error of `simulated`

    /// By how much the simulation is off, as a part of the rulebook's.
    [[nodiscard]] double residual() const { return simulated / rulebook - 1; }
};

/// All turns of four reference drivers, by the turns a tile over the eight circuits of the
/// rulebook's lists.
/// @param races on each circuit
std::vector<TableMinutes> tableMinutesOfGt(int races);

/// The seconds a turn that would leave the least squares of the residuals.
/// @param seconds a turn in `minutes`
double bestSecondsATurn(const std::vector<TableMinutes>& minutes, double seconds);

} // namespace stagewright
