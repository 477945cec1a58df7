#include "editor/zones/faces/chain_painter.h"

#include "editor/drawing/fitted_text.h"
#include "editor/zones/faces/chain_labels.h"
#include "editor/zones/faces/road_curve.h"
#include "editor/zones/faces/road_signs.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace stagewright {

namespace {

// In units of the boards.
constexpr double road = 0.2;
constexpr double rimOfBoard = 0.025;
constexpr double gapOfBoards = 0.015;

QPointF outwardOf(const EndPlace& end) {
    return {static_cast<double>(end.outward.x), static_cast<double>(end.outward.y)};
}

QPen flatPen(const QColor& colour, double width, Qt::PenStyle pen = Qt::SolidLine) {
    return {colour, width, pen, Qt::FlatCap, Qt::RoundJoin};
}

void paintOtherRoads(QPainter& painter, const ChainGrid& grid, const DrawnBoard& board,
                     const ZoneColours& colours) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [from, to] : board.otherRoads) {
        const RoadCurve curve(grid, board.lies, from, to);
        painter.setPen(flatPen(colours.letter, grid.unit() * road * 0.7));
        painter.drawPath(curve.path());
        painter.setPen(flatPen(colours.verge, grid.unit() * road * 0.48));
        painter.drawPath(curve.path());
    }
}

/// Light in the middle of a road whose spaces are not known.
void paintMiddleLine(QPainter& painter, const RoadCurve& curve, double width,
                     const ZoneColours& colours) {
    painter.setPen(QPen(colours.line, width * 0.09, Qt::CustomDashLine, Qt::FlatCap));
    QPen pen = painter.pen();
    pen.setDashPattern({8, 7});
    painter.setPen(pen);
    painter.drawPath(curve.path());
}

/// How much of a road an element takes on a board.
double shareOf(const RoadElement& element) {
    return element.kind == ElementKind::Corner ? element.insideSpaces : 1;
}

/// What is seen of a space on a board: its border, water, its note.
class SpacesPen {
public:
    SpacesPen(QPainter& painter, const RoadCurve& curve, double width, const ZoneColours& colours,
              const ZoneStyle& style)
        : painter_(painter)
        , curve_(curve)
        , width_(width)
        , colours_(colours)
        , style_(style) {}

    void paint(const RoadElements& elements) {
        double total = 0;
        for (const RoadElement& element : elements)
            total += shareOf(element);
        double at = 0;
        for (const RoadElement& element : elements) {
            const double next = at + shareOf(element) / total;
            paintElement(element, at, next);
            at = next;
        }
    }

private:
    void across(double share) {
        const QPointF side = curve_.right(share) * (width_ / 2);
        painter_.setPen(flatPen(colours_.line, width_ * 0.07));
        painter_.drawLine(curve_.at(share) - side, curve_.at(share) + side);
    }

    void paintElement(const RoadElement& element, double from, double to) {
        if (element.ford)
            painter_.fillPath(curve_.band(from, to, width_ * 0.46, width_ * 0.46),
                              style_.water.lighter(125));
        if (element.kind == ElementKind::Corner || element.kind == ElementKind::Turn)
            paintKerbs(from, to);
        if (from > 0)
            across(from);
        if (element.kind == ElementKind::Corner)
            for (int space = 1; space < element.insideSpaces; ++space)
                across(from + (to - from) * space / element.insideSpaces);
        paintNoteOf(element, from, to);
    }

    /// Along both borders of a corner.
    void paintKerbs(double from, double to) {
        const double half = width_ / 2;
        const double kerb = width_ * 0.12;
        for (const double side : {-1.0, 1.0})
            painter_.fillPath(curve_.band(from, to, side * half, -side * (half - kerb)),
                              style_.slide);
    }

    void paintNoteOf(const RoadElement& element, double from, double to) {
        if (element.note == 0)
            return;
        constexpr double digit = 1.12; // of the radius
        const double spaces = shareOf(element);
        const double length = (to - from) * curve_.length() / spaces;
        const double radius = std::min(width_ * 0.36, length * 0.5);
        const double least = style_.leastCapital / digit;
        if (radius < least)
            return;
        const double middle = (from + to) / 2;
        if (element.kind == ElementKind::Bump)
            paintBump(painter_, curve_.at(middle), std::max(radius * 0.85, least), element.note,
                      style_);
        else
            paintInsideNote(painter_, curve_.at(middle), radius, element.note, style_);
        if (element.cutNote > 0) {
            const double side = element.hand == RoadHand::Left ? -1 : 1;
            paintCutNote(painter_,
                         curve_.at(middle) + curve_.right(middle) * (side * width_ * 0.78),
                         std::max(radius * 0.72, least), element.cutNote, style_);
        }
    }

