#include "editor/canvas/tile_pictures.h"

#include "model/hex/geometry.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// A tile that the catalogue does not know: its name on a blank.
void paintUnknown(QPainter& painter, TileId side, QPointF middle, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF hex;
    for (const QPointF corner : corners())
        hex.append(middle + corner * (radius - 1));
    painter.setPen(QPen(QColor(0x60, 0x60, 0x60), 1.5, Qt::DashLine));
    painter.setBrush(QColor(0xc8, 0xc8, 0xc8));
    painter.drawPolygon(hex);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(radius * 0.36)));
    painter.setFont(font);
    painter.setPen(QColor(0x30, 0x30, 0x30));
    painter.drawText(hex.boundingRect(), Qt::AlignCenter, side.toString() + u'?');
    painter.restore();
}

} // namespace

void TilePictures::paint(QPainter& painter, TileId side, Turn turn, QPointF middle,
                         double radius) const {
    const TileSide* known = catalogue_.find(side);
    if (!known)
        return paintUnknown(painter, side, middle, radius);
    const int size = std::max(1, static_cast<int>(std::lround(2 * radius)));
    const QPixmap face = faces_.face(*known, turn, size, painter.device()->devicePixelRatioF());
    const QSizeF extent = face.deviceIndependentSize();
    const QPointF corner = middle - QPointF(extent.width(), extent.height()) / 2;
    painter.drawPixmap(corner.toPoint(), face);
}

} // namespace stagewright
