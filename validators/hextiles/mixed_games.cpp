#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <map>
#include <unordered_map>

namespace stagewright {

namespace {

struct MixedGames {
    Q_DECLARE_TR_FUNCTIONS(MixedGames)
};

} // namespace

/// Tiles of several games lie in one stage: it can be driven, but not with one box's rules. Tiles
/// without a road need no rules.
void mixedGames(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    std::map<QString, QString> titleOf; // of each game: that of its core box
    std::unordered_map<TileId, QString> gameOf;
    for (const Box& box : context.catalogue.boxes()) {
        if (!box.expansion)
            titleOf.emplace(box.game, box.title);
        for (const auto& [tile, count] : box.tiles)
            gameOf.emplace(tile, box.game);
    }
    std::map<QString, QList<Hex>> hexes;
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const TileSide* side = analysis.roads.side(static_cast<std::size_t>(i));
        const auto game = gameOf.find(tiles[i].side.withSide(0));
        if (side && !side->roads.empty() && game != gameOf.end())
            hexes[game->second].append(tiles[i].hex);
    }
    if (hexes.size() < 2)
        return;
    QStringList games;
    const QList<Hex>* fewest = nullptr;
    for (const auto& [game, where] : hexes) {
        const auto title = titleOf.find(game);
        games << (title == titleOf.end() ? game : title->second);
        if (!fewest || where.size() < fewest->size())
            fewest = &where;
    }
    findings.append(findingAt(Severity::Hint, *fewest, std::nullopt,
                              MixedGames::tr("Tiles of several games are mixed: %1.")
                                  .arg(games.join(QStringLiteral(", ")))));
}

} // namespace stagewright
