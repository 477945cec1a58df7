#include "editor/hextiles/tokens/token_snap.h"

#include "editor/hextiles/tokens/token_place.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

enum class Lie : unsigned char {
    Along,  ///< in a space, its long side along the road
    Across, ///< in a space, its upper side ahead
    Gate,   ///< over the whole road, where spaces end
    Anywhere
};

Lie lieOf(TokenShape shape) {
    switch (shape) {
    case TokenShape::Chicane:
    case TokenShape::ChicaneLimit:
    case TokenShape::Jump:
    case TokenShape::Water:
        return Lie::Along;
    case TokenShape::ClimbUp:
    case TokenShape::ClimbDown:
        return Lie::Across;
    case TokenShape::Arch:
        return Lie::Gate;
    case TokenShape::Cloud:
    case TokenShape::Oxygen:
    case TokenShape::Mud:
    case TokenShape::Unknown:
        break;
    }
    return Lie::Anywhere;
}

double apart(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// A place that a token can lie at, in the frame of the unturned tile.
struct Rest {
    QPointF at;
    QPointF along; ///< from -> to
    std::size_t road;
};

double middle(double a, double b) {
    return (a + b) / 2;
}

void addSpaces(const Road& road, std::size_t number, std::vector<Rest>& rests) {
    const CentreLine line(road);
    for (const Space& space : road.spaces) {
        const double s = middle(space.s.begin, space.s.end) / 100;
        const LaneSpan& end = space.lanesAtEnd();
        const double lane =
            middle(middle(space.lanes.left, space.lanes.right), middle(end.left, end.right));
        rests.push_back({line.point(s, lane), line.pose(s).along, number});
    }
}

/// At the border of the tile, but still on it: so nobody asks whose the token is.
void addGates(const Road& road, std::size_t number, std::vector<Rest>& rests) {
    constexpr double inside = 0.005;
    const CentreLine line(road);
    for (const Space& space : road.spaces)
        for (const int hundredths : {space.s.begin, space.s.end}) {
            const auto pose = line.pose(std::clamp(hundredths / 100.0, inside, 1 - inside));
            rests.push_back({pose.at, pose.along, number});
        }
}

/// Whether a point lies on a road of the tile, or as good as.
bool isOnRoad(const TileSide& side, QPointF point) {
    constexpr int steps = 40;
    constexpr double beside = 0.12; // half a token
    for (const Road& road : side.roads) {
        const CentreLine line(road);
        for (int i = 0; i <= steps; ++i) {
            const double s = static_cast<double>(i) / steps;
            if (apart(line.pose(s).at, point) <= line.width(s) / 2 + beside)
                return true;
        }
    }
    return false;
}

/// Whether the route drives the road from `to` to `from`.
bool isDrivenBack(const TokenRoads& roads, const Placement& tile, std::size_t road) {
    const QList<Placement>& all = tilesOf(roads.stage).placements();
    const auto passes = [&](const RouteStep& step) {
        return step.placement < all.size() && all[step.placement].laid == tile.laid &&
               static_cast<std::size_t>(step.road) == road;
    };
    for (const auto& steps : {roads.route.leadIn, roads.route.steps})
        if (const auto found = std::find_if(steps.begin(), steps.end(), passes);
            found != steps.end())
            return !found->forward;
    return false;
}

double degreesOf(QPointF way) {
    return std::atan2(way.y(), way.x()) * 180 / std::numbers::pi;
}

/// Of an angle and its opposite the nearer to another.
double nearerTo(double angle, double other) {
    const double off = fullTurn(angle - other);
    return off > 90 && off < 270 ? angle + 180 : angle;
}

} // namespace

std::optional<TokenPose> alongRoad(const TokenRoads& roads, const TokenKind& kind, QPointF board,
                                   std::optional<double> turned) {
    const Lie lie = lieOf(kind.shape);
    const auto there = tilesOf(roads.stage).at(hexAt(board));
    const TileSide* side = there.empty() ? nullptr : roads.catalogue.find(there.back().side);
    if (lie == Lie::Anywhere || !side)
        return std::nullopt;
    const Placement& tile = there.back();
    const QPointF point = stagewright::turned(board - centre(tile.hex), -tile.turn);
    if (!isOnRoad(*side, point))
        return std::nullopt;
    std::vector<Rest> rests;
    for (std::size_t i = 0; i < side->roads.size(); ++i)
        (lie == Lie::Gate ? addGates : addSpaces)(side->roads[i], i, rests);
    if (rests.empty())
        return std::nullopt;
    const Rest& rest =
        *std::min_element(rests.begin(), rests.end(), [&](const Rest& a, const Rest& b) {
            return apart(a.at, point) < apart(b.at, point);
        });
    const double ahead =
        degreesOf(isDrivenBack(roads, tile, rest.road) ? -rest.along : rest.along) +
        tile.turn.degrees();
    const double angle = lie == Lie::Along ? ahead : ahead + 90;
    return TokenPose{centre(tile.hex) + stagewright::turned(rest.at, tile.turn),
                     fullTurn(turned ? nearerTo(angle, *turned) : angle)};
}

} // namespace stagewright
