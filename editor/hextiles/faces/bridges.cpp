#include "editor/hextiles/faces/bridges.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr double wallWidth = 0.034;
constexpr double wallRim = 0.011;
constexpr float deckOpacity = 0.7F;

/// The stretch of the road that lies above others, with a margin on both sides.
struct Span {
    double s0;
    double s1;
};

Span bridgeSpan(const RoadShape& bridge, std::span<const RoadShape> shapes) {
    constexpr int steps = 50;
    double s0 = 1;
    double s1 = 0;
    const double half = bridge.centreLine().width(0.5) / 2;
    std::array<QPointF, steps + 1> above;
    for (int i = 0; i <= steps; ++i)
        above.at(static_cast<std::size_t>(i)) =
            bridge.centreLine().pose(static_cast<double>(i) / steps).at;
    for (const RoadShape& other : shapes) {
        if (&other == &bridge)
            continue;
        const double near = other.centreLine().width(0.5) / 2 + 0.05;
        for (int k = 0; k <= steps; ++k) {
            const QPointF below = other.centreLine().pose(static_cast<double>(k) / steps).at;
            for (int i = 0; i <= steps; ++i) {
                const QPointF apart = above.at(static_cast<std::size_t>(i)) - below;
                if (QPointF::dotProduct(apart, apart) > near * near)
                    continue;
                s0 = std::min(s0, static_cast<double>(i) / steps);
                s1 = std::max(s1, static_cast<double>(i) / steps);
            }
        }
    }
    const double slack = 0.35 * half / bridge.centreLine().length();
    return {std::max(0.06, s0 - slack), std::min(0.94, s1 + slack)};
}

/// A wall along one border, its wings at both ends turned away from the road.
QPolygonF wallLine(const RoadShape& shape, Span span, double side) {
    constexpr double off = 0.012;
    constexpr double wing = 0.07;
    const double lane = 1 / shape.laneWidth((span.s0 + span.s1) / 2);
    const double unit = 1 / shape.centreLine().length();
    const double border = (side < 0 ? 0 : shape.road().widestLanes()) + side * off * lane;
    const double wingTip = border + side * wing * lane;
    QPolygonF line{shape.at(span.s0 - wing * unit, wingTip)};
    line += shape.along(border, span.s0, span.s1);
    line.append(shape.at(span.s1 + wing * unit, wingTip));
    return line;
}

} // namespace

std::vector<Bridge> bridgesOf(std::span<const RoadShape> shapes) {
    std::vector<Bridge> bridges;
    for (const RoadShape& shape : shapes) {
        if (shape.road().level != Level::Over)
            continue;
        const Span span = bridgeSpan(shape, shapes);
        bridges.push_back(
            {&shape, span.s0, span.s1, {wallLine(shape, span, -1), wallLine(shape, span, 1)}});
    }
    return bridges;
}

void reserveBridges(FreeSpace& room, std::span<const Bridge> bridges) {
    constexpr double off = wallWidth / 2 + wallRim;
    // The wings alone: along the road nothing else comes so near.
    for (const Bridge& bridge : bridges)
        for (const QPolygonF& wall : bridge.walls)
            for (const QLineF wing :
                 {QLineF(wall[0], wall[1]), QLineF(wall[wall.size() - 1], wall[wall.size() - 2])})
                for (const double along : {0.0, 0.33, 0.67, 1.0})
                    room.reserve(wing.pointAt(along), off);
}

void paintBridges(const FaceCanvas& canvas, const RoadLevel& over,
                  std::span<const Bridge> bridges) {
    constexpr double lap = 0.005; // of the pieces of the surface, lest a seam shows
    const TerrainColours& colours = canvas.style.terrain(over.side.terrain);
    const double edge = std::max(roadEdgeWidth, 0.8 * canvas.pixel);
    QColor deck = colours.surface;
    deck.setAlphaF(deckOpacity);
    for (const Bridge& bridge : bridges) {
        using Piece = std::pair<double, double>;
        for (const auto& [s0, s1] :
             {Piece(-roadOverrun, bridge.s0 + lap), Piece(bridge.s1 - lap, 1 + roadOverrun)}) {
            canvas.fill(canvas.clip.area(bridge.shape->strip(s0, s1, edge)), colours.edge);
            canvas.fill(canvas.clip.area(bridge.shape->strip(s0, s1)), colours.surface);
        }
        canvas.fill(canvas.clip.area(bridge.shape->strip(bridge.s0, bridge.s1)), deck);
        for (const QPolygonF& wall : bridge.walls) {
            canvas.line(wall, wallWidth + 2 * wallRim, canvas.style.ink);
            canvas.line(wall, wallWidth, canvas.style.parapet);
        }
    }
}

} // namespace stagewright
