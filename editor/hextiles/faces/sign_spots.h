#pragma once

#include "editor/hextiles/faces/free_space.h"

#include <map>
#include <optional>
#include <span>

namespace stagewright {

/// The way in over one end of a road.
struct WayIn {
    const RoadShape* shape;
    bool atFrom;

    [[nodiscard]] QPointF driving() const;
    /// Where the road crosses the tile's edge.
    [[nodiscard]] QPointF end() const;
    /// The point beside the road, `depth` behind the tile's edge and `clear` beside the border.
    [[nodiscard]] QPointF beside(double depth, double clear, bool rightHand) const;
};

/// One for each edge that a road meets.
[[nodiscard]] std::map<Edge, WayIn> waysIn(std::span<const RoadShape> shapes);

struct SignSpot {
    QPointF at;
    double reach; ///< less than asked for where there is not so much room
};

/// Where a sign of this reach stands well at a road's end: near the edge rather than deep in the
/// tile, at the right hand rather than at the left, off the border, and much nearer to its own road
/// end than to others. On tiles full of road it may come closer to all of these, and be smaller;
/// nothing where not even that leaves room.
[[nodiscard]] std::optional<SignSpot> signSpot(Edge edge, const std::map<Edge, WayIn>& ways,
                                               const FreeSpace& room, double reach);

} // namespace stagewright
