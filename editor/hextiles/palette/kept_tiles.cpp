#include "editor/hextiles/palette/kept_tiles.h"

namespace stagewright {

namespace {

const auto favouritesKey = QStringLiteral("palette/favourites");
const auto recentKey = QStringLiteral("palette/recent");
constexpr int mostFavourites = 1000;

QList<TileId> readTiles(const QSettings& settings, const QString& key, int most) {
    QList<TileId> tiles;
    for (const QString& text : settings.value(key).toStringList())
        if (const auto tile = TileId::parse(text); tile && tiles.size() < most)
            if (const TileId whole = tile->withSide(0); !tiles.contains(whole))
                tiles.append(whole);
    return tiles;
}

QStringList namesOf(const QList<TileId>& tiles) {
    QStringList names;
    for (const TileId& tile : tiles)
        names.append(tile.toString());
    return names;
}

} // namespace

KeptTiles::KeptTiles(QSettings& settings, QObject* parent)
    : QObject(parent)
    , settings_(settings)
    , favourites_(readTiles(settings, favouritesKey, mostFavourites))
    , recent_(readTiles(settings, recentKey, mostRecent)) {}

bool KeptTiles::isFavourite(const TileId& tile) const {
    return favourites_.contains(tile.withSide(0));
}

void KeptTiles::setFavourite(const TileId& tile, bool wanted) {
    if (wanted == isFavourite(tile))
        return;
    if (wanted)
        favourites_.append(tile.withSide(0));
    else
        favourites_.removeAll(tile.withSide(0));
    settings_.setValue(favouritesKey, namesOf(favourites_));
    Q_EMIT favouritesChanged();
}

void KeptTiles::lay(const TileId& tile) {
    const TileId whole = tile.withSide(0);
    if (!recent_.isEmpty() && recent_.front() == whole)
        return;
    recent_.removeAll(whole);
    recent_.prepend(whole);
    recent_ = recent_.first(std::min<qsizetype>(recent_.size(), mostRecent));
    settings_.setValue(recentKey, namesOf(recent_));
}

} // namespace stagewright
