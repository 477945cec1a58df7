#pragma once

#include "model/drive/race/race_simulator.h"

namespace stagewright {

/// A piece of the layout that is driven over.
struct RacedPiece {
    QString name;
    Place place;
    std::int32_t piece = 0; ///< DrivenPiece::piece
};

/// As RaceStatistics numbers them.
[[nodiscard]] std::vector<RacedPiece> racedPieces(const RaceSimulator& simulator);

/// Minutes at the table: the turns of all cars.
[[nodiscard]] MeanFigure raceMinutes(const RaceStatistics& races, const DriveRules& rules);

} // namespace stagewright
