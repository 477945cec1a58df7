#include "editor/faces/road_painter.h"

#include "editor/faces/chance.h"

#include <cmath>

namespace stagewright {

namespace {

constexpr double edgeWidth = 0.014;
constexpr double lineWidth = 0.013;
constexpr double tickPart = 0.55; ///< of the lane's width

/// Sparse irregular stones, or ruffles in the snow, spread over the road.
void paintSpecks(const FaceCanvas& canvas, const RoadLevel& level, const RoadShape& shape) {
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    constexpr double size = 0.016;
    if (!colours.speck.isValid() || !canvas.shows(size))
        return;
    Chance chance(level.side.id, shape.road().from);
    const double lanes = shape.road().widestLanes();
    const int count = static_cast<int>(64 * shape.centreLine().length() * lanes / 2);
    QPainterPath specks;
    for (int i = 0; i < count; ++i) {
        const double s = chance.between(0.01, 0.99);
        const double lane = chance.between(0.06, lanes - 0.06);
        const QPointF at = shape.at(s, lane);
        const double r = size * chance.between(0.35, 0.6);
        const double lean = chance.between(-r, r);
        specks.addPolygon(QPolygonF{at + QPointF(-r, lean / 2), at + QPointF(lean / 2, -r * 0.7),
                                    at + QPointF(r, -lean / 2), at + QPointF(-lean / 2, r * 0.7),
                                    at + QPointF(-r, lean / 2)});
    }
    canvas.fill(specks, colours.speck);
}

/// Tile edges are cut, so a line on one is half here and half on the neighbour.
double widthOf(BorderKind kind) {
    switch (kind) {
    case BorderKind::Slide:
        return lineWidth * 0.8;
    case BorderKind::Dotted:
        return lineWidth * 1.9;
    case BorderKind::Full:
    case BorderKind::Edge:
    case BorderKind::Tick:
        break;
    }
    return lineWidth;
}

/// Dots or dashes of this length, spread evenly over the line, gaps at both ends.
QVector<qreal> pattern(double length, double wanted, double penWidth) {
    const int marks = std::max(2, static_cast<int>(std::lround(length / (2 * wanted))));
    const double mark = length / (2 * marks) / penWidth;
    return {mark, mark};
}

QPolygonF shortened(const RoadShape& shape, const SpaceBorder& border) {
    const double middle = shape.road().widestLanes() / 2.0;
    const bool onTheLeft = (border.lane0 + border.lane1) / 2 < middle;
    const double width = (border.lane1 - border.lane0) * tickPart;
    return onTheLeft ? shape.across(border.s0, border.lane0, border.lane0 + width)
                     : shape.across(border.s0, border.lane1 - width, border.lane1);
}

/// End lines stand on the space's side of a tile edge, where they would be cut in half.
double insideTile(const RoadShape& shape, double s) {
    const double inset = 0.02 / shape.centreLine().length();
    return std::clamp(s, inset, 1 - inset);
}

QPolygonF lineOf(const RoadShape& shape, const SpaceBorder& border) {
    if (border.kind == BorderKind::Tick)
        return shortened(shape, border);
    if (border.kind == BorderKind::Dotted)
        return shape.across(insideTile(shape, border.s0), border.lane0, border.lane1);
    if (border.isAcross())
        return shape.across(border.s0, border.lane0, border.lane1);
    // Lines that reach the tile's border go on, as slanted ends do.
    const double s0 = border.s0 == 0 ? -roadOverrun : border.s0;
    const double s1 = border.s1 == 1 ? 1 + roadOverrun : border.s1;
    return shape.along(border.lane0, border.lane1, s0, s1);
}

void paintBorder(const FaceCanvas& canvas, const RoadShape& shape, const SpaceBorder& border,
                 const QColor& colour) {
    const QPolygonF line = lineOf(shape, border);
    QPen pen = canvas.pen(colour, widthOf(border.kind));
    if (border.kind == BorderKind::Dotted || border.kind == BorderKind::Slide) {
        const double mark = border.kind == BorderKind::Dotted ? 0.022 : 0.03;
        pen.setDashPattern(pattern(QLineF(line.front(), line.back()).length(),
                                   std::max(mark, 1.5 * canvas.pixel), pen.widthF()));
        pen.setDashOffset(pen.dashPattern().front() / 2);
    }
    canvas.stroke(line, pen);
}

} // namespace

void paintSurfaces(const FaceCanvas& canvas, const RoadLevel& level) {
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    const double edge = std::max(edgeWidth, 0.8 * canvas.pixel);
    for (const std::size_t road : level.roads)
        canvas.fill(canvas.clip.area(level.shapes[road].surface(edge)), colours.edge);
    for (const std::size_t road : level.roads)
        canvas.fill(canvas.clip.area(level.shapes[road].surface()), colours.surface);
    for (const std::size_t road : level.roads)
        paintSpecks(canvas, level, level.shapes[road]);
}

void paintBorders(const FaceCanvas& canvas, const RoadLevel& level,
                  std::span<const SpaceBorder> borders) {
    const QColor colour = canvas.style.terrain(level.side.terrain).line;
    for (const SpaceBorder& border : borders)
        if (std::find(level.roads.begin(), level.roads.end(), border.road) != level.roads.end())
            paintBorder(canvas, level.shapes[border.road], border, colour);
}

} // namespace stagewright
