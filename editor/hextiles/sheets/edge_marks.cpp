#include "editor/hextiles/sheets/edge_marks.h"

#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/places.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace stagewright {

namespace {

// Clear of what is printed on a road of two lanes, and of three, but no nearer to the corner than
// need be.
constexpr double besideTwo = 0.34;
constexpr double besideThree = 0.44;
constexpr double roadShoulder = 0.035; ///< of a road, within its border, that bears nothing

double fromRect(const QRectF& rect, QPointF at) {
    return std::hypot(std::max({rect.left() - at.x(), 0.0, at.x() - rect.right()}),
                      std::max({rect.top() - at.y(), 0.0, at.y() - rect.bottom()}));
}

/// How bad it is that a mark stands there. A sign may be hidden, as it says nothing of laying.
double hidden(const MarkedTile& marked, const FacePlan* plan, QPointF at) {
    const QPointF printed = turned(at - centre(marked.tile.hex), -marked.tile.turn);
    double cost = 0;
    if (fromRect(marked.number, printed) < edgeMarkRadius)
        cost += 4;
    if (plan)
        cost += 20 * std::max(0.0, edgeMarkRadius - roadShoulder - plan->room.fromRoad(printed));
    if (plan && !plan->room.isFree(printed, edgeMarkRadius))
        cost += 1;
    if (marked.side && placeGround(*marked.side).containsPoint(printed, Qt::WindingFill))
        cost += 1; // the lettering of a yard
    return cost;
}

constexpr std::array places{0.0, besideTwo, -besideTwo, besideThree, -besideThree};

/// Of each of these places, that of the middle first.
std::array<double, places.size()> costsOf(const MarkedTile& marked, Edge border) {
    const auto plan = marked.side ? std::optional(planOf(*marked.side)) : std::nullopt;
    std::array<double, places.size()> costs{};
    for (std::size_t i = 0; i < places.size(); ++i)
        costs[i] =
            hidden(marked, plan ? &*plan : nullptr, edgeMarkPlace(marked.tile, border, places[i]));
    return costs;
}

} // namespace

QPointF edgeMarkPlace(const Placement& tile, Edge border, double along) {
    const QPointF out = outward(border);
    const QPointF clockwise(-out.y(), out.x());
    return centre(tile.hex) + out * (apothem - edgeMarkToBorder) + clockwise * along;
}

double edgeMarkAlong(const MarkedTile& marked, Edge border) {
    const auto costs = costsOf(marked, border);
    return places[static_cast<std::size_t>(std::min_element(costs.begin(), costs.end()) -
                                           costs.begin())];
}

MarksAlong edgeMarksAlong(const MarkedTile& laid, Edge border, const MarkedTile& against) {
    constexpr double apart = 0.5; // how bad it is that they do not face each other
    const auto own = costsOf(laid, border);
    const auto theirs = costsOf(against, opposite(border));
    MarksAlong best;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < places.size(); ++j) {
            const bool facing = places[i] == -places[j];
            const double cost = 2 * own[i] + theirs[j] + (facing ? 0 : apart);
            if (cost < least) {
                least = cost;
                best = {places[i], places[j]};
            }
        }
    return best;
}

} // namespace stagewright
