#include "editor/hextiles/palette/offered_tiles.h"

#include "editor/hextiles/palette/tile_shape.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct Offers {
    Q_DECLARE_TR_FUNCTIONS(OfferedTiles)
};

bool isHad(const Box& box, const TileSource& source) {
    return !source.owned || source.owned->contains(box.id);
}

/// The first side; null where the catalogue has none.
const TileSide* frontOf(const Catalogue& catalogue, const TileId& tile) {
    const TileSide* single = catalogue.find(tile);
    return single ? single : catalogue.find(tile.withSide('a'));
}

/// Of boxes, each tile once, those of the stage's game first.
QList<TileId> tilesIn(const TileSource& source, const std::function<bool(const Box&)>& counts) {
    QList<TileId> own;
    QList<TileId> others;
    for (const Box& box : source.catalogue.boxes())
        if (counts(box))
            (box.game == source.game ? own : others).append(tilesOf(box));
    for (QList<TileId>* tiles : {&own, &others})
        std::sort(tiles->begin(), tiles->end());
    own += others;
    own.erase(std::unique(own.begin(), own.end()), own.end());
    return own;
}

QList<PaletteGroup> byShape(const Catalogue& catalogue, const QList<TileId>& tiles) {
    QList<PaletteGroup> groups;
    for (const TileShape shape : allTileShapes) {
        PaletteGroup group{titleOf(shape), {}};
        for (const TileId& tile : tiles)
            if (const TileSide* front = frontOf(catalogue, tile); front && shapeOf(*front) == shape)
                group.tiles.append(tile);
        if (!group.tiles.isEmpty())
            groups.append(group);
    }
    return groups;
}

QList<TileId> known(const Catalogue& catalogue, const QList<TileId>& tiles) {
    QList<TileId> found;
    for (const TileId& tile : tiles)
        if (frontOf(catalogue, tile))
            found.append(tile);
    return found;
}

QList<PaletteGroup> keptGroups(const TileSource& source) {
    QList<PaletteGroup> groups;
    const QList<TileId> favourites = known(source.catalogue, source.kept.favourites());
    QList<TileId> recent = known(source.catalogue, source.kept.recent());
    recent.removeIf([&](const TileId& tile) { return favourites.contains(tile); });
    if (!favourites.isEmpty())
        groups.append({Offers::tr("Favourites"), favourites});
    if (!recent.isEmpty())
        groups.append({Offers::tr("Laid last"), recent});
    return groups;
}

QList<PaletteGroup> shownGroups(const QString& id, const TileSource& source) {
    if (id == offer::kept)
        return keptGroups(source);
    QList<TileId> tiles;
    if (id == offer::all) {
        tiles = tilesIn(source, [](const Box&) { return true; });
        tiles += tilesOfNoBox(source.catalogue);
    } else if (id == offer::owned) {
        tiles = tilesIn(source, [&](const Box& box) { return isHad(box, source); });
    } else if (const Box* box = source.catalogue.box(id)) {
        tiles = tilesOf(*box);
    } else {
        tiles = tilesOfNoBox(source.catalogue);
    }
    return byShape(source.catalogue, tiles);
}

} // namespace

bool offer::isOfNoGame(QStringView id) {
    return id == kept || id == owned || id == all;
}

QList<OfferEntry> collections(const TileSource& source) {
    QList<OfferEntry> entries{{offer::kept, Offers::tr("Favourites and laid last")}};
    if (source.owned && !source.owned->empty())
        entries.append({offer::owned, Offers::tr("My boxes")});
    entries.append({offer::all, Offers::tr("All boxes")});
    return entries;
}

QList<OfferEntry> boxEntries(const TileSource& source) {
    QList<OfferEntry> entries;
    for (const Box& box : source.catalogue.boxes())
        entries.append({box.id, box.title});
    if (!tilesOfNoBox(source.catalogue).empty())
        entries.append({offer::noBox, Offers::tr("Tiles in no box")});
    return entries;
}

QList<PaletteGroup> tilesOffered(const QString& id, const TileSource& source) {
    QList<PaletteGroup> groups = shownGroups(id, source);
    QSet<QString> shown;
    for (const PaletteGroup& group : std::as_const(groups))
        for (const TileId& tile : group.tiles)
            shown.insert(tile.toString());
    QList<TileId> more = tilesIn(source, [&](const Box& box) { return isHad(box, source); });
    more += tilesOfNoBox(source.catalogue);
    more.removeIf([&](const TileId& tile) { return shown.contains(tile.toString()); });
    groups.append({Offers::tr("In other boxes"), more, true});
    return groups;
}

QStringList boxesNotOwnedWith(const TileSource& source,
                              const std::function<bool(const TileSide&)>& passes) {
    QStringList titles;
    for (const Box& box : source.catalogue.boxes()) {
        if (isHad(box, source))
            continue;
        const bool holds = std::any_of(box.tiles.begin(), box.tiles.end(), [&](const auto& entry) {
            for (const char side : {char(0), 'a', 'b'})
                if (const TileSide* found = source.catalogue.find(entry.first.withSide(side)))
                    if (passes(*found))
                        return true;
            return false;
        });
        if (holds)
            titles.append(box.title);
    }
    return titles;
}

} // namespace stagewright
