#include "editor/zones/words/road_rally_words.h"

#include "editor/language/display_locale.h"
#include "editor/zones/words/tyre_words.h"
#include "model/drive/estimate.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct RoadRallyWords {
    Q_DECLARE_TR_FUNCTIONS(RoadRallyWords)
};

QString timesInWords(const QString& what, const DriveStatistics& times) {
    return RoadRallyWords::tr("%1: %2 expected (%3 to %4)")
        .arg(what, minutesAndSeconds(times.mean()), minutesAndSeconds(times.quantile(0.1)),
             minutesAndSeconds(times.quantile(0.9)));
}

RallyRemark timesSaid(const RoadRallyForecast& forecast, const Rally& rally) {
    RallyRemark said{RoadRallyWords::tr("Driven with the fastest tyres, damage carried on"), {}};
    for (std::size_t i = 0; i < forecast.stages.size(); ++i)
        said.lines << timesInWords(stageName(rally, forecast.stages[i].index),
                                   forecast.driven.stages[i]);
    said.lines << timesInWords(RoadRallyWords::tr("Together"), forecast.driven.totals)
               << timesInWords(RoadRallyWords::tr("Winner"), forecast.driven.winners);
    return said;
}

/// Who opens a road of earth drives slower, and may take a penalty to start later.
QString openingInWords(const RoadRallyForecast& forecast, std::size_t stage) {
    const double cost = forecast.stages[stage].costOfOpening;
    const QString costs = displayNumber(cost, 1);
    if (const double share = forecast.driven.penaltyShare(stage); share > 0)
        return RoadRallyWords::tr("opening the road costs %1 s: in %2 of 100 rallies the first in "
                                  "time takes a hidden penalty to start later, %3 s in the mean")
            .arg(costs)
            .arg(std::lround(100 * share))
            .arg(displayNumber(forecast.driven.penaltySeconds(stage), 1));
    if (stage > 0 && cost <= forecast.rules.penaltyStep)
        return RoadRallyWords::tr("opening the road costs %1 s, less than a hidden penalty to "
                                  "start later, %2 s or more")
            .arg(costs)
            .arg(forecast.rules.penaltyStep);
    return RoadRallyWords::tr("opening the road costs %1 s").arg(costs);
}

RallyRemark startsSaid(const RoadRallyForecast& forecast, const Rally& rally) {
    RallyRemark said{RoadRallyWords::tr("Starts, in the order of the times"), {}};
    for (std::size_t i = 0; i < forecast.stages.size(); ++i) {
        const QString line =
            RoadRallyWords::tr("%1: %2 rounds at the table, each starts %n turn(s) "
                               "behind the one before",
                               nullptr, forecast.rules.turnsAhead)
                .arg(stageName(rally, forecast.stages[i].index),
                     displayNumber(forecast.driven.roundsOf(i), 1));
        said.lines << (forecast.stages[i].costOfOpening == 0
                           ? line
                           : RoadRallyWords::tr("%1; %2", "how starts go, what opening costs")
                                 .arg(line, openingInWords(forecast, i)));
    }
    return said;
}

} // namespace

std::vector<RallyRemark> roadRallyInWords(const RoadRallyForecast& forecast, const Rally& rally) {
    if (forecast.plan.empty())
        return {};
    RallyRemark tyres{RoadRallyWords::tr("Tyres, chosen at the start and at assistances"),
                      tyrePlanInWords(forecast.plan, rally)};
    if (!forecast.rulesFile.isEmpty())
        tyres.lines << RoadRallyWords::tr("By rules of your own: %1").arg(forecast.rulesFile);
    if (forecast.stages.empty())
        return {tyres};
    return {tyres, timesSaid(forecast, rally), startsSaid(forecast, rally)};
}

} // namespace stagewright
