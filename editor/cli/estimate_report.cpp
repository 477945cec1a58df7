#include "editor/cli/estimate_report.h"

#include "editor/cli/json_key.h"
#include "editor/cli/piped_files.h"
#include "editor/language/display_locale.h"
#include "editor/language/drive_words.h"
#include "model/drive/drive_task.h"
#include "model/drive/space_graph.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

namespace stagewright {

namespace {

struct EstimateTable {
    Q_DECLARE_TR_FUNCTIONS(EstimateReport)
};

QJsonObject commonJson(const EstimateSubject& subject) {
    const DriveTask& task = subject.task;
    return {{key("file"), subject.file},
            {key("title"), subject.stage.info.title},
            {key("game"), subject.rules.game},
            {key("rules"), subject.ownRules.isEmpty() ? subject.rules.title : subject.ownRules},
            {key("dashboard"), task.dashboard.id},
            {key("profile"), name(subject.choice.request.drive.profile)},
            {key("laps"), task.laps},
            {key("route_tiles"), task.piecesALap},
            {key("nodes"), static_cast<qint64>(spaceCount(task.graph))},
            {key("moves"), static_cast<qint64>(num_edges(task.graph))}};
}

/// As the kind's own JSON has it, and by name.
QJsonObject pieceJson(const EstimateSubject& subject, const QString& piece, Place place) {
    QJsonObject json = subject.places.json(place);
    json.insert(key("tile"), piece);
    json.insert(key("place"), subject.places.name(place));
    return json;
}

QString heading(const EstimateSubject& subject) {
    const QString title = oneLine(subject.stage.info.title);
    const QString file = spokenName(subject.file);
    return title.isEmpty() ? file : EstimateTable::tr("%1: %2").arg(file, title);
}

/// "  time        2:07"
QString line(const QString& what, const QString& said) {
    constexpr int column = 14;
    return QStringLiteral("  ") + what.leftJustified(column) + said;
}

QString rulesSaid(const EstimateSubject& subject) {
    const QString source =
        subject.ownRules.isEmpty() ? subject.rules.title : spokenName(subject.ownRules);
    const QString dashboard =
        EstimateTable::tr("%1, dashboard \"%2\"").arg(source, subject.task.dashboard.id);
    const auto assumed = static_cast<int>(subject.rules.assumed.size());
    return assumed == 0 ? dashboard
                        : EstimateTable::tr("%1; %n value(s) of them are assumed", nullptr, assumed)
                              .arg(dashboard);
}

QString routeSaid(const EstimateSubject& subject) {
    const DriveTask& task = subject.task;
    const QString pieces = subject.words.driven(task.piecesALap);
    return task.laps == 1 ? pieces
                          : EstimateTable::tr("%1, %n lap(s)", nullptr, task.laps).arg(pieces);
}

/// "2:07 expected (mean of 100000 drives, to 0.04 s)"
QString timeSaid(const DriveStatistics& drives) {
    const auto count = static_cast<int>(drives.drives());
    if (drives.finished() == 0)
        return EstimateTable::tr("none, as no car comes to the finish in %n drive(s)", nullptr,
                                 count);
    const QString mean = minutesAndSeconds(drives.mean());
    const auto halfWidth = drives.halfWidth();
    return halfWidth
               ? EstimateTable::tr("%1 expected (mean of %n drive(s), to %2 s)", nullptr, count)
                     .arg(mean, displayNumber(*halfWidth, 2))
               : EstimateTable::tr("%1 expected (from %n drive(s), too few to say how exactly)",
                                   nullptr, count)
                     .arg(mean);
}

int playersOf(const EstimateSubject& subject) {
    return subject.choice.players.value_or(subject.stage.info.players.value_or(usualPlayers));
}

double minutesFor(const EstimateSubject& subject, const Estimate& estimate, int players) {
    return tableMinutes(subject.rules, estimate.drives.turns(), players);
}

QString tableSaid(const EstimateSubject& subject, const Estimate& estimate) {
    QStringList each;
    for (std::size_t i = 0; i < estimate.tableMinutes.size(); ++i)
        each << QStringLiteral("%1: %2").arg(i + 1).arg(std::lround(estimate.tableMinutes.at(i)));
    const int players = playersOf(subject);
    const auto minutes = static_cast<int>(std::lround(minutesFor(subject, estimate, players)));
    return EstimateTable::tr("%n minute(s) at the table for %1 (%2), and %3 to set up", nullptr,
                             minutes)
        .arg(QString::number(players), each.join(QStringLiteral(", ")),
             QString::number(std::lround(estimate.setupMinutes)));
}

QJsonArray piecesJson(const EstimateSubject& subject, const Estimate& estimate) {
    QJsonArray pieces;
    for (const PieceEstimate& piece : estimate.pieces) {
        QJsonObject json = pieceJson(subject, piece.name, piece.place);
        json.insert(key("losses"), piece.losses);
        json.insert(key("turns"), piece.turns);
        json.insert(key("gear"), piece.gear);
        pieces.append(json);
    }
    return pieces;
}

QJsonArray soloJson(const std::vector<SoloTime>& solo) {
    QJsonArray times;
    for (const SoloTime& time : solo)
        times.append(QJsonObject{{key("dashboard"), time.dashboard.id},
                                 {key("class"), time.dashboard.carClass},
                                 {key("tyres"), time.dashboard.tyres},
                                 {key("surface"), time.dashboard.surface},
                                 {key("seconds"), time.seconds},
                                 {key("turns"), time.turns}});
    return times;
}

} // namespace

QJsonObject exactJson(const EstimateSubject& subject, const ExactDrive& drive) {
    QJsonObject json = commonJson(subject);
    json.insert(key("expected_seconds"), drive.start.seconds);
    json.insert(key("expected_turns"), drive.start.turns);
    json.insert(key("p_loss"), drive.start.loss);
    json.insert(key("expected_losses"), drive.losses);
    QJsonArray spaces;
    const SpaceGraph& graph = subject.task.graph;
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v) {
        const DrivenPiece& piece = subject.task.pieces[static_cast<std::size_t>(graph[v].tile)];
        QJsonObject space = pieceJson(subject, piece.name, piece.place);
        space.insert(key("space"), piece.spaces.value(graph[v].space));
        if (graph[v].kind == SpaceKind::FirstHalf || graph[v].kind == SpaceKind::SecondHalf)
            space.insert(key("half"), graph[v].kind == SpaceKind::FirstHalf ? 1 : 2);
        space.insert(key("visited"), drive.spaces[v].visited);
        space.insert(key("turn_ends"), drive.spaces[v].turnEnds);
        space.insert(key("loses"), drive.spaces[v].loses);
        double gear = 0;
        for (int g = 1; g <= highestGear; ++g)
            gear += g * drive.spaces[v].gear.at(static_cast<std::size_t>(g));
        space.insert(key("gear"), drive.spaces[v].visited > 0 ? gear / drive.spaces[v].visited : 0);
        spaces.append(space);
    }
    json.insert(key("spaces"), spaces);
    return json;
}

