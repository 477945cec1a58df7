#pragma once

#include "model/drive/difficulty.h"
#include "model/drive/simulation.h"
#include "model/drive/table_time.h"
#include "model/game/stage.h"

#include <QStringList>

#include <stop_token>

namespace stagewright {

struct DriveTask;

/// What to estimate: how a stage is driven, by how many.
struct EstimateRequest {
    DriveSettings drive;
    int laps = 1; ///< 1 to mostLaps; counts only for circuits
    RunLength length;
};

/// One piece of the route, over all laps.
struct PieceEstimate {
    std::int32_t piece = 0; ///< DrivenPiece::piece
    QString name;           ///< of the piece
    Place place;
    double losses = 0; ///< of control, in a drive
    double turns = 0;  ///< that end there
    double gear = 0;   ///< mean gear at the ends of those turns; 0 where none ends
};

/// Best time with one dashboard, by the exact solver.
struct SoloTime {
    Dashboard dashboard;
    double seconds = 0;
    double turns = 0;
};

struct Estimate {
    DriveStatistics drives;
    std::vector<PieceEstimate> pieces; ///< each once, in driving order
    StageClass stageClass = StageClass::Short;
    DifficultyReason difficulty;
    std::array<double, mostPlayersListed> tableMinutes{}; ///< for 1 to so many players
    double setupMinutes = 0;
    QStringList remarks; ///< what the model does not know of, in the user's language

    // In a drive under the best play, die by die and without mishaps.
    double exactSeconds = 0;
    double exactTurns = 0;
    double exactLoss = 0; ///< chance that control is lost
};

/// Called after each block of drives with what all of them so far say, from any of the threads, one
/// block at a time.
using EstimateProgress = std::function<void(const Estimate&)>;

/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<Estimate> estimate(const Stage& stage, const DriveTask& task,
                                               const DriveRules& rules,
                                               const EstimateRequest& request,
                                               const std::stop_token& stop = {},
                                               const EstimateProgress& progress = {});

/// Best times with every dashboard of the rules (GT: classes, tyres, weather).
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<std::vector<SoloTime>>
soloTimes(const DriveTask& task, const DriveRules& rules, const std::stop_token& stop = {});

/// "2:07": minutes and seconds, rounded to whole seconds.
[[nodiscard]] QString minutesAndSeconds(double seconds);

} // namespace stagewright
