#pragma once

#include "editor/hextiles/palette/palette_delegate.h"
#include "model/layouts/hextiles/building/continuation.h"

#include <QListView>

#include <functional>
#include <optional>

namespace stagewright {

/// The list of the palette. The side of the selected tile that Enter lays is ringed: the one on
/// top, or the one that was clicked, or chosen by the arrows left and right. A tile is dragged out
/// of it without the desktop's drag and drop: the list keeps the mouse until the button is let go
/// and says where it is.
class TileList final : public QListView {
    Q_OBJECT

public:
    /// @param proxy of the model; both must outlive the list
    TileList(QSortFilterProxyModel& proxy, const PaletteModel& model, FaceCache& faces,
             const Catalogue& catalogue, QWidget* parent = nullptr);

    /// Wide enough for both sides of a tile.
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// @param catalogue must outlive the list
    void setCatalogue(const Catalogue& catalogue) { pictures_.setCatalogue(catalogue); }

    /// Small pictures stand side by side where there is room.
    void setPictureSize(PictureSize size);

    /// What is said of a side under the pointer, as plain text of several lines.
    void setTips(std::function<QString(TileId)> tipOf) { tipOf_ = std::move(tipOf); }
    /// Which tiles bear a star; it must outlive the list.
    void setKept(const KeptTiles& kept) { delegate_->setKept(kept); }

    /// The ringed side of the current tile.
    [[nodiscard]] std::optional<TileId> chosen() const;
    /// @param number of the side: 0, the one on top, or 1
    void ring(int number);

    /// Whether the last frame had all tiles as they should be; if not, another follows.
    [[nodiscard]] bool isDrawn() const { return begun_ && pictures_.isComplete(); }

    /// Ends a drag that is under way; nothing is dropped.
    void cancelDrag();

Q_SIGNALS:
    void dragBegan(stagewright::TileId side);
    void draggedTo(QPoint global);
    void dropped(QPoint global);
    /// A letter or digit on the list: it is for the search.
    void typed(const QString& text);
    /// By Enter or a double click.
    void laid(stagewright::TileId side, stagewright::PreferredBend preferred);
    /// By the right button or the menu key.
    void menuWanted(stagewright::TileId side, QPoint global);

protected:
    bool viewportEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyboardSearch(const QString& text) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// The side whose picture is there, or whose tile is; nothing beside tiles.
    [[nodiscard]] std::optional<TileId> sideAt(QPoint at) const;

    TilePictures pictures_;
    PaletteDelegate* delegate_;
    std::optional<TileId> pressed_;
    QPoint pressedAt_;
    bool dragging_ = false;
    bool begun_ = false; ///< there has been a frame
    std::function<QString(TileId)> tipOf_;
};

} // namespace stagewright
