#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StartAndFinish {
    Q_DECLARE_TR_FUNCTIONS(StartAndFinish)
};

QList<Hex> hexesOf(Role role, const RuleContext& context, const RouteAnalysis& analysis) {
    QList<Hex> hexes;
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const TileSide* side = analysis.roads.side(static_cast<std::size_t>(i));
        if (side && side->role == role)
            hexes.append(tiles[i].hex);
    }
    return hexes;
}

void report(Findings& findings, const QList<Hex>& hexes, const QString& text) {
    findings.append(findingAt(Severity::Error, hexes, std::nullopt, text));
}

void checkCircuit(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    const QList<Hex> grids = hexesOf(Role::StartFinish, context, analysis);
    const QList<Hex> starts = hexesOf(Role::Start, context, analysis);
    const bool lacksLine = starts.isEmpty() || !hexesOf(Role::Finish, context, analysis).isEmpty();
    if (grids.isEmpty() && lacksLine)
        report(findings, {}, StartAndFinish::tr("The circuit has no start-finish tile."));
    else if (grids.size() > 1)
        report(findings, grids,
               StartAndFinish::tr("The circuit has %n start-finish tile(s).", nullptr,
                                  static_cast<int>(grids.size())));
    else if (grids.isEmpty() && starts.size() > 1)
        report(findings, starts,
               StartAndFinish::tr("The circuit has %n start tile(s).", nullptr,
                                  static_cast<int>(starts.size())));
}

} // namespace

/// A stage has one start tile and one finish tile; a circuit has one start-finish tile or, where
/// there is none, one start tile and no finish tile: the start's line is that of each lap.
void startAndFinish(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    if (tilesOf(context.stage).placements().isEmpty()) {
        if (context.finished)
            report(findings, {}, StartAndFinish::tr("There are no tiles yet."));
        return;
    }
    if (context.stage.info.kind == StageKind::Circuit) {
        checkCircuit(context, analysis, findings);
        return;
    }
    const QList<Hex> starts = hexesOf(Role::Start, context, analysis);
    if (starts.isEmpty())
        report(findings, {}, StartAndFinish::tr("The stage has no start tile."));
    else if (starts.size() > 1)
        report(findings, starts,
               StartAndFinish::tr("The stage has %n start tile(s).", nullptr,
                                  static_cast<int>(starts.size())));
    const QList<Hex> finishes = hexesOf(Role::Finish, context, analysis);
    if (finishes.isEmpty())
        report(findings, {}, StartAndFinish::tr("The stage has no finish tile."));
    else if (finishes.size() > 1)
        report(findings, finishes,
               StartAndFinish::tr("The stage has %n finish tile(s).", nullptr,
                                  static_cast<int>(finishes.size())));
}

/// For a stage whose tiles are laid for a circuit, with one line.
std::optional<Fix> makeItACircuit(const RuleContext& context, const Finding&) {
    int grids = 0;
    int starts = 0;
    for (const Placement& tile : tilesOf(context.stage).placements())
        if (const TileSide* side = context.catalogue.find(tile.side)) {
            grids += side->role == Role::StartFinish ? 1 : 0;
            starts += side->role == Role::Start ? 1 : 0;
        }
    if ((grids > 0 ? grids : starts) != 1 || context.stage.info.kind == StageKind::Circuit ||
        detectedKind(context.stage, context.catalogue) != StageKind::Circuit)
        return std::nullopt;
    StageInfo info = context.stage.info;
    info.kind = StageKind::Circuit;
    return Fix{describe(context.stage, info),
               [] { return StartAndFinish::tr("Make it a circuit"); }};
}

} // namespace stagewright
