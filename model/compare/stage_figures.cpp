#include "model/compare/stage_figures.h"

#include "model/drive/drive_task.h"
#include "model/drive/estimate.h"
#include "model/drive/rules_file.h"
#include "model/drive/stage_driving.h"
#include "model/drive/stage_timing.h"
#include "model/game/estimate_length.h"
#include "model/game/player_limit.h"
#include "model/rally/rally_minutes.h"

#include <algorithm>
#include <thread>

namespace stagewright {

namespace {

/// To either side of the mean, in seconds: differences of less nobody would notice at a table.
constexpr double meanWithin = 0.25;

/// Its remedy is for the command line.
ExpectedFigures nothingBecause(const Fault& fault) {
    ExpectedFigures none;
    none.whyNot = sentenceAlone({fault.what, {}, {}, {}});
    return none;
}

std::optional<ExpectedFigures> timed(const Stage& stage, const Games& games, int players,
                                     const std::stop_token& stop) {
    ExpectedFigures figures;
    if (!canPlay(stage, games, players))
        return figures;
    const auto minutes = timedMinutes(stage, games, players, stop);
    if (!minutes)
        return nothingBecause(minutes.error());
    if (!*minutes)
        return std::nullopt;
    figures.minutes = (*minutes)->drive;
    return figures;
}

std::optional<ExpectedFigures> driven(const Stage& stage, const Games& games, int players,
                                      const std::stop_token& stop) {
    const auto rules = builtInRules(stage.info.game);
    if (!rules)
        return nothingBecause(rules.error());
    const int laps = stage.info.kind == StageKind::Circuit ? stage.info.laps : 1;
    const auto task = driveTaskOf(stage, games, *rules, laps);
    if (!task)
        return nothingBecause(task.error());
    EstimateRequest request;
    request.laps = laps;
    request.length = {games.data<EstimateLength>().drives, meanWithin, 1,
                      std::max(1U, std::thread::hardware_concurrency())};
    const auto found = estimate(stage, *task, *rules, request, stop);
    if (!found)
        return std::nullopt;
    ExpectedFigures figures;
    if (found->drives.finished() == 0)
        return figures;
    figures.seconds = found->drives.mean();
    figures.losses = found->drives.losses();
    figures.difficulty = found->difficulty.difficulty;
    if (canPlay(stage, games, players))
        figures.minutes = found->tableMinutes.at(static_cast<std::size_t>(players) - 1);
    return figures;
}

} // namespace

StageFigures figuresOf(const Stage& stage, const Games& games) {
    const StageWay way = games.face<StageDriving>(stage).way(stage, games);
    StageFigures figures{stage.layout.pieceCount(), way.terrains, way.spaces};
    figures.surfaces.erase(Terrain::None);
    return figures;
}

std::optional<ExpectedFigures> expectedOf(const Stage& stage, const Games& games, int players,
                                          const std::stop_token& stop) {
    return isTimed(stage, games) ? timed(stage, games, players, stop)
                                 : driven(stage, games, players, stop);
}

} // namespace stagewright
