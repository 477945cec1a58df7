#include "editor/sheets/space_graph_overlay.h"

#include "model/catalogue/centre_line.h"
#include "model/hex/geometry.h"

#include <QPen>

#include <cmath>

namespace stagewright {

namespace {

// In circumradii.
constexpr double dot = 0.035;
constexpr double moveWidth = 0.012;
constexpr double headLength = 0.05;

const QColor moveColour(0x10, 0x10, 0x10, 200);
const QColor spaceColour(0xff, 0xff, 0xff);
const QColor finishColour(0x14, 0x3c, 0xb4);
const QColor unreachedColour(0xd0, 0x10, 0x10);

/// The middle of a space on its unturned tile; s of a road driven forward.
QPointF middleOn(const Road& road, const Space& space, SpaceKind kind, bool forward) {
    const CentreLine line(road);
    double s0 = space.s.begin / 100.0;
    double s1 = space.s.end / 100.0;
    const double middle = (s0 + s1) / 2;
    if (kind == SpaceKind::FirstHalf || kind == SpaceKind::SecondHalf) {
        const bool lower = (kind == SpaceKind::FirstHalf) == forward;
        (lower ? s1 : s0) = middle;
        return line.point((s0 + s1) / 2, road.widestLanes() / 2.0);
    }
    if (kind == SpaceKind::Shortcut) {
        // Between the road's border and the straight line that cuts it short.
        const double border = space.lanes.left < 0 ? 0 : road.widestLanes();
        const QPointF chord = (line.point(s0, border) + line.point(s1, border)) / 2;
        return (2 * chord + line.point(middle, border)) / 3;
    }
    const LaneSpan& a = space.lanes;
    const LaneSpan& b = space.lanesAtEnd();
    return line.point(middle, (a.left + a.right + b.left + b.right) / 4);
}

void paintMove(QPainter& painter, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 2 * dot)
        return;
    const QPointF along = way / length;
    const QPointF right(-along.y(), along.x());
    const QPointF tip = to - along * dot;
    painter.drawLine(from + along * dot, tip - along * headLength / 2);
    painter.drawPolygon(QPolygonF({tip, tip - along * headLength + right * headLength / 3,
                                   tip - along * headLength - right * headLength / 3}));
}

void paintSpace(QPainter& painter, const SpaceNode& space, QPointF at, bool reached) {
    painter.setPen(QPen(reached ? moveColour : unreachedColour, moveWidth));
    painter.setBrush(!reached       ? QBrush(unreachedColour)
                     : space.finish ? QBrush(finishColour)
                     : space.kind == SpaceKind::FirstHalf || space.kind == SpaceKind::SecondHalf
                         ? QBrush(Qt::NoBrush)
                         : QBrush(spaceColour));
    if (space.kind == SpaceKind::Shortcut)
        painter.drawRect(QRectF(at.x() - dot, at.y() - dot, 2 * dot, 2 * dot));
    else if (space.jump)
        painter.drawPolygon(QPolygonF({at + QPointF(0, -1.3 * dot), at + QPointF(1.3 * dot, 0),
                                       at + QPointF(0, 1.3 * dot), at + QPointF(-1.3 * dot, 0)}));
    else
        painter.drawEllipse(at, dot, dot);
    if (reached)
        return;
    painter.setPen(QPen(unreachedColour, 2 * moveWidth));
    painter.drawLine(at + QPointF(-2 * dot, -2 * dot), at + QPointF(2 * dot, 2 * dot));
    painter.drawLine(at + QPointF(-2 * dot, 2 * dot), at + QPointF(2 * dot, -2 * dot));
}

} // namespace

QPointF placeOf(const Stage& stage, const DrivenRoute& route, const SpaceNode& space) {
    const auto on = [&](std::size_t number, std::int32_t index) {
        const DrivenRoad& road = route.roads[number];
        const Placement& tile = stage.placements()[road.placement];
        return centre(tile.hex) +
               turned(middleOn(*road.road, road.road->spaces[static_cast<std::size_t>(index)],
                               space.kind, road.forward),
                      tile.turn);
    };
    const auto tile = static_cast<std::size_t>(space.tile);
    const QPointF first = on(tile, space.space);
    return space.nextSpace < 0 ? first : (first + on(tile + 1, space.nextSpace)) / 2;
}

void paintSpaceGraph(QPainter& painter, const Stage& stage, const DrivenRoute& route,
                     const SpaceGraph& graph) {
    const std::vector<bool> reached = reachableSpaces(graph);
    std::vector<QPointF> places(num_vertices(graph));
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v)
        places[v] = placeOf(stage, route, graph[v]);
    painter.save();
    painter.setPen(QPen(moveColour, moveWidth));
    painter.setBrush(moveColour);
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v)
        for (const auto arc : boost::make_iterator_range(out_edges(v, graph)))
            paintMove(painter, places[v], places[target(arc, graph)]);
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v)
        paintSpace(painter, graph[v], places[v], reached[v]);
    painter.restore();
}

} // namespace stagewright
