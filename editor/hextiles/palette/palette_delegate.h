#pragma once

#include "editor/hextiles/board/tile_pictures.h"
#include "editor/hextiles/palette/kept_tiles.h"
#include "editor/hextiles/palette/palette_model.h"
#include "editor/hextiles/palette/picture_size.h"

#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace stagewright {

/// Draws a tile of the palette: its sides next to each other, the one on top first, its number and
/// what is left of it, beside them or above; and the headings of groups of tiles.
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
    /// Which tiles bear a star; it must outlive the delegate.
    void setKept(const KeptTiles& kept) { kept_ = &kept; }

    [[nodiscard]] bool isTile(const QModelIndex& index) const;

    /// The number of the side, 0 or 1, whose picture is at `at` in an item that fills `item`.
    [[nodiscard]] int numberAt(const QModelIndex& index, const QRect& item, QPoint at,
                               const QFontMetrics& metrics) const;

    /// The side of that number; of a tile with one side, that.
    [[nodiscard]] TileId sideOf(const QModelIndex& index, int number) const;

    /// Which side of the selected tile bears the ring.
    void setRinged(int number) { ringed_ = number; }
    [[nodiscard]] int ringed() const { return ringed_; }

private:
    [[nodiscard]] const PaletteTile& tileAt(const QModelIndex& index) const;

    const QSortFilterProxyModel& proxy_;
    const PaletteModel& model_;
    TilePictures& pictures_;
    const KeptTiles* kept_ = nullptr;
    PictureSize size_ = PictureSize::Medium;
    int ringed_ = 0;
};

} // namespace stagewright
