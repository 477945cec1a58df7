#pragma once

#include "editor/palette/palette_delegate.h"

#include <QListView>

#include <optional>

namespace stagewright {

/// The list of the palette. A tile is dragged out of it without the desktop's drag and drop: the
/// list keeps the mouse until the button is let go and says where it is.
class TileList final : public QListView {
    Q_OBJECT

public:
    explicit TileList(QWidget* parent = nullptr);
    void setTileDelegate(PaletteDelegate* delegate);

    /// Ends a drag that is under way; nothing is dropped.
    void cancelDrag();

Q_SIGNALS:
    void dragBegan(stagewright::TileId side);
    void draggedTo(QPoint global);
    void dropped(QPoint global);
    void chosen(stagewright::TileId side);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    PaletteDelegate* delegate_ = nullptr;
    std::optional<TileId> pressed_;
    QPoint pressedAt_;
    bool dragging_ = false;
};

} // namespace stagewright
