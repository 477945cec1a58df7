#include "validators/rules.h"

#include <QCoreApplication>

#include <map>
#include <set>

namespace stagewright {

namespace {

struct MixedGames {
    Q_DECLARE_TR_FUNCTIONS(MixedGames)
};

} // namespace

/// Tiles of several games lie in one stage: it can be driven, but not with one box's rules.
void mixedGames(const Ground& ground, const Survey&, Findings& findings) {
    std::map<TileId, QString> gameOf;
    for (const Box& box : ground.catalogue.boxes())
        for (const auto& [tile, count] : box.tiles)
            gameOf.emplace(tile, box.game);
    std::map<QString, QList<Hex>> hexes;
    for (const Placement& tile : ground.stage.placements())
        if (const auto game = gameOf.find(tile.side.withSide(0)); game != gameOf.end())
            hexes[game->second].append(tile.hex);
    if (hexes.size() < 2)
        return;
    QStringList games;
    const QList<Hex>* fewest = nullptr;
    for (const auto& [game, where] : hexes) {
        games << game;
        if (!fewest || where.size() < fewest->size())
            fewest = &where;
    }
    findings.append({QStringLiteral("mixed-games"), Severity::Hint, *fewest, std::nullopt,
                     MixedGames::tr("Tiles of several games are mixed: %1.")
                         .arg(games.join(QStringLiteral(", ")))});
}

} // namespace stagewright
