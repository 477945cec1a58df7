#include "editor/points/faces/track_painter.h"

#include "editor/drawing/fonts.h"
#include "editor/points/faces/mark_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>

namespace stagewright {

namespace {

bool isStartPoint(Place place) {
    return std::find(startPoints.begin(), startPoints.end(), place) != startPoints.end();
}

/// The way over the line: a band of squares on the far edge and on the near one, which are one.
void paintLine(QPainter& painter, const BoardGrid& grid, const TrackStyle& style) {
    constexpr int squares = 48;
    const QRectF board = grid.board();
    const double side = board.width() / squares;
    for (const double edge : {board.top(), board.bottom()})
        for (int row = 0; row < 2; ++row)
            for (int i = row % 2; i < squares; i += 2)
                painter.fillRect(
                    QRectF(board.left() + i * side, edge - side + row * side, side, side),
                    style.ink);
}

void paintSteps(QPainter& painter, const BoardGrid& grid, const TrackStyle& style) {
    const double width = grid.radius() * 0.09;
    for (const bool isAcross : {true, false}) {
        if (isAcross && !style.wraps)
            continue;
        painter.setPen(isAcross ? QPen(style.line, width, Qt::DotLine, Qt::RoundCap)
                                : QPen(style.ink, width, Qt::SolidLine, Qt::RoundCap));
        painter.setOpacity(isAcross ? 1 : 0.55);
        for (const Place from : drawnPlaces())
            for (const PointStep step : stepsAhead) {
                const Place to = stepped(from, step);
                const auto& places = drawnPlaces();
                if (std::find(places.begin(), places.end(), to) == places.end())
                    continue;
                if (isAcross != (!isOnBoard(from) || !isOnBoard(to)))
                    continue;
                painter.drawLine(grid.at(from), grid.at(to));
            }
    }
    painter.setOpacity(1);
}

void paintPoint(QPainter& painter, const BoardGrid& grid, Place place, const TrackStyle& style) {
    const bool isAcross = !isOnBoard(place);
    const QPointF at = grid.at(place);
    const double radius = pointRadius(grid, place);
    painter.setPen(QPen(isAcross ? style.line : style.ink, radius * 0.09));
    painter.setBrush(isAcross ? style.across : style.ground);
    painter.drawEllipse(at, radius * 0.72, radius * 0.72);
    if (isAcross)
        painter.setOpacity(acrossOpacity);
    if (isStartPoint(wrapped(place))) {
        painter.setPen(QPen(style.start, radius * 0.16));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, radius * 1.22, radius * 1.22);
    }
    painter.setOpacity(1);
    if (!style.names)
        return;
    // Below the point, but beside a start point, below which the line is.
    const bool isBeside = isStartPoint(wrapped(place)) && place.x < pointColumns;
    const QPointF off = isBeside ? QPointF(1.95, 0) : QPointF(0, 1.46);
    const QPointF middle = at + off * grid.radius();
    const double height = grid.radius() * 0.36;
    painter.fillRect(
        QRectF(middle.x() - 1.6 * height, middle.y() - 0.8 * height, 3.2 * height, 1.6 * height),
        isAcross ? style.across : style.ground); // no line goes through it
    paintCentred(painter, nameOfPlace(wrapped(place)), middle, height,
                 isAcross ? style.line : style.ink);
}

void paintEdgeNames(QPainter& painter, const BoardGrid& grid, const TrackStyle& style) {
    const double height = grid.radius() * 0.62;
    const QRectF& square = grid.square();
    const double inset = square.width() * 0.02;
    for (int column = 0; column < pointColumns; ++column)
        for (const double y : {square.top() + inset, square.bottom() - inset})
            paintCentred(painter, QChar(u'A' + column), {grid.at({column, 1}).x(), y}, height,
                         style.ink);
    for (int row = 1; row <= pointRows; ++row)
        for (const double x : {square.left() + inset, square.right() - inset})
            paintCentred(painter, QString::number(row), {x, grid.at({0, row}).y()}, height,
                         style.ink);
}

} // namespace

TrackStyle paperStyle(bool mono) {
    TrackStyle style{QColor(Qt::white),        QColor(0xf1, 0xf1, 0xee), QColor(0x20, 0x24, 0x28),
                     QColor(0x8c, 0x8c, 0x88), QColor(0x00, 0x7f, 0x5f), mono};
    if (mono)
        for (QColor* colour : {&style.across, &style.ink, &style.line, &style.start}) {
            const int grey = qGray(colour->rgb());
            *colour = QColor(grey, grey, grey);
        }
    return style;
}

TrackStyle screenStyle(bool isDark) {
    if (!isDark)
        return {QColor(0xff, 0xff, 0xff), QColor(0xe4, 0xe4, 0xdf), QColor(0x20, 0x24, 0x28),
                QColor(0x80, 0x80, 0x7c), QColor(0x00, 0x7f, 0x5f)};
    return {QColor(0x2b, 0x30, 0x35), QColor(0x1f, 0x23, 0x27), QColor(0xdd, 0xe1, 0xe5),
            QColor(0x80, 0x87, 0x8e), QColor(0x4d, 0xc4, 0xa0)};
}

double pointRadius(const BoardGrid& grid, Place place) {
    return grid.radius() * (isOnBoard(place) ? 1 : 0.8);
}

void paintTrack(QPainter& painter, const BoardGrid& grid, const PointTrack& track,
                const TrackStyle& style) {
    paintBareBoard(painter, grid, style);
    paintMarksOf(painter, grid, track, style);
}

void paintMarksOf(QPainter& painter, const BoardGrid& grid, const PointTrack& track,
                  const TrackStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double opacity = painter.opacity();
    for (const Place place : drawnPlaces()) {
        const TrackMarks marks = track.marksAt(wrapped(place));
        if (marks.isEmpty() || (!style.wraps && !isOnBoard(place)))
            continue;
        painter.setOpacity(isOnBoard(place) ? opacity : opacity * acrossOpacity);
        paintMarks(painter, marks, grid.at(place), pointRadius(grid, place), style.mono, style.ink);
    }
    painter.restore();
}

void paintBareBoard(QPainter& painter, const BoardGrid& grid, const TrackStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(grid.square(), style.across);
    painter.fillRect(grid.board(), style.ground);
    painter.setPen(QPen(style.line, grid.radius() * 0.09));
    painter.drawLine(grid.board().topLeft(), grid.board().bottomLeft());
    painter.drawLine(grid.board().topRight(), grid.board().bottomRight());
    paintSteps(painter, grid, style);
    paintLine(painter, grid, style);
    for (const Place place : drawnPlaces())
        if (style.wraps || isOnBoard(place))
            paintPoint(painter, grid, place, style);
    paintEdgeNames(painter, grid, style);
    painter.restore();
}

void paintCentred(QPainter& painter, const QString& text, QPointF centre, double height,
                  const QColor& colour) {
    constexpr int size = 100;
    const QFont font = boldFont(size);
    const QFontMetricsF metrics(font);
    QPainterPath outline;
    outline.addText(QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), font,
                    text);
    painter.save();
    painter.translate(centre);
    painter.scale(height / metrics.capHeight(), height / metrics.capHeight());
    painter.fillPath(outline, colour);
    painter.restore();
}

} // namespace stagewright
