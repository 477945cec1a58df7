#pragma once

#include "editor/colours/board_colours.h"
#include "editor/overlays/camera.h"

#include <QPainter>
#include <QPixmap>

namespace stagewright {

/// The empty board: the table, and on it the outlines of the hexes. Kept as a picture, since the
/// grid repeats itself and is the same wherever the board is drawn along to.
class GridLayer {
public:
    void paint(QPainter& painter, const Camera& camera, const BoardColours& colours);
    /// The table alone.
    void paintPlain(QPainter& painter, const Camera& camera, const BoardColours& colours) const {
        painter.fillRect(QRectF({0, 0}, camera.view), colours.table);
    }

private:
    void render(const Camera& camera, const BoardColours& colours, double pixelRatio);

    QPixmap picture_;
    double scale_ = 0;
    QSizeF view_;
    QColor table_;
};

} // namespace stagewright
