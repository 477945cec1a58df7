#pragma once

#include "model/layouts/hextiles/stage/pacenote.h"

namespace stagewright {

/// A line of a roadbook: one tile of the route.
struct RoadbookLine {
    std::int32_t placement = 0; ///< index into Stage::placements()
    int before = 0;             ///< spaces from the start line to this tile
    int spaces =
        0; ///< on this tile, between the lines; one that a slanted border cuts: on the first
    Pacenote note;

    friend bool operator==(const RoadbookLine&, const RoadbookLine&) = default;
};

/// A road driven one way, or a part of it.
struct RoadPart {
    const Road& road;
    bool forward = true;
    int from = 0;             ///< hundredths, in driving direction
    int to = 100;             ///< likewise
    bool isContinued = false; ///< spaces that a slanted border cuts at its beginning do not count
};

/// How many spaces a car passes on the shortest way: it changes lanes where it may (driving rules,
/// moves 1 to 3), and takes no shortcut.
[[nodiscard]] int fewestSpaces(const RoadPart& part);

/// One line for each step of the route, in driving order.
[[nodiscard]] std::vector<RoadbookLine> roadbook(const RoadGraph& roads, const Route& route);

/// From the start line to the finish line, of a circuit one lap: by the shortest way across each
/// tile.
[[nodiscard]] int lengthInSpaces(const RoadGraph& roads, const Route& route);

} // namespace stagewright
