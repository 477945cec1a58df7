#include "editor/hextiles/faces/space_symbols.h"

#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/gates.h"
#include "editor/hextiles/faces/legibility.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace stagewright {

namespace {

constexpr double lineDigit = 0.082; ///< height of a digit at an end line
constexpr double tinyDigit = largestDigit;
constexpr double jumpDigit = tinyDigit; ///< of the largest symbol of a jump

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
    SymbolPlacer(const RoadLevel& level, const FaceStyle& style, double pixel, double easyDigit)
        : level_(level)
        , lettering_(style.lettering)
        , bareLimits_(style.bareLimits)
        , pixel_(pixel)
        , easyDigit_(easyDigit)
        , lightGround_(style.terrain(level.side.terrain).surface.lightnessF() > 0.6F)
        , whiteGround_(style.terrain(level.side.terrain).surface.lightnessF() > 0.9F) {}

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
                placeEndLine(shape, space, part(space.s.begin), line, 1);
            for (const EndLine& line : space.exit)
                placeEndLine(shape, space, part(space.s.end), line, -1);
            if (firstTime_.insert(space.id).second)
                for (const ClimbArrow& climb : space.climb)
                    placeClimb(shape, space, climb);
        }
        placeRows(
            shape, [](const Space& space) { return space.jump; },
            [&](int gear) { return jump(gear); });
        placeRows(
            shape, [](const Space& space) { return space.water ? std::optional(1) : std::nullopt; },
            [](int) { return wavesSymbol(); });
    }

    [[nodiscard]] Symbol onGround(const Symbol& symbol) const {
        return lightGround_ ? inverted(symbol) : symbol;
    }

    /// What is light all over would be no more than its rim on ground as white as itself.
    [[nodiscard]] Symbol onWhite(const Symbol& symbol) const {
        return whiteGround_ ? inverted(symbol) : symbol;
    }

    [[nodiscard]] Symbol jump(int gear) const {
        if (readable(0.12) && !bareLimits_)
            return onWhite(jumpSymbol(lettering_, gear));
        return onGround(readable(jumpDigit) ? tinyJumpSymbol(lettering_, gear) : jumpHat());
    }

    void placeEndLine(const RoadShape& shape, const Space& space, double s, const EndLine& line,
                      int inwards) {
        if (line.everyCrossing) // a gate
            return;
        const double middle = (line.lanes.left + line.lanes.right) / 2;
        // Smaller where a triangle would meet the limit in the middle of a short space.
        constexpr double longEnough = 0.62;
        const double length = shape.laneLength(middle, part(space.s.begin), part(space.s.end));
        const double size = line.limit ? 1 : std::clamp(length / longEnough, 0.62, 1.0);
        // On its own lanes.
        const double high = line.limit ? lineDigit + 0.022 : hazardHeight * size;
        const double most = std::max(
            0.0, (line.lanes.right - line.lanes.left - (high + 0.02) / shape.laneWidth(s)) / 2);
        const double lane = middle + std::clamp(shiftInHairpin(shape, space), -most, most);
        placeBesideLine(shape, s, shape.at(s, lane), inwards, line.limit, size);
    }

    /// Around the tip of a hairpin, both end lines of a space come close: their symbols move out.
    static double shiftInHairpin(const RoadShape& shape, const Space& space) {
        constexpr double close = 0.29;
        constexpr double shift = 0.28; // lanes
        if (space.entry.empty() || space.exit.empty())
            return 0;
        const double s0 = part(space.s.begin);
        const double s1 = part(space.s.end);
        const double lane = (space.entry.front().lanes.left + space.entry.front().lanes.right) / 2;
        if (QLineF(shape.at(s0, lane), shape.at(s1, lane)).length() > close)
            return 0;
        return shape.turn(s0, s1) > 0 ? -shift : shift;
    }

    /// In the middle of its line, as it holds for the whole of it, from either side; upright along
    /// the branch on the tile as it is printed.
    void placeGates() {
        if (!readableBareDigit(gateDigit, pixel_))
            return;
        for (const Gate& gate : gatesOf(level_.shapes)) {
            const QPointF x = gate.branch;
            const QPointF at = gate.line.center();
            layer_.add(gate.limit ? onWhite(digitSymbol(lettering_, *gate.limit, gateDigit))
                                  : hazardSymbol(lettering_),
                       {x.x(), x.y(), -x.y(), x.x(), at.x(), at.y()});
            besideLines_.push_back(at);
        }
    }

    /// A digit or a hazard's triangle on the space's side of the line across the road at s.
    void placeBesideLine(const RoadShape& shape, double s, QPointF onLine, int inwards,
                         std::optional<int> limit, double size) {
        if (!readableBareDigit(lineDigit, pixel_))
            return;
        const double away = limit ? 0.074 : 0.104 * size;
        const QPointF along = shape.centreLine().pose(s).along;
        const QTransform frame = movedTo(shape.frame(s, 0), onLine + along * (inwards * away));
        layer_.add(limit ? onWhite(digitSymbol(lettering_, *limit, lineDigit)) : hazard(size),
                   QTransform::fromScale(size, size) * frame);
        besideLines_.push_back(frame.map(QPointF()));
    }

    /// Without its mark where that would be a blot.
    [[nodiscard]] Symbol hazard(double size) const {
        Symbol symbol = hazardSymbol(lettering_);
        if (!readable(0.07 * size))
            symbol.dark.clear();
        return symbol;
    }

    void placeClimb(const RoadShape& shape, const Space& space, const ClimbArrow& climb) {
        const double s = part(climb.end == RoadEnd::From ? space.s.begin : space.s.end);
        Symbol symbol = climbSymbol(lettering_, climb.value, climb.arrow == RoadEnd::To);
        if (!readable(0.07)) {
            symbol.dark.clear(); // up is light then, and down dark
            if (climb.value < 0)
                symbol = inverted(symbol);
        }
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
        for (const auto& [id, all] : spots) {
            const QTransform frame = all.size() == 1 ? clearFrame(all.front()) : frameBetween(all);
            const double size = sizeOfLimit(all.front(), frame.map(QPointF()));
            layer_.add(limitOf(*all.front().space), QTransform::fromScale(size, size) * frame);
        }
    }

    /// What leaves the borders of its space in sight, as far as it can then be read.
    [[nodiscard]] double sizeOfLimit(const Spot& spot, QPointF at) const {
        constexpr double line = 0.0065; // half its width
        const double room = roomWithin(spot, at) - line;
        if (spot.space->limitHazard) {
            constexpr double smallest = 0.75;
            const double fits = std::min(room, laneRoom(spot)) / (hazardLimitHeight / 2);
            return std::clamp(fits, std::min(smallest, laneRoom(spot) / (hazardLimitHeight / 2)),
                              1.0);
        }
        // That of the print, and what is no smaller than can be read with ease.
        constexpr double printed = 0.85;
        constexpr double smallest = 0.6;
        const double easy = easyDigit_ / limitDigit;
        return std::min(1.0, std::max({std::min(printed, room / limitReach), smallest, easy}));
    }

    /// Half the height of what fits between the lines of its lane.
    static double laneRoom(const Spot& spot) {
        constexpr double line = 0.012;
        const double lanes = std::abs(spot.space->lanes.right - spot.space->lanes.left);
        return lanes * spot.shape->laneWidth(spot.s()) / 2 - line;
    }

    /// From a place on a space to where the space begins or ends.
    static double roomWithin(const Spot& spot, QPointF at) {
        double least = std::numeric_limits<double>::max();
        const LaneSpan& begin = spot.space->lanes;
        const LaneSpan& end = spot.space->lanesAtEnd();
        for (const QPolygonF& line :
             {spot.shape->across(part(spot.space->s.begin), begin.left, begin.right),
              spot.shape->across(part(spot.space->s.end), end.left, end.right)})
            least = std::min(least, distanceToOutline(at, line));
        return least;
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
            return readableBareDigit(0.08, pixel_) && !bareLimits_
                       ? limitHazardSymbol(lettering_, *space.limitHazard)
                       : onGround(tinyLimitHazardSymbol(lettering_, *space.limitHazard));
        // Where a disc leaves no room for a digit, the digit takes all the room.
        return readable(limitDigit) && !bareLimits_
                   ? limitSymbol(lettering_, *space.limit)
                   : onGround(digitSymbol(lettering_, *space.limit, tinyDigit));
    }

    const RoadLevel& level_;
    const Lettering& lettering_;
    bool bareLimits_;
    double pixel_;
    double easyDigit_;
    bool lightGround_; ///< a tiny light shape would drown in its dark rim
    bool whiteGround_; ///< so would any
    std::set<QString> firstTime_;
    std::vector<QPointF> besideLines_; ///< symbols at end lines
    SymbolLayer layer_;
};

} // namespace

bool showsAllLimits(const TileSide& side, double pixel) {
    const auto showsLine = [&](const EndLine& line) {
        return !line.limit || readableBareDigit(line.everyCrossing ? gateDigit : lineDigit, pixel);
    };
    return std::all_of(side.roads.begin(), side.roads.end(), [&](const Road& road) {
        return std::all_of(road.spaces.begin(), road.spaces.end(), [&](const Space& space) {
            return (!space.jump || readableDigit(jumpDigit, pixel)) &&
                   std::all_of(space.entry.begin(), space.entry.end(), showsLine) &&
                   std::all_of(space.exit.begin(), space.exit.end(), showsLine);
        });
    });
}

SymbolLayer spaceSymbols(const RoadLevel& level, const FaceStyle& style, double pixel,
                         double easyDigit) {
    return SymbolPlacer(level, style, pixel, easyDigit).place();
}

} // namespace stagewright
