#pragma once

#include "editor/document/document.h"
#include "model/layouts/hextiles/catalogue/box.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QAbstractListModel>
#include <QSet>

#include <optional>

namespace stagewright {

/// What the palette knows of one tile of the box.
struct PaletteTile {
    TileId tile;         ///< without a side
    QList<TileId> sides; ///< the one on top first
    /// In the boxes on the table, less those laid; below 0 when over-used. Nothing: as many as
    /// wanted, as no box says how many there are.
    std::optional<int> left;
};

[[nodiscard]] QList<TileId> tilesOf(const Box& box);

/// Those of one's own: every tile of the games is in a box.
[[nodiscard]] QList<TileId> tilesOfNoBox(const Catalogue& catalogue);

/// Tiles in the order of their numbers, and what is left of each.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PaletteModel(Document& document, QObject* parent = nullptr);

    /// @param tiles without a side
    void show(const QList<TileId>& tiles);

    [[nodiscard]] const PaletteTile& tileAt(const QModelIndex& index) const;
    void flip(const QModelIndex& index);

    /// "2 left", "1 too many"; nothing where tiles are not counted.
    [[nodiscard]] static QString leftText(std::optional<int> left);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void count();
    void countAgain();

    Document& document_;
    QList<PaletteTile> tiles_;
};

} // namespace stagewright
