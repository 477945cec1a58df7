#include "editor/hextiles/sheets/note_pictogram.h"

#include "editor/hextiles/sheets/road_signs.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"

#include <QPen>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr std::size_t signsInColumn = 3;
constexpr std::size_t signColumns = 2;

/// Short roads are not drawn larger than if they were so long.
constexpr double leastExtent = 1.2;

/// The way and the others as large as the place allows, in its middle.
std::vector<QPolygonF> fitted(std::vector<QPolygonF> ways, const QRectF& place) {
    QRectF bounds;
    for (const QPolygonF& way : ways)
        bounds = bounds.isNull() ? way.boundingRect() : bounds.united(way.boundingRect());
    const double scale = std::min(place.width() / std::max(bounds.width(), leastExtent),
                                  place.height() / std::max(bounds.height(), leastExtent));
    for (QPolygonF& way : ways)
        for (QPointF& point : way)
            point = place.center() + (point - bounds.center()) * scale;
    return ways;
}

void paintOther(QPainter& painter, const QPolygonF& way, double width) {
    painter.setPen(QPen(QColor(sheetGrey), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
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

QPolygonF wayOf(const Road& road, bool forward) {
    return wayBeside(road, forward, road, forward);
}

QPolygonF wayBeside(const Road& other, bool otherForward, const Road& road, bool forward) {
    constexpr int steps = 40;
    const CentreLine line(other);
    const CentreLine frame(road);
    const CentreLine::Pose first = frame.pose(forward ? 0 : 1);
    const QPointF ahead = forward ? first.along : -first.along;
    QPolygonF way;
    for (int step = 0; step <= steps; ++step) {
        const double along = static_cast<double>(step) / steps;
        const QPointF from = line.pose(otherForward ? along : 1 - along).at - first.at;
        way << QPointF(QPointF::dotProduct(from, {-ahead.y(), ahead.x()}),
                       -QPointF::dotProduct(from, ahead));
    }
    return way;
}

void paintPictogram(QPainter& painter, const QRectF& place, const Pacenote& note,
                    const QPolygonF& way, const std::vector<QPolygonF>& others) {
    painter.save();
    const double number = place.height() * 0.4;
    const double width = place.height() * 0.08;
    const QSizeF sign(place.height() * 0.28, place.height() * 0.225);
    const double columnWidth = sign.width() * 1.3;
    // The arrow stands in the same column beside few signs and many.
    const QRectF drawn =
        place.adjusted(number + width, 2.2 * width,
                       -static_cast<double>(signColumns) * columnWidth - 2 * width, -1.5 * width);
    std::vector<QPolygonF> ways{way};
    ways.insert(ways.end(), others.begin(), others.end());
    ways = fitted(std::move(ways), drawn);
    for (std::size_t i = 1; i < ways.size(); ++i)
        paintOther(painter, ways[i], width * 0.6);
    paintArrow(painter, ways.front(), width);
    const std::vector<BendNote> bends = note.bends();
    if (!bends.empty()) {
        const auto tightest =
            std::min_element(bends.begin(), bends.end(), [](const BendNote& a, const BendNote& b) {
                return a.severity < b.severity;
            });
        painter.setPen(QColor(sheetInk));
        paintLine(painter, {place.left(), place.top(), number, place.height()},
                  sheetFont(18, QFont::Bold), QString::number(tightest->severity));
    }
    const auto signs = roadSigns(note);
    const std::size_t rows =
        std::max(signsInColumn, (signs.size() + signColumns - 1) / signColumns);
    const double pitch = place.height() * 0.9 / static_cast<double>(rows);
    const double shrunk = std::min(1.0, pitch / (sign.height() * 1.15));
    const auto stacked = static_cast<double>(std::min(rows, signs.size()));
    const double top = place.center().y() - stacked * pitch / 2;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const std::size_t column = signColumns - 1 - i / rows; // counted from the right
        const std::size_t row = i % rows;
        QRectF at(QPointF(), sign * shrunk);
        at.moveCenter({place.right() - columnWidth * (static_cast<double>(column) + 0.5),
                       top + pitch * (static_cast<double>(row) + 0.5)});
        paintRoadSign(painter, at, signs[i]);
    }
    painter.restore();
}

} // namespace stagewright
