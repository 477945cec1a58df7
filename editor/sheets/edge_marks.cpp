#include "editor/sheets/edge_marks.h"

#include "editor/faces/face_plan.h"
#include "model/hex/geometry.h"

#include <algorithm>
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
    return cost;
}

} // namespace

QPointF edgeMarkPlace(const Placement& tile, Edge border, double along) {
    const QPointF out = outward(border);
    const QPointF clockwise(-out.y(), out.x());
    return centre(tile.hex) + out * (apothem - edgeMarkToBorder) + clockwise * along;
}

double edgeMarkAlong(const MarkedTile& laid, Edge border, const MarkedTile* against) {
    const auto planned = [](const MarkedTile& marked) {
        return marked.side ? std::optional(planOf(*marked.side)) : std::nullopt;
    };
    const auto own = planned(laid);
    const auto theirs = against ? planned(*against) : std::nullopt;
    double best = 0;
    double least = std::numeric_limits<double>::max();
    for (const double along : {0.0, besideTwo, -besideTwo, besideThree, -besideThree}) {
        // What is hidden of the new tile counts more.
        double cost =
            2 * hidden(laid, own ? &*own : nullptr, edgeMarkPlace(laid.tile, border, along));
        if (against)
            cost += hidden(*against, theirs ? &*theirs : nullptr,
                           edgeMarkPlace(against->tile, opposite(border), -along));
        if (cost < least) {
            least = cost;
            best = along;
        }
    }
    return best;
}

} // namespace stagewright
