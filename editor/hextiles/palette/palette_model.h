#pragma once

#include "editor/document/document.h"
#include "model/layouts/hextiles/catalogue/box.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QAbstractListModel>
#include <QSet>

#include <optional>

namespace stagewright {

/// A row of the palette: what it knows of one tile, or a heading.
struct PaletteTile {
    TileId tile;         ///< without a side
    QList<TileId> sides; ///< the one on top first
    /// In the boxes on the table, less those laid; below 0 when over-used. Nothing: as many as
    /// wanted, as no box says how many there are.
    std::optional<int> left;
    QString heading{};      ///< of the tiles that follow; then there is no tile
    bool elsewhere = false; ///< only seen by a search: it is not in the box that is shown

    [[nodiscard]] bool isHeading() const { return !heading.isNull(); }
};

/// Tiles that stand together.
struct PaletteGroup {
    QString title;          ///< empty: without a heading
    QList<TileId> tiles;    ///< without a side
    bool elsewhere = false; ///< only seen by a search

    friend bool operator==(const PaletteGroup&, const PaletteGroup&) = default;
};

[[nodiscard]] QList<TileId> tilesOf(const Box& box);

/// Those of one's own: every tile of the games is in a box.
[[nodiscard]] QList<TileId> tilesOfNoBox(const Catalogue& catalogue);

/// Tiles in groups, and what is left of each.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PaletteModel(Document& document, QObject* parent = nullptr);

    void show(const QList<PaletteGroup>& groups);

    /// Whether only boxes that are owned count. If not, a tile of whatever box is taken from there.
    void setOnlyOwned(bool only);

    [[nodiscard]] const PaletteTile& tileAt(const QModelIndex& index) const;
    void flip(const QModelIndex& index);

    /// What is left of a tile, whichever side is meant; nothing where it is not shown.
    [[nodiscard]] std::optional<int> leftOf(const TileId& side) const;

    /// "2 left", "1 too many"; nothing where tiles are not counted.
    [[nodiscard]] static QString leftText(std::optional<int> left);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Headings are passed over.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] int countOf(TileId tile, const Stock& stock) const;
    void count();
    void countAgain();

    Document& document_;
    QList<PaletteTile> tiles_;
    bool onlyOwned_ = false;
};

} // namespace stagewright
