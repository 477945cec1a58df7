#include "editor/hextiles/faces/line_painter.h"

#include "editor/hextiles/faces/crossings.h"
#include "editor/hextiles/faces/gates.h"
#include "editor/hextiles/faces/outlines.h"
#include "editor/hextiles/faces/y_junctions.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr double lineWidth = 0.013;
constexpr double outlineWidth = 0.008;
constexpr double tickPart = 0.55; ///< of the lane's width

/// Whether the other line of a DIRT corner lies to the right of this tick.
bool otherLineIsRight(const Road& road, const SpaceBorder& tick) {
    return std::any_of(road.spaces.begin(), road.spaces.end(), [&](const Space& space) {
        return space.corner && part(space.s.begin) <= tick.s0 && tick.s0 <= part(space.s.end) &&
               space.lanes.left >= tick.lane1;
    });
}

/// A tick begins at the border of its line, and reaches towards the other line.
QPolygonF shortened(const RoadShape& shape, const SpaceBorder& border) {
    const double width = (border.lane1 - border.lane0) * tickPart;
    return otherLineIsRight(shape.road(), border)
               ? shape.across(border.s0, border.lane0, border.lane0 + width)
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
    constexpr int most = 14;
    for (int i = 1; i <= most; ++i) {
        const double way = step * i;
        const bool onRoad =
            std::any_of(level.surfaces.begin(), level.surfaces.end(), [&](const auto& surface) {
                return surface.containsPoint(border + out * way, Qt::WindingFill);
            });
        if (!onRoad)
            return out * (way - step);
    }
    return {};
}

/// The end of a gate that lies on this line, as a part of its length.
std::optional<double> gateOn(const QLineF& line, std::span<const Gate> gates) {
    constexpr double near = 0.02;
    const QPointF whole = line.p2() - line.p1();
    const double square = QPointF::dotProduct(whole, whole);
    for (const Gate& gate : gates)
        for (const QPointF end : {gate.line.p1(), gate.line.p2()}) {
            const double t = QPointF::dotProduct(end - line.p1(), whole) / square;
            if (-0.1 < t && t < 1.1 && QLineF(line.pointAt(t), end).length() < near)
                return t;
        }
    return std::nullopt;
}

/// A line across a road of a junction: it ends at the verge on both sides, or at the gate of a
/// branch.
QPolygonF acrossJunction(const RoadLevel& level, const SpaceBorder& border,
                         std::span<const Gate> gates) {
    const RoadShape& shape = level.shapes[border.road];
    QPolygonF line = shape.across(border.s0, border.lane0, border.lane1);
    const QPointF right = shape.centreLine().pose(border.s0).right();
    const double lanes = shape.road().widestLanes();
    const QPolygonF whole = shape.across(border.s0, 0, lanes);
    const auto gate = gateOn({whole.front(), whole.back()}, gates);
    const bool gateAtRight = gate && *gate > 0.5;
    if (gate) {
        const double lane = *gate * lanes;
        const double from = gateAtRight ? border.lane0 : std::max(border.lane0, lane);
        const double to = gateAtRight ? std::min(border.lane1, lane) : border.lane1;
        if (from >= to)
            return {};
        line = shape.across(border.s0, from, to);
    }
    if (border.lane0 == 0 && (!gate || gateAtRight))
        line.front() += toVerge(level, line.front(), -right);
    if (border.lane1 == lanes && !(gate && gateAtRight))
        line.back() += toVerge(level, line.back(), right);
    return line;
}

/// The lane line of a branch stops short of its gate, whose limit holds for both lanes.
SpaceBorder shortOfGates(SpaceBorder border, const RoadShape& shape, std::span<const Gate> gates) {
    const double gap = 0.1 / shape.centreLine().length();
    for (const Gate& gate : gates) {
        if (gate.road != border.road)
            continue;
        if (border.s0 == gate.s && gate.inwards > 0)
            border.s0 += gap;
        if (border.s1 == gate.s && gate.inwards < 0)
            border.s1 -= gap;
    }
    return border;
}

