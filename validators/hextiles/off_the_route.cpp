#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/first_on_hex.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct OffTheRoute {
    Q_DECLARE_TR_FUNCTIONS(OffTheRoute)
};

} // namespace

/// Road tiles that no way from the start to the finish passes: a branch that leads nowhere, a
/// closed ring beside the stage. One finding for each group that roads connect.
///
/// Without a complete route only tiles are told apart that no road connects: see severalParts.
void offTheRoute(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    if (!analysis.route.complete)
        return;
    const std::vector<int> parts = analysis.roads.parts();
    std::map<int, QList<qsizetype>> groups;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const TileSide* side = analysis.roads.side(i);
        if (side && isAmongFirst(context.stage, static_cast<qsizetype>(i)) &&
            !side->roads.empty() && side->role != Role::Service && !analysis.driven[i])
            groups[parts[i]].append(static_cast<qsizetype>(i));
    }
    for (const auto& [part, tiles] : groups) {
        QList<Hex> hexes;
        QStringList sides;
        for (const qsizetype number : tiles) {
            const Placement& tile = tilesOf(context.stage).placements()[number];
            hexes.append(tile.hex);
            if (sides.size() < 12)
                sides << tile.side.toString();
            else if (sides.size() == 12)
                sides << QStringLiteral("…");
        }
        findings.append(findingAt(Severity::Warning, hexes, std::nullopt,
                                  OffTheRoute::tr("%n road tile(s) lie off the route: %1.", nullptr,
                                                  static_cast<int>(tiles.size()))
                                      .arg(sides.join(QStringLiteral(", ")))));
    }
}

} // namespace stagewright
