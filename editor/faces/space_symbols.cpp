#include "editor/faces/space_symbols.h"

#include "editor/faces/gates.h"

#include <QPainterPathStroker>

#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace stagewright {

namespace {

/// Where a space of a road lies.
struct Spot {
    const RoadShape* shape;
    const Space* space;

    [[nodiscard]] double s() const { return part(space->s.begin + space->s.end) / 2; }
    [[nodiscard]] double lane() const {
        const LaneSpan& end = space->lanesAtEnd();
        return (space->lanes.left + space->lanes.right + end.left + end.right) / 4;
    }
    [[nodiscard]] QPointF middle() const { return shape->at(s(), lane()); }
};

QTransform movedTo(const QTransform& frame, QPointF at) {
    return {frame.m11(), frame.m12(), frame.m21(), frame.m22(), at.x(), at.y()};
}

/// A space that several roads share looks a bit different from each: its symbol stands between.
QTransform frameBetween(const std::vector<Spot>& spots) {
    QPointF middle;
    for (const Spot& spot : spots)
        middle += spot.middle() / double(spots.size());
    return movedTo(spots.front().shape->frame(spots.front().s(), spots.front().lane()), middle);
}

class SymbolPlacer {
public:
    SymbolPlacer(const RoadLevel& level, const Lettering& lettering, double pixel)
        : level_(level)
        , lettering_(lettering)
        , pixel_(pixel) {}

    SymbolLayer place() {
        for (const std::size_t road : level_.roads)
            placeRoad(level_.shapes[road]);
        placeGates();
        placeLimits();
        return std::move(layer_);
    }

private:
    [[nodiscard]] bool readable(double height) const { return readableDigit(height, pixel_); }

    void placeRoad(const RoadShape& shape) {
        const auto& spaces = shape.road().spaces;
        for (const Space& space : spaces) {
            for (const EndLine& line : space.entry)
                placeEndLine(shape, part(space.s.begin), line, 1);
            for (const EndLine& line : space.exit)
                placeEndLine(shape, part(space.s.end), line, -1);
            if (firstTime_.insert(space.id).second)
                for (const ClimbArrow& climb : space.climb)
                    placeClimb(shape, space, climb);
        }
        placeRows(
            shape, [](const Space& space) { return space.jump; },
            [&](int gear) {
                return readable(0.12) ? jumpSymbol(lettering_, gear) : tinyJumpSymbol();
            });
        placeRows(
            shape, [](const Space& space) { return space.water ? std::optional(1) : std::nullopt; },
            [](int) { return wavesSymbol(); });
    }

    void placeEndLine(const RoadShape& shape, double s, const EndLine& line, int inwards) {
        if (!line.everyCrossing) // else it is a gate
            placeBesideLine(shape, s, shape.at(s, (line.lanes.left + line.lanes.right) / 2),
                            inwards, line.limit);
    }

    void placeGates() {
        for (const Gate& gate : gatesOf(level_.shapes))
            placeBesideLine(level_.shapes[gate.road], gate.s, gate.line.center(), gate.inwards,
                            gate.limit);
    }

    /// A digit or a hazard's triangle on the space's side of the line across the road at s.
    void placeBesideLine(const RoadShape& shape, double s, QPointF onLine, int inwards,
                         std::optional<int> limit) {
        constexpr double digit = 0.082;
        constexpr double away = 0.072;
        if (digit < 2.5 * pixel_)
            return;
        const QPointF along = shape.centreLine().pose(s).along;
        const QTransform frame = movedTo(shape.frame(s, 0), onLine + along * (inwards * away));
        layer_.add(limit ? digitSymbol(lettering_, *limit, digit) : hazardSymbol(lettering_),
                   frame);
        besideLines_.push_back(frame.map(QPointF()));
    }

    void placeClimb(const RoadShape& shape, const Space& space, const ClimbArrow& climb) {
        const double s = part(climb.end == RoadEnd::From ? space.s.begin : space.s.end);
        Symbol symbol = climbSymbol(lettering_, climb.value, climb.arrow == RoadEnd::To);
        if (!readable(0.07))
            symbol.dark.clear();
        layer_.add(symbol, shape.frame(s, (climb.lanes.left + climb.lanes.right) / 2));
    }

