#include "editor/hextiles/sheets/space_graph_overlay.h"

#include "editor/drawing/svg_drawing.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPen>

#include <cmath>
#include <map>
#include <tuple>
#include <vector>

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

enum class Look : unsigned char { Space, Half, Finish, Unreached };
enum class Mark : unsigned char { Dot, Square, Diamond };

// What is drawn about a tile, in its frame on the board. Tiles that are alike have equal ones.
using Move = std::tuple<double, double, double, double>; ///< from a point to a point
using Spot = std::tuple<double, double, Look, Mark>;

Look lookOf(const SpaceNode& space, bool reached) {
    const bool isHalf = space.kind == SpaceKind::FirstHalf || space.kind == SpaceKind::SecondHalf;
    return !reached       ? Look::Unreached
           : space.finish ? Look::Finish
           : isHalf       ? Look::Half
                          : Look::Space;
}

Mark markOf(const SpaceNode& space) {
    return space.kind == SpaceKind::Shortcut ? Mark::Square
           : space.jump                      ? Mark::Diamond
                                             : Mark::Dot;
}

QBrush brushOf(Look look) {
    switch (look) {
    case Look::Unreached:
        return unreachedColour;
    case Look::Finish:
        return finishColour;
    case Look::Half:
        return Qt::NoBrush;
    case Look::Space:
        break;
    }
    return spaceColour;
}

void paintSpot(QPainter& painter, const Spot& spot) {
    const auto [x, y, look, mark] = spot;
    const QPointF at(x, y);
    const bool isReached = look != Look::Unreached;
    painter.setPen(QPen(isReached ? moveColour : unreachedColour, moveWidth));
    painter.setBrush(brushOf(look));
    if (mark == Mark::Square)
        painter.drawRect(QRectF(at.x() - dot, at.y() - dot, 2 * dot, 2 * dot));
    else if (mark == Mark::Diamond)
        painter.drawPolygon(QPolygonF({at + QPointF(0, -1.3 * dot), at + QPointF(1.3 * dot, 0),
                                       at + QPointF(0, 1.3 * dot), at + QPointF(-1.3 * dot, 0)}));
    else
        painter.drawEllipse(at, dot, dot);
    if (isReached)
        return;
    painter.setPen(QPen(unreachedColour, 2 * moveWidth));
    painter.drawLine(at + QPointF(-2 * dot, -2 * dot), at + QPointF(2 * dot, 2 * dot));
    painter.drawLine(at + QPointF(-2 * dot, 2 * dot), at + QPointF(2 * dot, -2 * dot));
}

void paintMoves(QPainter& painter, const std::vector<Move>& moves) {
    painter.setPen(QPen(moveColour, moveWidth));
    painter.setBrush(moveColour);
    for (const auto& [fromX, fromY, toX, toY] : moves)
        paintMove(painter, {fromX, fromY}, {toX, toY});
}

void paintSpots(QPainter& painter, const std::vector<Spot>& spots) {
    for (const Spot& spot : spots)
        paintSpot(painter, spot);
}

/// The graph, tile by tile along the route.
class GraphPainter {
public:
    GraphPainter(const Stage& stage, const DrivenRoute& route, const SpaceGraph& graph)
        : stage_(stage)
        , route_(route)
        , graph_(graph)
        , reached_(reachableSpaces(graph))
        , spaces_(route.roads.size()) {
        for (SpaceVertex v = 1; v < num_vertices(graph); ++v)
            spaces_[static_cast<std::size_t>(graph[v].tile)].push_back(v);
    }

    void paint(QPainter& painter) {
        paintEach<Move>(painter, QStringLiteral("moves %1"), &GraphPainter::movesFrom, paintMoves);
        paintEach<Spot>(painter, QStringLiteral("spaces %1"), &GraphPainter::spotsOn, paintSpots);
    }

private:
    /// Draws each tile's, in an SVG once for all that are alike.
    template <typename Drawn>
    void paintEach(QPainter& painter, const QString& name,
                   std::vector<Drawn> (GraphPainter::*drawnOn)(std::size_t road),
                   void (*draw)(QPainter&, const std::vector<Drawn>&)) {
        std::map<std::vector<Drawn>, std::size_t> numbers;
        for (std::size_t road = 0; road < spaces_.size(); ++road) {
            const auto [found, isNew] = numbers.try_emplace((this->*drawnOn)(road), numbers.size());
            const auto& [drawn, number] = *found;
            if (!drawn.empty())
                paintRepeated(painter, name.arg(number), centre(hexOf(road)),
                              [&](QPainter& own) { draw(own, drawn); });
        }
    }

    std::vector<Move> movesFrom(std::size_t road) {
        std::vector<Move> moves;
        for (const SpaceVertex v : spaces_[road])
            for (const auto arc : boost::make_iterator_range(out_edges(v, graph_))) {
                const QPointF from = placeOf(v, road);
                const QPointF to = placeOf(target(arc, graph_), road);
                moves.emplace_back(from.x(), from.y(), to.x(), to.y());
            }
        return moves;
    }

    std::vector<Spot> spotsOn(std::size_t road) {
        std::vector<Spot> spots;
        for (const SpaceVertex v : spaces_[road]) {
            const QPointF at = placeOf(v, road);
            spots.emplace_back(at.x(), at.y(), lookOf(graph_[v], reached_[v]), markOf(graph_[v]));
        }
        return spots;
    }

    [[nodiscard]] const Placement& tileOf(std::size_t road) const {
        return tilesOf(stage_).placements()[route_.roads[road].placement];
    }
    [[nodiscard]] Hex hexOf(std::size_t road) const { return tileOf(road).hex; }

    /// Where a space lies, seen from the tile of a road.
    QPointF placeOf(SpaceVertex vertex, std::size_t from) {
        const SpaceNode& space = graph_[vertex];
        const auto on = [&](std::size_t road, std::int32_t number) {
            // From hex to hex first: that is the same wherever both lie.
            return centre(hexOf(road) - hexOf(from)) +
                   turned(middleOf(route_.roads[road], number, space.kind), tileOf(road).turn);
        };
        const auto road = static_cast<std::size_t>(space.tile);
        const QPointF first = on(road, space.space);
        return space.nextSpace < 0 ? first : (first + on(road + 1, space.nextSpace)) / 2;
    }

    /// On the unturned tile; worked out once for all tiles of a side.
    QPointF middleOf(const DrivenRoad& driven, std::int32_t number, SpaceKind kind) {
        const auto [found, isNew] =
            middles_.try_emplace({driven.road, driven.forward, number, kind});
        if (isNew)
            found->second =
                middleOn(*driven.road, driven.road->spaces[static_cast<std::size_t>(number)], kind,
                         driven.forward);
        return found->second;
    }

    const Stage& stage_;
    const DrivenRoute& route_;
    const SpaceGraph& graph_;
    std::vector<bool> reached_;
    std::vector<std::vector<SpaceVertex>> spaces_; ///< by road; of a joined one: its first
    std::map<std::tuple<const Road*, bool, std::int32_t, SpaceKind>, QPointF> middles_;
};

} // namespace

void paintSpaceGraph(QPainter& painter, const Stage& stage, const DrivenRoute& route,
                     const SpaceGraph& graph) {
    painter.save();
    GraphPainter(stage, route, graph).paint(painter);
    painter.restore();
}

} // namespace stagewright
