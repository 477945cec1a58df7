#include "model/drive/estimate.h"

#include "model/drive/drive_task.h"
#include "model/drive/exact_solver.h"
#include "model/drive/space_graph.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace stagewright {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Estimate)
};

/// A piece that is driven several times is counted once, with all that happens on it.
std::vector<PieceEstimate> pieceEstimates(const DriveTask& task, const DriveStatistics& drives) {
    std::map<std::int32_t, std::size_t> byPiece;
    std::vector<PieceEstimate> pieces;
    std::vector<double> gears;
    for (const DrivenPiece& driven : task.pieces)
        if (byPiece.emplace(driven.piece, pieces.size()).second)
            pieces.push_back({driven.piece, driven.name, driven.place, 0, 0, 0});
    gears.resize(pieces.size());
    const auto count = static_cast<double>(std::max<std::int64_t>(1, drives.drives()));
    for (SpaceVertex v = 1; v < num_vertices(task.graph); ++v) {
        const auto driven = static_cast<std::size_t>(task.graph[v].tile);
        const std::size_t at = byPiece.at(task.pieces[driven].piece);
        for (int gear = 0; gear <= highestGear; ++gear) {
            const double turns = static_cast<double>(drives.turnsEnded(v, gear)) / count;
            pieces[at].turns += turns;
            gears[at] += turns * gear;
            if (gear == 0)
                pieces[at].losses += turns;
        }
    }
    for (std::size_t i = 0; i < pieces.size(); ++i)
        pieces[i].gear = pieces[i].turns > 0 ? gears[i] / pieces[i].turns : 0;
    return pieces;
}

QStringList remarksOn(const DriveTask& task) {
    QStringList remarks;
    bool climbs = false;
    bool mixed = false;
    for (const DrivenPiece& driven : task.pieces) {
        mixed = mixed || driven.terrain != task.pieces.front().terrain;
        climbs = climbs || driven.climbs;
    }
    if (climbs)
        remarks << Texts::tr("Climb arrows are not counted yet");
    if (mixed)
        remarks << Texts::tr("The surface changes, but the dice of \"%1\" are used "
                             "throughout")
                       .arg(task.dashboard.id);
    if (num_vertices(task.graph) > mostSpacesForDamage)
        remarks << Texts::tr("On so long a route damage is counted, but takes no dice away");
    return remarks;
}

/// What does not depend on any drive.
std::optional<Estimate> beforeDriving(const Stage& stage, const DriveTask& task,
                                      const DriveRules& rules, const std::stop_token& stop) {
    const auto exact = solveExactly(task.graph, rules, task.dashboard, stop);
    if (!exact)
        return std::nullopt;
    Estimate result;
    result.stageClass = stageClass(task.piecesALap);
    // By the exact chances, so that it depends on the stage alone.
    std::vector<double> losses(task.pieces.size());
    for (SpaceVertex v = 1; v < num_vertices(task.graph); ++v)
        losses[static_cast<std::size_t>(task.graph[v].tile)] += exact->spaces[v].loses;
    result.difficulty = difficultyOf(task.pieces, losses);
    result.setupMinutes = setupMinutes(rules, stage.layout.pieceCount());
    result.remarks = remarksOn(task);
    result.exactSeconds = exact->start.seconds;
    result.exactTurns = exact->start.turns;
    result.exactLoss = exact->start.loss;
    return result;
}

void addDrives(Estimate& result, const DriveTask& task, const DriveRules& rules,
               DriveStatistics drives) {
    result.drives = std::move(drives);
    result.pieces = pieceEstimates(task, result.drives);
    for (int players = 1; players <= mostPlayersListed; ++players)
        result.tableMinutes.at(static_cast<std::size_t>(players) - 1) =
            tableMinutes(rules, result.drives.turns(), players);
}

} // namespace

std::optional<Estimate> estimate(const Stage& stage, const DriveTask& task, const DriveRules& rules,
                                 const EstimateRequest& request, const std::stop_token& stop,
                                 const EstimateProgress& progress) {
    auto result = beforeDriving(stage, task, rules, stop);
    if (!result)
        return std::nullopt;
    const Simulator cars(task.pieces, task.graph, rules, task.dashboard, request.drive);
    DriveProgress each;
    if (progress)
        each = [&](const DriveStatistics& so) {
            Estimate rough = *result;
            addDrives(rough, task, rules, so);
            progress(rough);
        };
    auto drives = simulate(cars, request.length, stop, each);
    if (!drives)
        return std::nullopt;
    addDrives(*result, task, rules, *std::move(drives));
    return result;
}

std::optional<std::vector<SoloTime>> soloTimes(const DriveTask& task, const DriveRules& rules,
                                               const std::stop_token& stop) {
    std::vector<SoloTime> times;
    for (const Dashboard& dashboard : rules.dashboards) {
        const auto drive = solveExactly(task.graph, rules, dashboard, stop);
        if (!drive)
            return std::nullopt;
        times.push_back({dashboard, drive->start.seconds, drive->start.turns});
    }
    return times;
}

QString minutesAndSeconds(double seconds) {
    const auto whole = static_cast<long long>(std::llround(seconds));
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

} // namespace stagewright
