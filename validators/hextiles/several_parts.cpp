#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/first_on_hex.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct SeveralParts {
    Q_DECLARE_TR_FUNCTIONS(SeveralParts)
};

} // namespace

/// The road falls into parts that do not join, in a stage that has no start or no finish yet. With
/// both of them the route says more: see noRoute and offTheRoute.
void severalParts(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    if (analysis.route.complete || routeIsMissed(context, analysis))
        return;
    const std::vector<int> parts = analysis.roads.parts();
    std::map<int, QList<Hex>> hexes;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const TileSide* side = analysis.roads.side(i);
        if (side && isAmongFirst(context.stage, static_cast<qsizetype>(i)) &&
            !side->roads.empty() && side->role != Role::Service)
            hexes[parts[i]].append(
                tilesOf(context.stage).placements()[static_cast<qsizetype>(i)].hex);
    }
    if (hexes.size() < 2)
        return;
    // Named are the tiles outside the largest part.
    const QList<Hex>* largest = &hexes.begin()->second;
    for (const auto& [part, where] : hexes)
        if (where.size() > largest->size())
            largest = &where;
    QList<Hex> others;
    for (const auto& [part, where] : hexes)
        if (&where != largest)
            others.append(where);
    std::sort(others.begin(), others.end());
    findings.append(findingAt(Severity::Warning, others, std::nullopt,
                              SeveralParts::tr("The road is in %n part(s) that do not join.",
                                               nullptr, static_cast<int>(hexes.size()))));
}

} // namespace stagewright
