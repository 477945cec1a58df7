#include "validators/rules.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct Inventory {
    Q_DECLARE_TR_FUNCTIONS(Inventory)
};

struct Use {
    QList<Hex> hexes;
    bool bothSides = false;
    TileId first;
};

QString sentence(const QString& tile, const Use& use, int owned) {
    if (use.bothSides)
        return Inventory::tr("Tile %1: needs %2, owned %3. Both its sides are asked for, and one "
                             "tile shows one side.")
            .arg(tile)
            .arg(use.hexes.size())
            .arg(owned);
    return Inventory::tr("Tile %1: needs %2, owned %3.").arg(tile).arg(use.hexes.size()).arg(owned);
}

} // namespace

/// More of a tile than the boxes hold. The stock counts tiles, not sides: a tile has two, and only
/// one of them lies up.
void inventory(const Ground& ground, const Survey&, Findings& findings) {
    std::map<TileId, Use> uses;
    for (const Placement& tile : ground.stage.placements()) {
        const auto [entry, isNew] = uses.try_emplace(tile.side.withSide(0));
        Use& use = entry->second;
        if (isNew)
            use.first = tile.side;
        use.bothSides = use.bothSides || tile.side != use.first;
        use.hexes.append(tile.hex);
    }
    for (const auto& [tile, use] : uses) {
        const int owned = ground.stock.count(tile);
        if (use.hexes.size() <= owned)
            continue;
        findings.append({QStringLiteral("inventory"), Severity::Error, use.hexes, std::nullopt,
                         sentence(tile.toString(), use, owned)});
    }
}

} // namespace stagewright
