#pragma once

#include "model/layouts/hextiles/catalogue/tile_id.h"

#include <QList>
#include <QObject>
#include <QSettings>

namespace stagewright {

/// The user's favourite tiles, and those that were laid last, remembered in the settings. A tile is
/// meant as a whole, whichever side is up.
class KeptTiles final : public QObject {
    Q_OBJECT

public:
    /// So many are remembered of those that were laid last.
    static constexpr int mostRecent = 12;

    /// @param settings must outlive it; what makes no sense there is passed over
    explicit KeptTiles(QSettings& settings, QObject* parent = nullptr);

    /// In the order in which they were marked.
    [[nodiscard]] const QList<TileId>& favourites() const { return favourites_; }
    [[nodiscard]] bool isFavourite(const TileId& tile) const;
    void setFavourite(const TileId& tile, bool wanted);

    /// The last one first.
    [[nodiscard]] const QList<TileId>& recent() const { return recent_; }
    void lay(const TileId& tile);

Q_SIGNALS:
    void favouritesChanged();

private:
    QSettings& settings_;
    QList<TileId> favourites_;
    QList<TileId> recent_;
};

} // namespace stagewright