QPolygonF lineOf(const RoadLevel& level, const SpaceBorder& border, std::span<const Gate> gates) {
    const RoadShape& shape = level.shapes[border.road];
    if (border.kind == BorderKind::Tick)
        return shortened(shape, border);
    if (border.kind == BorderKind::Dotted)
        return insideTile(shape, border);
    if (border.isAcross() && border.kind == BorderKind::Full && level.roads.size() > 1)
        return acrossJunction(level, border, gates);
    if (border.isAcross())
        return shape.across(border.s0, border.lane0, border.lane1);
    const SpaceBorder line = shortOfGates(border, shape, gates);
    // Lines that reach the tile's border go on, as slanted ends do.
    const double s0 = line.s0 == 0 ? -roadOverrun : line.s0;
    const double s1 = line.s1 == 1 ? 1 + roadOverrun : line.s1;
    return shape.along(line.lane0, line.lane1, s0, s1);
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
        paintMarks(canvas, line, std::max(0.03, 1.5 * pixel), std::max(0.011, 0.8 * pixel), colour);
    else if (kind == BorderKind::Outline)
        canvas.line(line, outlineWidth, colour);
    else
        canvas.line(line, lineWidth, colour);
}

/// The lines of a level as they are drawn. In a junction, the records of two branches have a line
/// across at nearly the same place, rounded: a dotted line or that of the main road stands for
/// both.
class DrawnLines {
public:
    DrawnLines(const RoadLevel& level, std::span<const SpaceBorder> borders,
               std::span<const Gate> gates)
        : level_(level)
        , gates_(gates) {
        for (const SpaceBorder& border : borders)
            if (border.kind == BorderKind::Dotted)
                add(border);
        for (const SpaceBorder& border : borders)
            if (border.kind != BorderKind::Dotted)
                add(border);
    }

    void paint(const FaceCanvas& canvas, const QColor& colour) const {
        for (const Line& line : lines_)
            paintBorder(canvas, line.points, line.border->kind, colour);
    }

private:
    struct Line {
        const SpaceBorder* border;
        QPolygonF points;
    };

    void add(const SpaceBorder& border) {
        if (!level_.has(border.road))
            return;
        QPolygonF points = lineOf(level_, border, gates_);
        if (!points.isEmpty() && !isDouble(border, points))
            lines_.push_back({&border, std::move(points)});
    }

    [[nodiscard]] bool isDouble(const SpaceBorder& border, const QPolygonF& points) const {
        if (!border.isAcross() || border.kind != BorderKind::Full || border.road == 0)
            return false;
        return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
            constexpr double near = 0.06;
            return line.border->isAcross() && line.border->road != border.road &&
                   distance(points.front(), line.points) < near &&
                   distance(points.back(), line.points) < near;
        });
    }

    /// From a straight line.
    static double distance(QPointF point, const QPolygonF& line) {
        const QPointF whole = line.back() - line.front();
        const double t =
            QPointF::dotProduct(point - line.front(), whole) / QPointF::dotProduct(whole, whole);
        return QLineF(point, line.front() + whole * std::clamp(t, 0.0, 1.0)).length();
    }

    const RoadLevel& level_;
    std::span<const Gate> gates_;
    std::vector<Line> lines_;
};

/// In two parts, as long as there is a digit in its middle.
void paintGate(const FaceCanvas& canvas, const Gate& gate, const QColor& colour) {
    const double half = canvas.showsDigit(gateDigit) ? gateDigit * 0.72 : 0;
    const double length = gate.line.length();
    const double gap = half / length;
    canvas.line({gate.line.p1(), gate.line.pointAt(0.5 - gap)}, lineWidth, colour);
    canvas.line({gate.line.pointAt(0.5 + gap), gate.line.p2()}, lineWidth, colour);
}

} // namespace

void paintBorders(const FaceCanvas& canvas, const RoadLevel& level,
                  std::span<const SpaceBorder> borders) {
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    const std::vector<Gate> gates = gatesOf(level.shapes);
    DrawnLines(level, borders, gates).paint(canvas, colours.line);
    for (const Gate& gate : gates)
        if (level.has(gate.road))
            paintGate(canvas, gate, colours.line);
    if (const auto junction = yJunctionOf(level.side))
        for (const QLineF& each : linesOf(*junction, level.shapes))
            canvas.line({each.p1(), each.p2()}, lineWidth, colours.line);
    for (const SlantedCrossing& crossing : slantedCrossings(level.side)) {
        if (!level.has(crossing.first))
            continue;
        canvas.painter.setPen(canvas.pen(colours.line, lineWidth));
        canvas.painter.setBrush(colours.surface);
        canvas.painter.drawPolygon(areaOf(crossing, level.shapes));
    }
}

} // namespace stagewright
