#include "editor/sheets/note_pictogram.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// The way through the bends, in steps of equal length, from the origin upwards.
QPolygonF wayOf(const std::vector<BendNote>& bends) {
    constexpr int stepsABend = 12;
    constexpr int stepsStraight = 4;
    QPolygonF way{QPointF()};
    double heading = 0; // radians clockwise from up
    const auto advance = [&](double turn) {
        heading += turn;
        way << way.back() + QPointF(std::sin(heading), -std::cos(heading));
    };
    const auto goStraight = [&] {
        for (int i = 0; i < stepsStraight; ++i)
            advance(0);
    };
    goStraight();
    for (const BendNote& bend : bends) {
        const double whole = bend.degrees * std::numbers::pi / 180;
        const double turn = (bend.hand == BendSide::Right ? whole : -whole) / stepsABend;
        for (int i = 0; i < stepsABend; ++i)
            advance(turn);
        goStraight();
    }
    if (bends.empty())
        goStraight();
    return way;
}

/// As large as the place allows, in its middle.
QPolygonF fitted(const QPolygonF& way, const QRectF& place) {
    const QRectF bounds = way.boundingRect();
    const double scale = std::min(place.width() / std::max(bounds.width(), 1.0),
                                  place.height() / std::max(bounds.height(), 1.0));
    QPolygonF fitting;
    for (const QPointF& point : way)
        fitting << place.center() + (point - bounds.center()) * scale;
    return fitting;
}

void paintArrow(QPainter& painter, const QPolygonF& way, double width) {
    painter.setPen(QPen(QColor(sheetInk), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(sheetInk));
    painter.drawEllipse(way.front(), width * 1.1, width * 1.1);
    const QPointF along = way.back() - way[way.size() - 2];
    painter.save();
    painter.translate(way.back());
    painter.rotate(std::atan2(along.y(), along.x()) * 180 / std::numbers::pi);
    painter.scale(width, width);
    painter.drawPolygon(QPolygonF({{2.2, 0}, {-0.8, 1.8}, {-0.8, -1.8}}));
    painter.restore();
}

void paintJump(QPainter& painter, const QRectF& sign) {
    QPainterPath hump(sign.bottomLeft());
    hump.quadTo(QPointF(sign.center().x(), sign.top() - sign.height() / 2), sign.bottomRight());
    painter.drawPath(hump);
    painter.drawLine(sign.bottomLeft(), sign.bottomRight());
}

void paintFord(QPainter& painter, const QRectF& sign) {
    const double wave = sign.width() / 3;
    for (const double part : {0.35, 0.65, 0.95}) {
        QPainterPath line(QPointF(sign.left(), sign.top() + part * sign.height()));
        for (int i = 0; i < 3; ++i) {
            const QPointF from = line.currentPosition();
            line.cubicTo(from + QPointF(wave / 3, -wave / 2),
                         from + QPointF(2 * wave / 3, wave / 2), from + QPointF(wave, 0));
        }
        painter.drawPath(line);
    }
}

/// As many strokes as the danger has degrees.
void paintDanger(QPainter& painter, const QRectF& sign, Danger danger) {
    const int strokes = 1 + static_cast<int>(danger);
    for (int i = 0; i < strokes; ++i) {
        const double x = sign.left() + sign.width() * (0.5 + 0.3 * (i - (strokes - 1) / 2.0));
        painter.drawLine(QPointF(x, sign.top()), QPointF(x, sign.top() + 0.65 * sign.height()));
        painter.drawLine(QPointF(x, sign.top() + 0.85 * sign.height()),
                         QPointF(x, sign.top() + sign.height()));
    }
}

void paintSigns(QPainter& painter, QRectF sign, const Pacenote& note) {
    painter.setPen(QPen(QColor(sheetInk), sign.height() / 9, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    if (!note.jumps.empty()) {
        paintJump(painter, sign);
        sign.translate(0, -sign.height() * 1.4);
    }
    if (note.ford) {
        paintFord(painter, sign);
        sign.translate(0, -sign.height() * 1.4);
    }
    if (note.danger != Danger::None)
        paintDanger(painter, sign, note.danger);
}

} // namespace

void paintPictogram(QPainter& painter, const QRectF& place, const Pacenote& note) {
    painter.save();
    const double sign = place.height() * 0.22;
    const QRectF signs(place.right() - sign * 1.4, place.bottom() - sign, sign * 1.4, sign);
    const double width = place.height() * 0.07;
    const QRectF drawn = place.adjusted(sign * 1.6, 2.5 * width, -sign * 2, -2 * width);
    paintArrow(painter, fitted(wayOf(note.bends), drawn), width);
    if (!note.bends.empty()) {
        const auto tightest = std::min_element(
            note.bends.begin(), note.bends.end(),
            [](const BendNote& a, const BendNote& b) { return a.severity < b.severity; });
        painter.setPen(QColor(sheetInk));
        paintLine(painter, {place.left(), place.top(), sign * 2, place.height()},
                  sheetFont(14, QFont::Bold), QString::number(tightest->severity));
    }
    paintSigns(painter, signs, note);
    painter.restore();
}

} // namespace stagewright
