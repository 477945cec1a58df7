#include "validators/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct NoRoute {
    Q_DECLARE_TR_FUNCTIONS(NoRoute)
};

bool hasFinish(const Ground& ground, const RoadGraph& roads) {
    const auto count = static_cast<std::size_t>(ground.stage.placements().size());
    for (std::size_t i = 0; i < count; ++i)
        if (const TileSide* side = roads.side(i); side && side->role == Role::Finish)
            return true;
    return false;
}

} // namespace

/// No way from the start to the finish, or a circuit that does not close. A stage that lacks its
/// start or its finish has been told so already.
void noRoute(const Ground& ground, const Survey& survey, Findings& findings) {
    if (!routeIsMissed(ground, survey))
        return;
    const Route& route = survey.route;
    const bool circuit = ground.stage.info.kind == StageKind::Circuit;
    const auto last = static_cast<qsizetype>(route.steps.back().placement);
    const Placement& end = ground.stage.placements()[last];
    const QString text = circuit ? NoRoute::tr("The circuit is not closed: from the start the road "
                                               "leads as far as %1.")
                                 : NoRoute::tr("The finish is not reached: from the start the road "
                                               "leads as far as %1.");
    findings.append({Severity::Error, {end.hex}, std::nullopt, text.arg(end.side.toString())});
}

bool routeIsMissed(const Ground& ground, const Survey& survey) {
    const bool circuit = ground.stage.info.kind == StageKind::Circuit;
    return !survey.route.complete && !survey.route.steps.empty() &&
           (circuit || hasFinish(ground, survey.roads));
}

} // namespace stagewright
