#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct AgainstPrint {
    Q_DECLARE_TR_FUNCTIONS(AgainstPrint)
};

} // namespace

/// The start or the finish is driven against the lettering of its arch. Real stages do it.
void againstPrint(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    for (const RouteStep& step : analysis.route.steps) {
        const Role role = analysis.roads.side(static_cast<std::size_t>(step.placement))->role;
        if (step.forward || (role != Role::Start && role != Role::Finish))
            continue;
        const Placement& tile = tilesOf(context.stage).placements()[step.placement];
        const QString text = role == Role::Start
                                 ? AgainstPrint::tr("The start %1 is driven the wrong way round.")
                                 : AgainstPrint::tr("The finish %1 is driven the wrong way round.");
        findings.append(
            findingAt(Severity::Hint, {tile.hex}, std::nullopt, text.arg(tile.side.toString())));
    }
}

/// Turns the tile round. Its road runs straight across, so that the borders stay as they were.
std::optional<Fix> turnWithThePrint(const RuleContext& context, const Finding& finding) {
    const auto tiles = tilesOf(context.stage).at(hexAt(finding.places.front()));
    if (tiles.size() != 1)
        return std::nullopt;
    const TileSide* side = context.catalogue.find(tiles.front().side);
    if (!side || side->roads.size() != 1 || side->roads.front().bend() != 0)
        return std::nullopt;
    const auto edit = turn(context.stage, tiles, tiles.front().hex, Turn(3));
    if (!edit)
        return std::nullopt;
    return Fix{*edit,
               [id = side->id] { return AgainstPrint::tr("Turn %1 round").arg(id.toString()); }};
}

} // namespace stagewright
