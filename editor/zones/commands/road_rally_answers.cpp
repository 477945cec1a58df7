#include "editor/zones/commands/road_rally_answers.h"

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
    for (const TyreLeg& leg : plan) {
        QStringList times;
        for (const TyreLeg::Tyres& tyres : leg.tyres)
            times << RoadRallyAnswers::tr("%1 %2", "tyres and their time")
                         .arg(tyresInWords(tyres.tyres), minutesAndSeconds(tyres.seconds));
        const QString first = stageNumber(rally, leg.first);
        const QString stages = leg.count == 1
                                   ? first
                                   : RoadRallyAnswers::tr("%1 to %2")
                                         .arg(first, stageNumber(rally, leg.first + leg.count - 1));
        lines << indented(RoadRallyAnswers::tr("%1: %2", "stages and times by tyres")
                              .arg(stages, times.join(QStringLiteral(", "))));
    }
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

void addDriven(RallySaid& said, const Rally& rally, const std::vector<RallyRoad>& roads,
               const RoadRallyStatistics& driven) {
    QJsonArray stages;
    said.lines << RoadRallyAnswers::tr("Driven with the fastest tyres, damage carried on:");
    for (std::size_t i = 0; i < roads.size(); ++i) {
        QJsonObject stage = timesJson(driven.stages[i]);
        stage.insert(memberNamed("stage"), static_cast<int>(roads[i].index) + 1);
        stage.insert(memberNamed("tyres"), roads[i].tyres);
        stages.append(stage);
        said.lines << timesLine(stageName(rally, roads[i].index), driven.stages[i]);
    }
    said.lines << timesLine(RoadRallyAnswers::tr("Together"), driven.totals)
               << timesLine(RoadRallyAnswers::tr("Winner"), driven.winners);
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
    said.lines = planLines(**plan, asked.rally);
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
        addDriven(said, asked.rally, *roads, *driven);
    return said;
}

} // namespace stagewright
