#include "editor/zones/road_remarks.h"

#include "editor/zones/words/road_rally_words.h"

#include <QCoreApplication>

#include <memory>

namespace stagewright {

namespace {

struct RoadRemarks {
    Q_DECLARE_TR_FUNCTIONS(RoadRemarks)
};

constexpr std::int64_t ralliesOfAnEvening = 1000;

/// Why there are no times, in the language in which that was found out.
SayOfRally undriven(const QString& whyNot) {
    return [whyNot](const Rally&) {
        return std::vector{RallyRemark{RoadRemarks::tr("No times of printed boards"), {whyNot}}};
    };
}

SayOfRally findRemarks(const Rally& rally, const Games& games, const std::stop_token& stop) {
    RoadRallyRun run;
    run.players = rally.players();
    run.rallies = ralliesOfAnEvening;
    const auto found =
        forecastOfRoads(rally, games.data<ZoneBoards>(), games.data<RoadRules>(), run, stop);
    if (!found)
        return undriven(sentence(found.error()));
    if (!*found || (*found)->plan.empty())
        return {};
    return [forecast = std::make_shared<const RoadRallyForecast>(**found)](const Rally& now) {
        return roadRallyInWords(*forecast, now);
    };
}

} // namespace

RallyRemarks roadRemarks() {
    return {findRemarks};
}

} // namespace stagewright
