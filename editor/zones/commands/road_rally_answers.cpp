#include "editor/zones/commands/road_rally_answers.h"

#include "editor/language/display_locale.h"
#include "editor/zones/words/tyre_words.h"
#include "model/drive/estimate.h"
#include "model/layouts/zones/rally/road_rally.h"
#include "model/rally/stage_name.h"

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

QString indented(const QString& said) {
    return QStringLiteral("  ") + said;
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

QStringList planLines(const TyrePlan& plan, const Rally& rally) {
    QStringList lines{RoadRallyAnswers::tr("Tyres, chosen at the start and at assistances:")};
    for (const QString& line : tyrePlanInWords(plan, rally))
        lines << indented(line);
    return lines;
}

QJsonObject timesJson(const DriveStatistics& times) {
    return {{memberNamed("expected_seconds"), times.mean()},
            {memberNamed("seconds_10"), times.quantile(0.1)},
            {memberNamed("seconds_90"), times.quantile(0.9)},
            {memberNamed("damage"), times.damage()}};
}

QString timesLine(const QString& what, const DriveStatistics& times) {
    return indented(RoadRallyAnswers::tr("%1: %2 expected (%3 to %4)")
                        .arg(what, minutesAndSeconds(times.mean()),
                             minutesAndSeconds(times.quantile(0.1)),
                             minutesAndSeconds(times.quantile(0.9))));
}

/// Who starts behind another starts turns later, and who opens a road of earth drives slower.
QString startsLine(const QString& stage, double rounds, double cost, const RoadRules& rules) {
    const QString line = RoadRallyAnswers::tr("%1: %2 rounds at the table, each starts %n turn(s) "
                                              "behind the one before",
                                              nullptr, rules.rally.turnsAhead)
                             .arg(stage, displayNumber(rounds, 1));
    if (cost == 0)
        return indented(line);
    return indented(RoadRallyAnswers::tr("%1; opening the road costs %2 s, a penalty to start "
                                         "later %3 s or more")
                        .arg(line, displayNumber(cost, 1))
                        .arg(rules.rally.penaltyStep));
}

void addDriven(RallySaid& said, const RallyToEstimate& asked, const std::vector<RallyRoad>& roads,
               const RoadRallyStatistics& driven) {
    const auto& rules = asked.games.data<RoadRules>();
    QJsonArray stages;
    QStringList starts;
    said.lines << RoadRallyAnswers::tr("Driven with the fastest tyres, damage carried on:");
    for (std::size_t i = 0; i < roads.size(); ++i) {
        const QString name = stageName(asked.rally, roads[i].index);
        const double cost = costOfOpening(roads[i], rules);
        QJsonObject stage = timesJson(driven.stages[i]);
        stage.insert(memberNamed("stage"), static_cast<int>(roads[i].index) + 1);
        stage.insert(memberNamed("tyres"), roads[i].tyres);
        stage.insert(memberNamed("rounds"), driven.roundsOf(i));
        stage.insert(memberNamed("opening_costs_seconds"), cost);
        stages.append(stage);
        said.lines << timesLine(name, driven.stages[i]);
        starts << startsLine(name, driven.roundsOf(i), cost, rules);
    }
    said.lines << timesLine(RoadRallyAnswers::tr("Together"), driven.totals)
               << timesLine(RoadRallyAnswers::tr("Winner"), driven.winners)
               << RoadRallyAnswers::tr("Starts, in the order of the times:") << starts;
    said.json.insert(memberNamed("board_stages"), stages);
    said.json.insert(memberNamed("board_total"), timesJson(driven.totals));
    said.json.insert(memberNamed("board_winner"), timesJson(driven.winners));
}

} // namespace

RallySaid roadRallySaid(const RallyToEstimate& asked) {
    const auto& boards = asked.games.data<ZoneBoards>();
    const auto& rules = asked.games.data<RoadRules>();
    const auto plan = tyrePlanOf(asked.rally, boards, rules, true);
    RallySaid said;
    if (!plan) {
        said.lines << sentence(plan.error());
        return said;
    }
    if ((*plan)->empty())
        return said;
    if (!rules.file.isEmpty())
        said.lines << RoadRallyAnswers::tr("By rules of your own: %1").arg(rules.file);
    said.json.insert(memberNamed("board_rules"), rules.file);
    said.lines += planLines(**plan, asked.rally);
    said.json.insert(memberNamed("tyre_plan"), planJson(**plan));
    const bool hasTyres = std::all_of((*plan)->begin(), (*plan)->end(),
                                      [](const TyreLeg& leg) { return !leg.tyres.empty(); });
    const auto roads =
        hasTyres ? roadsOf(asked.rally, **plan, boards, rules) : Expected<std::vector<RallyRoad>>();
    if (!roads || roads->empty())
        return said;
    RoadRallyRun run;
    run.players = asked.players;
    run.profile = asked.choice.request.drive.profile;
    run.rallies = std::min(mostRoadRallies, asked.choice.request.length.mostDrives);
    run.seed = asked.choice.request.length.seed;
    run.threads = asked.choice.request.length.threads;
    if (const auto driven = simulateRally(*roads, rules, run)) // nobody asks it to stop
        addDriven(said, asked, *roads, *driven);
    return said;
}

} // namespace stagewright
