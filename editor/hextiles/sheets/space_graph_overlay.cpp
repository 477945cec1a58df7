#include "editor/hextiles/sheets/space_graph_overlay.h"

#include "editor/drawing/svg_drawing.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

namespace stagewright {

namespace {

// In circumradii.
constexpr double dot = dotRadius;
constexpr double moveWidth = 0.012;
constexpr double headLength = 0.05;

const QColor moveColour(0x10, 0x10, 0x10, 200);
const QColor spaceColour(0xff, 0xff, 0xff);
const QColor finishColour(0x14, 0x3c, 0xb4);
const QColor unreachedColour(0xd0, 0x10, 0x10);

/// Where the dot of a space may stand on its unturned tile, the best place first. s of a road
/// driven forward.
std::vector<QPointF> placesOn(const Road& road, const Space& space, SpaceKind kind, bool forward) {
    const CentreLine line(road);
    constexpr std::array off{0.0, -0.12, 0.12, -0.22, 0.22, -0.3, 0.3, -0.36, 0.36, -0.4, 0.4};
    std::vector<QPointF> places;
    double s0 = space.s.begin / 100.0;
    double s1 = space.s.end / 100.0;
    if (kind == SpaceKind::Shortcut) {
        // Between the road's border and the straight line that cuts it short.
        const double border = space.lanes.left < 0 ? 0 : road.widestLanes();
        const QPointF chord = (line.point(s0, border) + line.point(s1, border)) / 2;
        const QPointF across = line.point((s0 + s1) / 2, border) - chord;
        for (const double aside : off)
            for (const double along : off)
                places.push_back(chord + across * (1.0 / 3 + aside) +
                                 (line.point(s1, border) - line.point(s0, border)) * along);
        return places;
    }
    double left = (space.lanes.left + space.lanesAtEnd().left) / 2;
    double right = (space.lanes.right + space.lanesAtEnd().right) / 2;
    if (kind == SpaceKind::FirstHalf || kind == SpaceKind::SecondHalf) {
        const bool lower = (kind == SpaceKind::FirstHalf) == forward;
        (lower ? s1 : s0) = (s0 + s1) / 2;
        left = 0;
        right = road.widestLanes();
    }
    for (const double aside : off)
        for (const double along : off)
            places.push_back(line.point((s0 + s1) / 2 + along * (s1 - s0),
                                        (left + right) / 2 + aside * (right - left)));
    const QPointF middle = places.front();
    std::stable_sort(places.begin(), places.end(), [&](QPointF a, QPointF b) {
        return QLineF(a, middle).length() < QLineF(b, middle).length();
    });
    return places;
}

/// The first that leaves free what has to be read; where none does, the one that hides least.
QPointF clearPlace(const std::vector<QPointF>& places, std::span<const PrintedMark> marks) {
    constexpr double reach = 1.35 * dot;
    QPointF best = places.front();
    double most = std::numeric_limits<double>::lowest();
    for (const QPointF at : places) {
        double room = reach;
        for (const PrintedMark& mark : marks)
            room = std::min(room, QLineF(at, mark.at).length() - mark.radius);
        if (room > most) {
            most = room;
            best = at;
        }
        if (most >= reach)
            break;
    }
    return best;
}

enum class Look : unsigned char { Space, Half, Finish, Unreached };
enum class Mark : unsigned char { Dot, Square, Diamond };

// What is drawn about a tile, in its frame on the board. Tiles that are alike have equal ones.
using Move = std::tuple<double, double, double, double, bool>; ///< from a point to a point, and
                                                               ///< whether with a head there
using Spot = std::tuple<double, double, Look, Mark>;

void paintMove(QPainter& painter, const Move& move) {
    const auto [fromX, fromY, toX, toY, hasHead] = move;
    const QPointF from(fromX, fromY);
    const QPointF tip(toX, toY);
    if (!hasHead) {
        painter.drawLine(from, tip);
        return;
    }
    const QPointF along = (tip - from) / QLineF(from, tip).length();
    const QPointF right(-along.y(), along.x());
    painter.drawLine(from, tip - along * headLength / 2);
    painter.drawPolygon(QPolygonF({tip, tip - along * headLength + right * headLength / 3,
                                   tip - along * headLength - right * headLength / 3}));
}

/// Takes what lies under a disc out of parts of a line.
std::vector<QLineF> withoutDisc(const std::vector<QLineF>& lines, const PrintedMark& disc) {
    std::vector<QLineF> left;
    for (const QLineF& line : lines) {
        const double length = line.length();
        if (length == 0)
            continue;
        const QPointF along = (line.p2() - line.p1()) / length;
        const QPointF to = disc.at - line.p1();
        const double nearest = QPointF::dotProduct(to, along);
        const double apart = QPointF::dotProduct(to, to) - nearest * nearest;
        const double half = disc.radius * disc.radius - apart;
        if (half <= 0) {
            left.push_back(line);
            continue;
        }
        const double begin = nearest - std::sqrt(half);
        const double end = nearest + std::sqrt(half);
        if (begin > 0)
            left.emplace_back(line.p1(), line.p1() + along * std::min(begin, length));
        if (end < length)
            left.emplace_back(line.p1() + along * std::max(end, 0.0), line.p2());
    }
    return left;
}

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
    for (const Move& move : moves)
        paintMove(painter, move);
}

void paintSpots(QPainter& painter, const std::vector<Spot>& spots) {
    for (const Spot& spot : spots)
        paintSpot(painter, spot);
}

/// The graph, tile by tile along the route.
class GraphPainter {
public:
    GraphPainter(const Stage& stage, const Catalogue& catalogue, const DrivenRoute& route,
                 const SpaceGraph& graph)
        : stage_(stage)
        , catalogue_(catalogue)
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
                const auto lines = moveLines(placeOf(v, road), placeOf(target(arc, graph_), road),
                                             limitsAbout(road));
                for (std::size_t i = 0; i < lines.size(); ++i)
                    moves.emplace_back(lines[i].x1(), lines[i].y1(), lines[i].x2(), lines[i].y2(),
                                       i + 1 == lines.size());
            }
        return moves;
    }

    /// Of a tile of the route, and of the next; as seen from it.
    std::vector<PrintedMark> limitsAbout(std::size_t road) {
        std::vector<PrintedMark> limits;
        for (std::size_t each = road; each < std::min(road + 2, spaces_.size()); ++each)
            for (PrintedMark limit : limitsOn(tileOf(each).side)) {
                limit.at = centre(hexOf(each) - hexOf(road)) + turned(limit.at, tileOf(each).turn);
                limits.push_back(limit);
            }
        return limits;
    }

    std::span<const PrintedMark> limitsOn(const TileId& id) {
        const auto [found, isNew] = limits_.try_emplace(id);
        const TileSide* side = catalogue_.find(id);
        if (isNew && side)
            found->second = limitMarks(*side, planOf(*side), style_);
        return found->second;
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
                   turned(middleOf(tileOf(road).side, route_.roads[road], number, space.kind),
                          tileOf(road).turn);
        };
        const auto road = static_cast<std::size_t>(space.tile);
        const QPointF first = on(road, space.space);
        return space.nextSpace < 0 ? first : (first + on(road + 1, space.nextSpace)) / 2;
    }

    /// On the unturned tile; worked out once for all tiles of a side.
    QPointF middleOf(const TileId& side, const DrivenRoad& driven, std::int32_t number,
                     SpaceKind kind) {
        const auto [found, isNew] =
            middles_.try_emplace({driven.road, driven.forward, number, kind});
        if (isNew)
            found->second =
                dotPlace(*driven.road, driven.road->spaces[static_cast<std::size_t>(number)], kind,
                         driven.forward, marksOn(side));
        return found->second;
    }

    std::span<const PrintedMark> marksOn(const TileId& id) {
        const auto [found, isNew] = marks_.try_emplace(id);
        const TileSide* side = catalogue_.find(id);
        if (isNew && side)
            found->second = printedMarks(*side, planOf(*side), style_);
        return found->second;
    }

    const Stage& stage_;
    const Catalogue& catalogue_;
    const DrivenRoute& route_;
    const SpaceGraph& graph_;
    std::vector<bool> reached_;
    std::vector<std::vector<SpaceVertex>> spaces_; ///< by road; of a joined one: its first
    std::map<std::tuple<const Road*, bool, std::int32_t, SpaceKind>, QPointF> middles_;
    std::map<TileId, std::vector<PrintedMark>> marks_;
    std::map<TileId, std::vector<PrintedMark>> limits_;
    const FaceStyle style_ = colourStyle();
};

} // namespace

QPointF dotPlace(const Road& road, const Space& space, SpaceKind kind, bool forward,
                 std::span<const PrintedMark> marks) {
    return clearPlace(placesOn(road, space, kind, forward), marks);
}

std::vector<QLineF> moveLines(QPointF from, QPointF to, std::span<const PrintedMark> limits) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 2 * dot)
        return {};
    const QPointF along = way / length;
    std::vector<QLineF> lines{{from + along * dot, to - along * dot}};
    for (const PrintedMark& limit : limits)
        lines = withoutDisc(lines, limit);
    std::erase_if(lines, [](const QLineF& line) { return line.length() < headLength; });
    return lines;
}

QPointF spaceMiddle(const Road& road, const Space& space, SpaceKind kind, bool forward) {
    return placesOn(road, space, kind, forward).front();
}

void paintSpaceGraph(QPainter& painter, const Stage& stage, const Catalogue& catalogue,
                     const DrivenRoute& route, const SpaceGraph& graph) {
    painter.save();
    GraphPainter(stage, catalogue, route, graph).paint(painter);
    painter.restore();
}

} // namespace stagewright