    QPainter& painter_;
    const RoadCurve& curve_;
    double width_;
    const ZoneColours& colours_;
    const ZoneStyle& style_;
};

void paintCrossings(QPainter& painter, const RoadCurve& curve, int crossings, double width,
                    const ZoneColours& colours) {
    for (int i = 1; i <= crossings; ++i) {
        const double share = static_cast<double>(i) / (crossings + 1);
        const QPointF side = curve.right(share) * (width * 1.25);
        painter.setPen(flatPen(colours.edge, width * 0.9));
        painter.drawLine(curve.at(share) - side, curve.at(share) + side);
        painter.setPen(flatPen(colours.road, width * 0.7));
        painter.drawLine(curve.at(share) - side, curve.at(share) + side);
    }
}

/// Which way it is driven.
void paintArrow(QPainter& painter, const RoadCurve& curve, double share, double width,
                const ZoneStyle& style) {
    const QPointF right = curve.right(share) * (width * 0.4);
    const QPointF ahead(right.y(), -right.x());
    const QPointF centre = curve.at(share);
    painter.setPen(QPen(style.cut, width * 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::white);
    painter.drawPolygon(QPolygonF({centre + ahead * 1.1, centre - ahead * 0.7 + right,
                                   centre - ahead * 0.25, centre - ahead * 0.7 - right}));
}

/// Of a flag: two rows of squares across the road.
void paintChequers(QPainter& painter, const ChainGrid& grid, const EndPlace& end) {
    constexpr int squares = 6;
    const double side = grid.unit() * road * 1.25 / squares;
    const QPointF outward = outwardOf(end);
    const QPointF aside(-outward.y(), outward.x());
    painter.setPen(Qt::NoPen);
    for (int row = 0; row < 2; ++row)
        for (int i = 0; i < squares; ++i) {
            const QPointF centre = grid.at(end.at) - outward * ((row + 0.5) * side) +
                                   aside * ((i - (squares - 1) / 2.0) * side);
            painter.setBrush((row + i) % 2 == 0 ? Qt::black : Qt::white);
            painter.drawRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side));
        }
}

void paintStartLine(QPainter& painter, const ChainGrid& grid, const EndPlace& end,
                    const ZoneStyle& style) {
    const double width = grid.unit() * 0.06;
    const QPointF outward = outwardOf(end);
    const QPointF aside = QPointF(-outward.y(), outward.x()) * (grid.unit() * road * 0.65);
    const QPointF centre = grid.at(end.at) - outward * (width / 2);
    painter.setPen(flatPen(Qt::white, width * 1.6));
    painter.drawLine(centre - aside, centre + aside);
    painter.setPen(flatPen(style.start, width));
    painter.drawLine(centre - aside, centre + aside);
}

void paintBroken(QPainter& painter, QPointF centre, double reach, const ZoneStyle& style) {
    for (const auto& [colour, width] : {std::pair(QColor(Qt::white), 0.5), {style.wrong, 0.3}}) {
        painter.setPen(QPen(colour, reach * width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
        painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach));
    }
}

void paintOpenEnd(QPainter& painter, const ChainGrid& grid, const EndPlace& end,
                  const ZoneStyle& style) {
    const double radius = grid.unit() * 0.13;
    const QPointF outward = outwardOf(end);
    const QPointF centre = grid.at(end.at) + outward * (radius * 1.1);
    painter.setPen(QPen(style.plate, radius * 0.2));
    painter.setBrush(style.open);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(style.plate, radius * 0.28, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(radius * 0.5, 0), centre + QPointF(radius * 0.5, 0));
    painter.drawLine(centre - QPointF(0, radius * 0.5), centre + QPointF(0, radius * 0.5));
}

