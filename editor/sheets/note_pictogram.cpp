#include "editor/sheets/note_pictogram.h"

#include "editor/sheets/road_signs.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QPen>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr std::size_t signsInColumn = 3;

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

} // namespace

void paintPictogram(QPainter& painter, const QRectF& place, const Pacenote& note) {
    painter.save();
    const double number = place.height() * 0.4;
    const auto signs = roadSigns(note);
    const std::size_t columns = signs.size() > signsInColumn ? 2 : 1;
    const std::size_t rows = std::max(signsInColumn, (signs.size() + 1) / 2);
    const double sign = place.height() * 0.9 / static_cast<double>(rows);
    const double signWidth = sign * 1.25;
    const double width = place.height() * 0.08;
    const QRectF drawn =
        place.adjusted(number + width, 2.2 * width,
                       -static_cast<double>(columns) * signWidth - 2.5 * width, -1.5 * width);
    paintArrow(painter, fitted(wayOf(note.bends), drawn), width);
    if (!note.bends.empty()) {
        const auto tightest = std::min_element(
            note.bends.begin(), note.bends.end(),
            [](const BendNote& a, const BendNote& b) { return a.severity < b.severity; });
        painter.setPen(QColor(sheetInk));
        paintLine(painter, {place.left(), place.top(), number, place.height()},
                  sheetFont(18, QFont::Bold), QString::number(tightest->severity));
    }
    const auto stacked = static_cast<double>(std::min(rows, signs.size()));
    const double top = place.center().y() - stacked * sign * 1.12 / 2;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const auto column = static_cast<double>(columns - 1 - i / rows);
        const auto row = static_cast<double>(i % rows);
        const QRectF at(place.right() - (column + 1) * signWidth, top + row * sign * 1.12,
                        signWidth, sign);
        paintRoadSign(painter, at.adjusted(sign * 0.1, sign * 0.1, -sign * 0.1, -sign * 0.1),
                      signs[i]);
    }
    painter.restore();
}

} // namespace stagewright
