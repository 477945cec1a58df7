#include "editor/zones/faces/road_signs.h"

#include "editor/drawing/fitted_text.h"

#include <QPainterPath>
#include <QPen>

namespace stagewright {

namespace {

constexpr double noteDigit = 1.12; // of a sign's radius, height
constexpr double signRim = 0.14;   // likewise, width

QRectF about(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void paintTree(QPainter& painter, const QColor& tree) {
    painter.setBrush(tree.darker(160));
    painter.drawRect(QRectF(-0.1, 0.4, 0.2, 0.5));
    painter.setBrush(tree);
    painter.drawPolygon(QPolygonF({{0, -1}, {0.5, -0.2}, {-0.5, -0.2}}));
    painter.drawPolygon(QPolygonF({{0, -0.55}, {0.68, 0.5}, {-0.68, 0.5}}));
}

void paintRock(QPainter& painter, const QColor& rock) {
    painter.setBrush(rock);
    painter.drawPolygon(QPolygonF(
        {{-0.9, 0.7}, {-0.7, -0.1}, {-0.15, -0.7}, {0.4, -0.45}, {0.85, 0.2}, {0.9, 0.7}}));
    painter.setBrush(rock.lighter(130));
    painter.drawPolygon(QPolygonF({{-0.15, -0.7}, {0.4, -0.45}, {0.1, 0.05}, {-0.4, 0.0}}));
}

void paintWaves(QPainter& painter, const QColor& water) {
    painter.setPen(QPen(water, 0.24, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    for (const double y : {-0.4, 0.1, 0.6}) {
        QPainterPath wave(QPointF(-0.85, y));
        wave.cubicTo(-0.5, y - 0.4, -0.35, y + 0.4, 0, y);
        wave.cubicTo(0.35, y - 0.4, 0.5, y + 0.4, 0.85, y);
        painter.drawPath(wave);
    }
}

void paintGrass(QPainter& painter, const QColor& grass) {
    painter.setPen(QPen(grass, 0.2, Qt::SolidLine, Qt::RoundCap));
    for (const double x : {-0.5, 0.4}) {
        painter.drawLine(QPointF(x, 0.6), QPointF(x, -0.35));
        painter.drawLine(QPointF(x, 0.6), QPointF(x - 0.38, -0.1));
        painter.drawLine(QPointF(x, 0.6), QPointF(x + 0.38, -0.1));
    }
}

} // namespace

void paintInsideNote(QPainter& painter, QPointF centre, double radius, int note,
                     const ZoneStyle& style) {
    painter.setPen(QPen(style.cut, radius * signRim));
    painter.setBrush(Qt::white);
    painter.drawEllipse(centre, radius, radius);
    paintFitted(painter, QString::number(note), about(centre, radius), radius * noteDigit,
                style.cut, true);
}

void paintSlideNote(QPainter& painter, QPointF centre, double radius, int note,
                    const ZoneStyle& style) {
    const double reach = radius * 1.3;
    painter.setPen(QPen(style.cut, radius * signRim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(style.slide);
    painter.drawPolygon(QPolygonF({centre + QPointF(0, -reach), centre + QPointF(reach, 0),
                                   centre + QPointF(0, reach), centre + QPointF(-reach, 0)}));
    paintFitted(painter, QString::number(note), about(centre, radius), radius * noteDigit,
                style.cut, true);
}

void paintCutNote(QPainter& painter, QPointF centre, double radius, int note,
                  const ZoneStyle& style) {
    const QRectF plate(centre.x() - 1.35 * radius, centre.y() - radius, 2.7 * radius, 2 * radius);
    painter.setPen(QPen(Qt::white, radius * signRim));
    painter.setBrush(style.cut);
    painter.drawRoundedRect(plate, radius * 0.5, radius * 0.5);
    paintFitted(painter, QLatin1Char('K') + QString::number(note), plate, radius * noteDigit,
                Qt::white, true);
}

void paintBump(QPainter& painter, QPointF centre, double radius, int note, const ZoneStyle& style) {
    painter.setPen(QPen(style.cut, radius * signRim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::white);
    QPainterPath hump(centre + QPointF(-1.45, 1.05) * radius);
    hump.cubicTo(centre + QPointF(-0.95, 1.05) * radius, centre + QPointF(-0.95, -1.15) * radius,
                 centre + QPointF(0, -1.15) * radius);
    hump.cubicTo(centre + QPointF(0.95, -1.15) * radius, centre + QPointF(0.95, 1.05) * radius,
                 centre + QPointF(1.45, 1.05) * radius);
    hump.closeSubpath();
    painter.drawPath(hump);
    paintFitted(painter, QString::number(note), about(centre + QPointF(0, 0.1) * radius, radius),
                radius * noteDigit, style.cut, true);
}

void paintFord(QPainter& painter, const QRectF& space, const ZoneStyle& style) {
    painter.fillRect(space, style.water.lighter(style.mono ? 140 : 125));
    painter.save();
    painter.translate(space.center());
    const double scale = space.width() * 0.42;
    painter.scale(scale, scale);
    paintWaves(painter, Qt::white);
    painter.restore();
}

void paintScenery(QPainter& painter, QPointF centre, double radius, RoadScenery scenery,
                  const ZoneStyle& style, const QColor& tree) {
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(Qt::NoPen);
    switch (scenery) {
    case RoadScenery::None:
        break;
    case RoadScenery::Meadow:
        paintGrass(painter, style.grass);
        break;
    case RoadScenery::Forest:
        paintTree(painter, tree);
        break;
    case RoadScenery::Rock:
        paintRock(painter, style.rock);
        break;
    case RoadScenery::Water:
        paintWaves(painter, style.water.darker(120));
        break;
    }
    painter.restore();
}

} // namespace stagewright
