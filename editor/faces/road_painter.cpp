#include "editor/faces/road_painter.h"

#include "editor/faces/chance.h"
#include "editor/faces/crossings.h"
#include "editor/faces/gates.h"
#include "editor/faces/outlines.h"

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
    for (int i = 0; i < count; ++i) {
        const QPointF at = shape.at(chance.between(0.01, 0.99), chance.between(0.06, lanes - 0.06));
        const double r = size * chance.between(0.35, 0.6);
        const double lean = chance.between(-r, r);
        canvas.fill(QPolygonF{at + QPointF(-r, lean / 2), at + QPointF(lean / 2, -r * 0.7),
                              at + QPointF(r, -lean / 2), at + QPointF(-lean / 2, r * 0.7)},
                    colours.speck);
    }
}

QPolygonF shortened(const RoadShape& shape, const SpaceBorder& border) {
    const double middle = shape.road().widestLanes() / 2.0;
    const bool onTheLeft = (border.lane0 + border.lane1) / 2 < middle;
    const double width = (border.lane1 - border.lane0) * tickPart;
    return onTheLeft ? shape.across(border.s0, border.lane0, border.lane0 + width)
                     : shape.across(border.s0, border.lane1 - width, border.lane1);
}

/// End lines at a tile edge stand a bit inside, where they are not cut in half.
QPolygonF insideTile(const RoadShape& shape, const SpaceBorder& border) {
    const double inset = 0.02 / shape.centreLine().length();
    return shape.across(std::clamp(border.s0, inset, 1 - inset), border.lane0, border.lane1);
}

/// Where another road of a junction makes the asphalt a bit wider than this road: the way from the
/// border, in the direction `out`, to where the asphalt ends. None where it goes on for long.
QPointF toVerge(const RoadLevel& level, QPointF border, QPointF out) {
    constexpr double step = 0.01;
    constexpr double most = 0.15;
    for (double way = step; way < most; way += step) {
        const bool onRoad =
            std::any_of(level.surfaces.begin(), level.surfaces.end(), [&](const auto& surface) {
                return surface.containsPoint(border + out * way, Qt::WindingFill);
            });
        if (!onRoad)
            return out * (way - step);
    }
    return {};
}

/// A line across a road of a junction, reaching the verge on both sides.
QPolygonF reachingVerge(const RoadLevel& level, const SpaceBorder& border) {
    const RoadShape& shape = level.shapes[border.road];
    QPolygonF line = shape.across(border.s0, border.lane0, border.lane1);
    const QPointF right = shape.centreLine().pose(border.s0).right();
    if (border.lane0 == 0)
        line.front() += toVerge(level, line.front(), -right);
    if (border.lane1 == shape.road().widestLanes())
        line.back() += toVerge(level, line.back(), right);
    return line;
}

QPolygonF lineOf(const RoadLevel& level, const SpaceBorder& border) {
    const RoadShape& shape = level.shapes[border.road];
    if (border.kind == BorderKind::Tick)
        return shortened(shape, border);
    if (border.kind == BorderKind::Dotted)
        return insideTile(shape, border);
    if (border.isAcross() && border.kind == BorderKind::Full && level.roads.size() > 1)
        return reachingVerge(level, border);
    if (border.isAcross())
        return shape.across(border.s0, border.lane0, border.lane1);
    // Lines that reach the tile's border go on, as slanted ends do.
    const double s0 = border.s0 == 0 ? -roadOverrun : border.s0;
    const double s1 = border.s1 == 1 ? 1 + roadOverrun : border.s1;
    return shape.along(border.lane0, border.lane1, s0, s1);
}

/// Marks of this length and width spread evenly over a straight line, half a gap at both ends.
void paintMarks(const FaceCanvas& canvas, const QPolygonF& line, double wanted, double width,
                const QColor& colour) {
    const QPointF whole = line.back() - line.front();
    const double length = std::hypot(whole.x(), whole.y());
    const int count = std::max(2, static_cast<int>(std::lround(length / (2 * wanted))));
    const QPointF step = whole / (4 * count);
    for (int i = 0; i < count; ++i) {
        const QPointF begin = line.front() + step * (4 * i + 1);
        canvas.fill(ribbon({begin, begin + step * 2}, width), colour);
    }
}

void paintBorder(const FaceCanvas& canvas, const QPolygonF& line, BorderKind kind,
                 const QColor& colour) {
    const double pixel = canvas.pixel;
    if (kind == BorderKind::Dotted)
        paintMarks(canvas, line, std::max(0.022, 1.2 * pixel), std::max(0.026, 1.2 * pixel),
                   colour);
    else if (kind == BorderKind::Slide)
        paintMarks(canvas, line, std::max(0.03, 1.2 * pixel), std::max(0.011, 0.8 * pixel), colour);
    else
        canvas.line(line, lineWidth, colour);
}

} // namespace

bool RoadLevel::has(std::size_t road) const {
    return std::find(roads.begin(), roads.end(), road) != roads.end();
}

void paintSurfaces(const FaceCanvas& canvas, const RoadLevel& level) {
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    const double edge = std::max(edgeWidth, 0.8 * canvas.pixel);
    for (const std::size_t road : level.roads)
        canvas.fill(canvas.clip.area(level.shapes[road].surface(edge)), colours.edge);
    for (const QPolygonF& surface : level.surfaces)
        canvas.fill(canvas.clip.area(surface), colours.surface);
    for (const std::size_t road : level.roads)
        paintSpecks(canvas, level, level.shapes[road]);
}

void paintBorders(const FaceCanvas& canvas, const RoadLevel& level,
                  std::span<const SpaceBorder> borders) {
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    for (const SpaceBorder& border : borders)
        if (level.has(border.road))
            paintBorder(canvas, lineOf(level, border), border.kind, colours.line);
    for (const Gate& gate : gatesOf(level.shapes))
        if (level.has(gate.road))
            canvas.line({gate.line.p1(), gate.line.p2()}, lineWidth, colours.line);
    for (const SlantedCrossing& crossing : slantedCrossings(level.side)) {
        if (!level.has(crossing.first))
            continue;
        canvas.painter.setPen(canvas.pen(colours.line, lineWidth));
        canvas.painter.setBrush(colours.surface);
        canvas.painter.drawPolygon(areaOf(crossing, level.shapes));
    }
}

} // namespace stagewright