QStringList exactLines(const EstimateSubject& subject, const ExactDrive& drive) {
    const SpaceGraph& graph = subject.task.graph;
    return {
        heading(subject),
        line(EstimateTable::tr("time"), EstimateTable::tr("%1 expected (%2 s), exactly")
                                            .arg(minutesAndSeconds(drive.start.seconds),
                                                 displayNumber(drive.start.seconds, 6))),
        line(EstimateTable::tr("turns"), displayNumber(drive.start.turns, 4)),
        line(EstimateTable::tr("losses"),
             EstimateTable::tr("%1 of control in a drive; at least one in %2 %")
                 .arg(displayNumber(drive.losses, 4), displayNumber(100 * drive.start.loss, 2))),
        line(EstimateTable::tr("route"), routeSaid(subject)),
        line(EstimateTable::tr("graph"),
             EstimateTable::tr("%1, %n move(s)", "of spaces", static_cast<int>(num_edges(graph)))
                 .arg(EstimateTable::tr("%n space(s)", nullptr,
                                        static_cast<int>(spaceCount(graph))))),
        line(EstimateTable::tr("rules"), rulesSaid(subject))};
}

QJsonObject estimateJson(const EstimateSubject& subject, const Estimate& estimate,
                         const std::vector<SoloTime>& solo) {
    const DriveStatistics& drives = estimate.drives;
    QJsonObject json = commonJson(subject);
    json.insert(key("drives"), static_cast<qint64>(drives.drives()));
    json.insert(key("seed"), static_cast<qint64>(subject.choice.request.length.seed));
    const auto halfWidth = drives.halfWidth(); // null in JSON where two drives did not finish
    json.insert(key("expected_seconds"), drives.mean());
    json.insert(key("half_width"), halfWidth ? QJsonValue(*halfWidth) : QJsonValue());
    json.insert(key("standard_deviation"),
                halfWidth ? QJsonValue(std::sqrt(drives.variance())) : QJsonValue());
    json.insert(key("seconds_10"), drives.quantile(0.1));
    json.insert(key("seconds_50"), drives.quantile(0.5));
    json.insert(key("seconds_90"), drives.quantile(0.9));
    json.insert(key("expected_turns"), drives.turns());
    json.insert(key("expected_losses"), drives.losses());
    json.insert(key("p_loss"), drives.anyLoss());
    json.insert(key("damage"), drives.damage());
    json.insert(key("shortcuts"), drives.shortcuts());
    json.insert(key("tokens"), drives.tokens());
    json.insert(key("retired"), drives.retired());
    json.insert(key("exact_seconds"), estimate.exactSeconds);
    json.insert(key("players"), playersOf(subject));
    json.insert(key("minutes"), minutesFor(subject, estimate, playersOf(subject)));
    QJsonArray minutes;
    for (const double each : estimate.tableMinutes)
        minutes.append(each);
    json.insert(key("table_minutes"), minutes);
    json.insert(key("setup_minutes"), estimate.setupMinutes);
    json.insert(key("class"), name(estimate.stageClass));
    json.insert(key("difficulty"), name(estimate.difficulty.difficulty));
    json.insert(key("reason"), estimate.difficulty.reason);
    json.insert(key("tiles"), piecesJson(subject, estimate));
    if (!solo.empty())
        json.insert(key("solo"), soloJson(solo));
    json.insert(key("remarks"), QJsonArray::fromStringList(estimate.remarks));
    return json;
}

