#include "model/layouts/hextiles/driving/water_tokens.h"

#include "model/layouts/hextiles/catalogue/centre_line.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

bool isWater(const Token& token) {
    return token.id == QLatin1StringView("water") ||
           token.id.startsWith(QLatin1StringView("water-"));
}

/// A point of the tile as the road has it.
struct RoadPoint {
    double s;
    double lane;
};

/// Nothing beside the road, shortcuts and all.
std::optional<RoadPoint> onRoad(const Road& road, const CentreLine& line, QPointF at) {
    constexpr int steps = 200;
    constexpr double widest = 2; // lanes beyond the border that a shortcut may have
    RoadPoint nearest{0, 0};
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i <= steps; ++i) {
        const double s = static_cast<double>(i) / steps;
        const CentreLine::Pose pose = line.pose(s);
        const QPointF way = at - pose.at;
        if (const double far = std::hypot(way.x(), way.y()); far < least) {
            least = far;
            const double aside = QPointF::dotProduct(way, pose.right());
            const int lanes = road.widestLanes();
            nearest = {s, (aside / line.width(s) + 0.5) * lanes};
        }
    }
    if (nearest.lane < -widest || nearest.lane > road.widestLanes() + widest)
        return std::nullopt;
    return nearest;
}

bool covers(const Space& space, const RoadPoint& point) {
    const double s = point.s * 100;
    if (s < space.s.begin || s > space.s.end || space.s.begin == space.s.end)
        return false;
    const double part = (s - space.s.begin) / (space.s.end - space.s.begin);
    const LaneSpan& end = space.lanesAtEnd();
    return point.lane >= std::lerp(space.lanes.left, end.left, part) &&
           point.lane <= std::lerp(space.lanes.right, end.right, part);
}

} // namespace

std::vector<std::int32_t> fordsByTokens(const Road& road, const QList<Token>& tokens) {
    std::vector<std::int32_t> fords;
    if (std::none_of(tokens.begin(), tokens.end(), isWater))
        return fords;
    const CentreLine line(road);
    for (const Token& token : tokens) {
        const auto point = isWater(token) ? onRoad(road, line, token.at) : std::nullopt;
        if (!point)
            continue;
        const auto found = std::find_if(road.spaces.begin(), road.spaces.end(),
                                        [&](const Space& space) { return covers(space, *point); });
        if (found != road.spaces.end())
            fords.push_back(static_cast<std::int32_t>(found - road.spaces.begin()));
    }
    std::sort(fords.begin(), fords.end());
    fords.erase(std::unique(fords.begin(), fords.end()), fords.end());
    return fords;
}

} // namespace stagewright
