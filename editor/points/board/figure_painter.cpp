#include "editor/points/board/figure_painter.h"

#include "editor/points/faces/track_painter.h"

#include <QPainterPath>
#include <QPen>

namespace stagewright {

namespace {

/// A pawn about the origin, about as high as a circle of radius 1, y down.
QPainterPath pawn() {
    QPainterPath body(QPointF(-0.62, 0.95));
    body.quadTo(-0.5, 0.3, -0.2, -0.05);
    body.lineTo(0.2, -0.05);
    body.quadTo(0.5, 0.3, 0.62, 0.95);
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(QPointF(0, -0.45), 0.5, 0.5);
    return body.united(head);
}

} // namespace

void paintFigure(QPainter& painter, const BoardGrid& grid, Place place, int number,
                 FigureLook look) {
    const bool isStanding = look == FigureLook::Standing;
    const QColor dark(0x1c, 0x22, 0x28);
    const QColor light(0xff, 0xff, 0xff);
    const QPointF at = grid.at(place);
    const double size = grid.radius() * 0.95;
    painter.save();
    painter.setOpacity(painter.opacity() * (isOnBoard(place) ? 1 : 0.45));
    painter.translate(at);
    painter.scale(size, size);
    const QPainterPath figure = pawn();
    painter.setPen(
        QPen(isStanding ? light : dark, 0.22, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(figure);
    painter.setPen(QPen(dark, 0.1, isStanding ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(isStanding ? dark : light);
    painter.drawPath(figure);
    painter.restore();
    paintCentred(painter, QString::number(number), at + QPointF(0, 0.42 * size), size * 0.6,
                 isStanding ? light : dark);
}

} // namespace stagewright