QStringList estimateLines(const EstimateSubject& subject, const Estimate& estimate,
                          const std::vector<SoloTime>& solo) {
    const DriveStatistics& drives = estimate.drives;
    QStringList lines{
        heading(subject),
        line(EstimateTable::tr("time"), timeSaid(drives)),
        line(EstimateTable::tr("spread"), EstimateTable::tr("%1 to %2 (10 to 90 % of the drives)")
                                              .arg(minutesAndSeconds(drives.quantile(0.1)),
                                                   minutesAndSeconds(drives.quantile(0.9)))),
        line(EstimateTable::tr("best play"), EstimateTable::tr("%1 without mishaps, die by die")
                                                 .arg(minutesAndSeconds(estimate.exactSeconds))),
        line(EstimateTable::tr("turns"), displayNumber(drives.turns(), 1)),
        line(EstimateTable::tr("losses"),
             EstimateTable::tr("%1 of control in a drive; at least one in %2 %")
                 .arg(displayNumber(drives.losses(), 2), displayNumber(100 * drives.anyLoss(), 0))),
        line(EstimateTable::tr("damage"),
             EstimateTable::tr("%1 tokens in a drive; %2 % of the cars retire")
                 .arg(displayNumber(drives.damage(), 2), displayNumber(100 * drives.retired(), 2))),
        line(EstimateTable::tr("to play"), tableSaid(subject, estimate)),
        line(EstimateTable::tr("class"), wordFor(estimate.stageClass) + QStringLiteral(" (") +
                                             routeSaid(subject) + QStringLiteral(")")),
        line(EstimateTable::tr("difficulty"), phraseFor(estimate.difficulty)),
        line(EstimateTable::tr("drivers"), wordFor(subject.choice.request.drive.profile)),
        line(EstimateTable::tr("rules"), rulesSaid(subject))};
    for (const SoloTime& time : solo)
        lines << line(EstimateTable::tr("solo"),
                      QStringLiteral("%1  %2 s  %3")
                          .arg(minutesAndSeconds(time.seconds), displayNumber(time.seconds, 1),
                               time.dashboard.id));
    for (const QString& remark : estimate.remarks)
        lines << line(EstimateTable::tr("remark"), remark);
    return lines;
}

} // namespace stagewright
