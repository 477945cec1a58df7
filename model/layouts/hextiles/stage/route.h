#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace stagewright {

class RoadGraph;
struct Road;
struct Stage;

/// One tile passed: a road of it, driven one way.
struct RouteStep {
    std::int32_t placement = 0; ///< index into Stage::placements()
    std::int32_t road = 0;      ///< index into TileSide::roads
    bool forward = true;        ///< from -> to

    friend bool operator==(const RouteStep&, const RouteStep&) = default;
};

/// The way a car takes: of a stage, from the start tile to the finish tile; of a circuit, one lap,
/// beginning with the start-finish tile or, where there is none, the start tile, whose line is then
/// that of each lap.
///
/// At a junction the main road is tried first: the straightest, then the first in the record.
/// A start tile is driven as printed (from -> to) if that leads to the finish (round the circuit),
/// else against it.
struct Route {
    /// Only of a circuit whose grid tile stands outside the ring: the way from it to the ring.
    std::vector<RouteStep> leadIn;

    /// If the route is not complete: the main road from the start as far as it leads.
    std::vector<RouteStep> steps;

    /// Whether the finish is reached, or the lap closed.
    bool complete = false;
};

/// Whether it is the lap of a circuit, the last step leading to the first, and no way to a finish.
/// @param roads the road graph of the stage
[[nodiscard]] bool isLap(const RoadGraph& roads, const Route& route);

/// Where a lap that ends on this road crosses the line, in hundredths of the road: its finish line,
/// or the start line of a start tile.
[[nodiscard]] std::optional<int> lapLine(const Road& road);

/// @return an empty route for a stage that has no start tile (a circuit: nor a start-finish tile)
/// @param roads the road graph of the stage
[[nodiscard]] Route findRoute(const Stage& stage, const RoadGraph& roads);

/// For each placement, whether some way of driving passes it that leads from the start to the
/// finish (in a circuit: back to where its lap begins), be it the route or another: a joker lap, a
/// second branch. All false unless the route is complete.
[[nodiscard]] std::vector<bool> drivenPlacements(const Stage& stage, const RoadGraph& roads,
                                                 const Route& route);

} // namespace stagewright