void paintOverlaps(QPainter& painter, const ChainGrid& grid, const DrawnChain& chain,
                   const ZoneStyle& style) {
    for (const auto& [a, b] : chain.table.overlaps) {
        const QRectF both = grid.board(chain.table.boards[a].lies)
                                .intersected(grid.board(chain.table.boards[b].lies));
        painter.save();
        painter.setClipRect(both, Qt::IntersectClip);
        painter.setPen(QPen(style.wrong, grid.unit() * rimOfBoard));
        const double step = grid.unit() * 0.16;
        for (double x = both.left() - both.height(); x < both.right(); x += step)
            painter.drawLine(QPointF(x, both.bottom()), QPointF(x + both.height(), both.top()));
        painter.restore();
        painter.setPen(QPen(style.wrong, grid.unit() * rimOfBoard * 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(both);
    }
}

} // namespace

double roadWidth(const ChainGrid& grid) {
    return grid.unit() * road;
}

void paintZoneBoard(QPainter& painter, const ChainGrid& grid, const DrawnBoard& board,
                    const ZoneStyle& style, const ChainShows& shows) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = grid.unit();
    const double in = unit * gapOfBoards;
    const QRectF face = grid.board(board.lies).adjusted(in, in, -in, -in);
    const ZoneColours& colours = style.colours(board.surface);
    painter.setPen(QPen(style.faint, unit * 0.012));
    painter.setBrush(colours.verge);
    painter.drawRoundedRect(face, unit * 0.1, unit * 0.1);
    painter.save();
    painter.setClipRect(face, Qt::IntersectClip);
    if (shows.otherRoads)
        paintOtherRoads(painter, grid, board, colours);
    painter.restore();
    paintFitted(painter, board.name(), face.adjusted(unit * 0.3, 0, -unit * 0.3, 0), unit * 0.62,
                colours.letter, true);
    painter.restore();
}

void paintDrivenRoad(QPainter& painter, const ChainGrid& grid, const DrawnBoard& board,
                     const DrawnSection& section, const ZoneStyle& style, const ChainShows& shows) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const ZoneColours& colours = style.colours(board.surface);
    const RoadCurve curve(grid, board.lies, section.entry, section.exit);
    const double width = roadWidth(grid);
    painter.setBrush(Qt::NoBrush);
    if (shows.selected == section.section) {
        painter.setPen(QPen(style.selected, width * 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(curve.path());
    }
    paintCrossings(painter, curve, section.crossings, width, colours);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(flatPen(colours.edge, width * 1.2));
    painter.drawPath(curve.path());
    painter.setPen(flatPen(colours.road, width));
    painter.drawPath(curve.path());
    const bool withSpaces = shows.spaces && !section.road.empty();
    if (withSpaces)
        SpacesPen(painter, curve, width, colours, style).paint(section.road);
    else
        paintMiddleLine(painter, curve, width, colours);
    constexpr double nearTheEnd = 0.1;
    for (const double share : {nearTheEnd, 0.5, 1 - nearTheEnd})
        if (!withSpaces || share != 0.5)
            paintArrow(painter, curve, share, width * 0.8, style);
    painter.restore();
}

void paintChain(QPainter& painter, const ChainGrid& grid, const DrawnChain& chain,
                const ZoneStyle& style, const ChainShows& shows) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const DrawnBoard& board : chain.boards)
        paintZoneBoard(painter, grid, board, style, shows);
    paintOverlaps(painter, grid, chain, style);
    for (const DrawnSection& section : chain.sections)
        paintDrivenRoad(painter, grid, chain.boards[section.board], section, style, shows);
    if (chain.start)
        paintStartLine(painter, grid, *chain.start, style);
    if (chain.finish && !shows.openEnd)
        paintChequers(painter, grid, *chain.finish);
    for (const EndPlace& end : chain.brokenBorders)
        paintBroken(painter, grid.at(end.at), grid.unit() * 0.1, style);
    if (shows.numbers)
        paintChainLabels(painter, grid, chain, style, shows.openEnd);
    if (chain.finish && shows.openEnd)
        paintOpenEnd(painter, grid, *chain.finish, style);
    painter.restore();
}

QPointF offerCentre(const ChainGrid& grid, const EndPlace& end) {
    return grid.at(end.at) - outwardOf(end) * (grid.unit() * 0.24);
}

double offerRadius(const ChainGrid& grid) {
    return grid.unit() * 0.17;
}

void paintOffer(QPainter& painter, const ChainGrid& grid, const EndPlace& end, const QString& name,
                bool isEntered, bool isHot, const ZoneStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = offerCentre(grid, end);
    const double radius = offerRadius(grid);
    painter.setPen(
        QPen(style.offer, radius * (isHot ? 0.3 : 0.16), isEntered ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isHot ? style.offer : style.plate);
    painter.drawEllipse(centre, radius, radius);
    const QRectF place(centre.x() - radius * 0.75, centre.y() - radius, radius * 1.5, radius * 2);
    paintFitted(painter, name, place, radius * 0.8, isHot ? style.plate : style.onPlate, true);
    painter.restore();
}

} // namespace stagewright
