#pragma once

#include "editor/document/document.h"

#include <QAbstractListModel>
#include <QSet>

namespace stagewright {

/// What the palette knows of one tile of the box.
struct PaletteTile {
    TileId tile;         ///< without a side
    QList<TileId> sides; ///< the one on top first
    int left = 0;        ///< in the boxes on the table, less those laid; below 0 when over-used
};

/// The tiles of one box, in the order of their numbers, and what is left of each.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PaletteModel(Document& document, QObject* parent = nullptr);

    void showBox(const Box& box);

    [[nodiscard]] const PaletteTile& tileAt(const QModelIndex& index) const;
    void flip(const QModelIndex& index);

    /// "2 left", "1 too many".
    [[nodiscard]] static QString leftText(int left);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void count();
    void countAgain();

    Document& document_;
    QList<PaletteTile> tiles_;
};

} // namespace stagewright
