#include "editor/zones/commands/road_rally_answers.h"

#include "editor/zones/words/road_rally_words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct RoadRallyAnswers {
    Q_DECLARE_TR_FUNCTIONS(RoadRallyAnswers)
};

constexpr std::int64_t mostRoadRallies = 20'000;

QString memberNamed(const char* name) {
    return QString::fromLatin1(name);
}

QJsonArray planJson(const TyrePlan& plan) {
    QJsonArray legs;
    for (const TyreLeg& leg : plan) {
        QJsonArray all;
        for (const TyreLeg::Tyres& tyres : leg.tyres) {
            QJsonArray stages;
            for (const double seconds : tyres.stages)
                stages.append(seconds);
            all.append(QJsonObject{{memberNamed("tyres"), tyres.tyres},
                                   {memberNamed("expected_seconds"), tyres.seconds},
                                   {memberNamed("stages"), stages}});
        }
        legs.append(QJsonObject{{memberNamed("first"), static_cast<int>(leg.first) + 1},
                                {memberNamed("stages"), static_cast<int>(leg.count)},
                                {memberNamed("tyres"), all}});
    }
    return legs;
}

QJsonObject timesJson(const DriveStatistics& times) {
    return {{memberNamed("expected_seconds"), times.mean()},
            {memberNamed("seconds_10"), times.quantile(0.1)},
            {memberNamed("seconds_90"), times.quantile(0.9)},
            {memberNamed("damage"), times.damage()}};
}

QJsonArray stagesJson(const RoadRallyForecast& forecast) {
    QJsonArray stages;
    for (std::size_t i = 0; i < forecast.stages.size(); ++i) {
        const RoadRallyForecast::Stage& each = forecast.stages[i];
        QJsonObject stage = timesJson(forecast.driven.stages[i]);
        stage.insert(memberNamed("stage"), static_cast<int>(each.index) + 1);
        stage.insert(memberNamed("tyres"), each.tyres);
        stage.insert(memberNamed("rounds"), forecast.driven.roundsOf(i));
        stage.insert(memberNamed("opening_costs_seconds"), each.costOfOpening);
        stage.insert(memberNamed("penalty_share"), forecast.driven.penaltyShare(i));
        stage.insert(memberNamed("penalty_seconds"), forecast.driven.penaltySeconds(i));
        stages.append(stage);
    }
    return stages;
}

QStringList linesOf(const RallyRemark& remark) {
    QStringList lines{RoadRallyAnswers::tr("%1:", "a heading").arg(remark.heading)};
    for (const QString& line : remark.lines)
        lines << QStringLiteral("  ") + line;
    return lines;
}

} // namespace

RallySaid roadRallySaid(const RallyToEstimate& asked) {
    RoadRallyRun run;
    run.players = asked.players;
    run.profile = asked.choice.request.drive.profile;
    run.rallies = std::min(mostRoadRallies, asked.choice.request.length.mostDrives);
    run.seed = asked.choice.request.length.seed;
    run.threads = asked.choice.request.length.threads;
    const auto found = forecastOfRoads(asked.rally, asked.games.data<ZoneBoards>(),
                                       asked.games.data<RoadRules>(), run);
    RallySaid said;
    if (!found) {
        said.lines << sentence(found.error());
        return said;
    }
    const RoadRallyForecast& forecast = **found; // nobody asks it to stop
    if (forecast.plan.empty())
        return said;
    for (const RallyRemark& remark : roadRallyInWords(forecast, asked.rally))
        said.lines += linesOf(remark);
    said.json.insert(memberNamed("board_rules"), forecast.rulesFile);
    said.json.insert(memberNamed("tyre_plan"), planJson(forecast.plan));
    if (forecast.stages.empty())
        return said;
    said.json.insert(memberNamed("board_stages"), stagesJson(forecast));
    said.json.insert(memberNamed("board_total"), timesJson(forecast.driven.totals));
    said.json.insert(memberNamed("board_winner"), timesJson(forecast.driven.winners));
    return said;
}

} // namespace stagewright
