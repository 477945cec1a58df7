#include "model/layouts/hextiles/catalogue/tile_notes.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct UnsureRecord {
    Q_DECLARE_TR_FUNCTIONS(UnsureRecord)
};

} // namespace

/// The print of a tile leaves a doubt; the catalogue holds the likelier answer. Each side once.
void unsureRecord(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    std::map<TileId, QList<Hex>> unsure;
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const TileSide* side = analysis.roads.side(static_cast<std::size_t>(i));
        if (side && !side->unsure.isEmpty())
            unsure[side->id].append(tiles[i].hex);
    }
    for (const auto& [id, hexes] : unsure)
        findings.append(
            findingAt(Severity::Hint, hexes, std::nullopt,
                      UnsureRecord::tr("It is not certain how %1 is printed: %2")
                          .arg(id.toString(), translatedNote(context.catalogue.find(id)->unsure))));
}

} // namespace stagewright
