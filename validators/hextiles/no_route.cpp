#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct NoRoute {
    Q_DECLARE_TR_FUNCTIONS(NoRoute)
};

bool hasFinish(const RuleContext& context, const RoadGraph& roads) {
    const auto count = static_cast<std::size_t>(tilesOf(context.stage).placements().size());
    for (std::size_t i = 0; i < count; ++i)
        if (const TileSide* side = roads.side(i); side && side->role == Role::Finish)
            return true;
    return false;
}

} // namespace

/// No way from the start to the finish, or a circuit that does not close. A stage that lacks its
/// start or its finish has been told so already.
void noRoute(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    if (!routeIsMissed(context, analysis))
        return;
    const Route& route = analysis.route;
    const bool circuit = context.stage.info.kind == StageKind::Circuit;
    const auto last = static_cast<qsizetype>(route.steps.back().placement);
    const Placement& end = tilesOf(context.stage).placements()[last];
    const QString text =
        circuit ? NoRoute::tr("The circuit is not closed: the road from the start ends at %1.")
                : NoRoute::tr("The road from the start does not reach the finish: it ends at %1.");
    findings.append(
        findingAt(Severity::Error, {end.hex}, std::nullopt, text.arg(end.side.toString())));
}

bool routeIsMissed(const RuleContext& context, const RouteAnalysis& analysis) {
    const bool circuit = context.stage.info.kind == StageKind::Circuit;
    return !analysis.route.complete && !analysis.route.steps.empty() &&
           (circuit || hasFinish(context, analysis.roads));
}

} // namespace stagewright
