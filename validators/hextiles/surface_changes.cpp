#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <vector>

namespace stagewright {

namespace {

struct SurfaceChanges {
    Q_DECLARE_TR_FUNCTIONS(SurfaceChanges)
};

/// Tiles of one surface in a row.
struct SurfaceRun {
    Terrain terrain;
    int tiles;
    Hex first;
};

QString describe(const SurfaceRun& run) {
    switch (run.terrain) {
    case Terrain::Asphalt:
        return SurfaceChanges::tr("asphalt (%n tile(s))", nullptr, run.tiles);
    case Terrain::Gravel:
        return SurfaceChanges::tr("gravel (%n tile(s))", nullptr, run.tiles);
    case Terrain::Snow:
        return SurfaceChanges::tr("snow (%n tile(s))", nullptr, run.tiles);
    case Terrain::None:
        break;
    }
    return SurfaceChanges::tr("no surface (%n tile(s))", nullptr, run.tiles);
}

} // namespace

/// The surface changes on the way: tyres matter (book 001, article 24). One finding with all the
/// runs, at the tiles where a new one begins. On a circuit the run over the line is one.
void surfaceChanges(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    std::vector<SurfaceRun> runs;
    for (const RouteStep& step : analysis.route.steps) {
        const auto number = static_cast<std::size_t>(step.placement);
        const Terrain terrain = analysis.roads.side(number)->terrain;
        if (runs.empty() || runs.back().terrain != terrain)
            runs.push_back({terrain, 0, tilesOf(context.stage).placements()[step.placement].hex});
        ++runs.back().tiles;
    }
    if (runs.size() < 2)
        return;
    const bool isLap = context.stage.info.kind == StageKind::Circuit && analysis.route.complete;
    if (isLap && runs.front().terrain == runs.back().terrain) {
        runs.front().tiles += runs.back().tiles;
        runs.front().first = runs.back().first;
        runs.pop_back();
    }
    QList<Hex> changes;
    QStringList texts;
    for (const SurfaceRun& run : runs) {
        texts << describe(run);
        if (isLap || &run != &runs.front())
            changes.append(run.first);
    }
    findings.append(findingAt(
        Severity::Hint, changes, std::nullopt,
        SurfaceChanges::tr("The surface changes: %1.").arg(texts.join(QStringLiteral(", ")))));
}

} // namespace stagewright
