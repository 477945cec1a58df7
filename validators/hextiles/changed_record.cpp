#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct ChangedRecord {
    Q_DECLARE_TR_FUNCTIONS(ChangedRecord)
};

} // namespace

/// The file says what the record of a tile was when the stage was laid, and it is another now. Each
/// side once.
void changedRecord(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    const auto& then = tilesOf(context.stage).tileHashes;
    if (then.empty())
        return;
    std::map<TileId, QList<Hex>> changed;
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const TileSide* side = analysis.roads.side(static_cast<std::size_t>(i));
        const auto hash = side ? then.find(side->id) : then.end();
        if (hash != then.end() && !side->recordHash.startsWith(hash->second))
            changed[side->id].append(tiles[i].hex);
    }
    for (const auto& [id, hexes] : changed)
        findings.append(
            findingAt(Severity::Hint, hexes, std::nullopt,
                      ChangedRecord::tr(
                          "Tile %1 has been corrected in Stagewright since this file was saved.")
                          .arg(id.toString())));
}

} // namespace stagewright
