#pragma once

#include "model/stage/pacenote.h"

#include <optional>
#include <vector>

namespace stagewright {

/// A line of a roadbook: one tile of the route.
struct RoadbookLine {
    std::int32_t placement = 0; ///< index into Stage::placements()
    int before = 0;             ///< spaces on the tiles before
    int spaces = 0;             ///< on this tile; one that a slanted border cuts: on the first
    Pacenote note;

    friend bool operator==(const RoadbookLine&, const RoadbookLine&) = default;
};

/// How many spaces a car passes that keeps to the lane with the fewest of them, shortcuts apart.
/// @param continued the end whose spaces, cut by a slanted border, count on the tile beyond it
[[nodiscard]] int spacesAlong(const Road& road, std::optional<RoadEnd> continued = std::nullopt);

/// One line for each step of the route, in driving order.
[[nodiscard]] std::vector<RoadbookLine> roadbook(const RoadGraph& roads, const Route& route);

} // namespace stagewright