    /// One symbol in the middle of each row of spaces that have the same value.
    template <typename Value, typename Draw>
    void placeRows(const RoadShape& shape, const Value& value, const Draw& draw) {
        using Row = std::pair<LaneSpan, int>;
        std::map<std::pair<int, int>, Row> rows;
        for (const Space& space : shape.road().spaces) {
            const std::optional<int> found = value(space);
            if (!found)
                continue;
            LaneSpan& lanes =
                rows.try_emplace({space.s.begin, space.s.end}, Row{space.lanes, *found})
                    .first->second.first;
            lanes.left = std::min(lanes.left, space.lanes.left);
            lanes.right = std::max(lanes.right, space.lanes.right);
        }
        for (const auto& [s, row] : rows) {
            const auto& [lanes, found] = row;
            layer_.add(draw(found),
                       shape.frame(part(s.first + s.second) / 2, (lanes.left + lanes.right) / 2));
        }
    }

    void placeLimits() {
        std::map<QString, std::vector<Spot>> spots;
        for (const std::size_t road : level_.roads)
            for (const Space& space : level_.side.roads[road].spaces)
                if (space.limit || space.limitHazard)
                    spots[space.id].push_back({&level_.shapes[road], &space});
        for (const auto& [id, all] : spots)
            layer_.add(limitOf(*all.front().space),
                       all.size() == 1 ? clearFrame(all.front()) : frameBetween(all));
    }

    /// In the middle of the space, or where it is wide, as little aside as keeps it clear of the
    /// symbols at end lines.
    [[nodiscard]] QTransform clearFrame(const Spot& spot) const {
        constexpr double clear = 0.165;
        const double wide = std::abs(spot.space->lanes.right - spot.space->lanes.left);
        const double most = std::max(0.0, wide / 2 - 0.4);
        double best = 0;
        double bestGap = 0;
        for (const double part : {0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1.0, -1.0}) {
            const double gap =
                std::min(clear, gapToLines(spot.shape->at(spot.s(), spot.lane() + part * most)));
            if (gap > bestGap) {
                best = part * most;
                bestGap = gap;
            }
        }
        return spot.shape->frame(spot.s(), spot.lane() + best);
    }

    [[nodiscard]] double gapToLines(QPointF at) const {
        double least = std::numeric_limits<double>::max();
        for (const QPointF symbol : besideLines_)
            least = std::min(least, QLineF(at, symbol).length());
        return least;
    }

    [[nodiscard]] Symbol limitOf(const Space& space) const {
        if (space.limitHazard)
            return limitHazardSymbol(lettering_, *space.limitHazard);
        // Where a disc leaves no room for a digit, the digit takes all the room.
        constexpr double tinyDigit = 0.155;
        return readable(0.108) ? limitSymbol(lettering_, *space.limit)
                               : digitSymbol(lettering_, *space.limit, tinyDigit);
    }

    const RoadLevel& level_;
    const Lettering& lettering_;
    double pixel_;
    std::set<QString> firstTime_;
    std::vector<QPointF> besideLines_; ///< symbols at end lines
    SymbolLayer layer_;
};

} // namespace

SymbolLayer spaceSymbols(const RoadLevel& level, const Lettering& lettering, double pixel) {
    return SymbolPlacer(level, lettering, pixel).place();
}

std::vector<QPainterPath> gridBoxes(const RoadLevel& level, const Lettering& lettering) {
    std::vector<QPainterPath> boxes;
    std::set<QString> done;
    for (const std::size_t road : level.roads) {
        const RoadShape& shape = level.shapes[road];
        const double unit = 1 / shape.centreLine().length();
        for (const Space& space : shape.road().spaces) {
            if (!space.grid || !done.insert(space.id).second)
                continue;
            const double front = part(space.s.end) - 0.06 * unit;
            const double back = front - 0.1 * unit;
            const double left = space.lanes.left + 0.17;
            const double right = space.lanes.right - 0.17;
            QPainterPath bracket;
            bracket.addPolygon({QPolygonF{shape.at(back, left), shape.at(front, left),
                                          shape.at(front, right), shape.at(back, right)}});
            QPainterPathStroker stroker;
            stroker.setWidth(0.02);
            stroker.setCapStyle(Qt::FlatCap);
            stroker.setJoinStyle(Qt::MiterJoin);
            QPainterPath box = stroker.createStroke(bracket);
            box.addPath(shape.frame(front - 0.08 * unit, (left + right) / 2)
                            .map(lettering.outline(QString::number(*space.grid), 0.075)));
            box.setFillRule(Qt::WindingFill);
            boxes.push_back(box);
        }
    }
    return boxes;
}

} // namespace stagewright
