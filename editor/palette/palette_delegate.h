#pragma once

#include "editor/canvas/tile_pictures.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/picture_size.h"

#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace stagewright {

/// Draws a tile of the palette: its sides next to each other, the one on top first, its number and
/// what is left of it.
class PaletteDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// All must outlive it.
    PaletteDelegate(const QSortFilterProxyModel& proxy, const PaletteModel& model,
                    TilePictures& pictures, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

    void setPictureSize(PictureSize size);

    /// The side whose picture is at `at` in an item that fills `item`; elsewhere the one on top.
    [[nodiscard]] TileId sideAt(const QModelIndex& index, const QRect& item, QPoint at) const;

private:
    [[nodiscard]] const PaletteTile& tileAt(const QModelIndex& index) const;

    const QSortFilterProxyModel& proxy_;
    const PaletteModel& model_;
    TilePictures& pictures_;
    double radius_; ///< of a picture, in pixels
};

} // namespace stagewright
