#include "editor/points/sheets/cut_board.h"

#include <QPen>

namespace stagewright {

void paintCutBoard(QPainter& painter, const QRectF& square, const PointTrack& track,
                   const TrackStyle& style, double millimetre) {
    constexpr double gap = 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.ink, 0.2 * millimetre, Qt::SolidLine, Qt::FlatCap));
    const auto mark = [&](QPointF corner, QPointF out) {
        painter.drawLine(corner + out * (gap * millimetre),
                         corner + out * ((cuttingMillimetres - gap) * millimetre));
    };
    for (const QPointF corner :
         {square.topLeft(), square.topRight(), square.bottomLeft(), square.bottomRight()}) {
        mark(corner, {corner.x() < square.center().x() ? -1.0 : 1.0, 0});
        mark(corner, {0, corner.y() < square.center().y() ? -1.0 : 1.0});
    }
    paintTrack(painter, BoardGrid(square), track, style);
    painter.setPen(QPen(style.line, 0.2 * millimetre));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(square);
    painter.restore();
}

} // namespace stagewright
