#pragma once

#include "model/drive/space.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/driving/driven_route.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace stagewright {

/// What end lines demand of a car that crosses them from one space to the next (driving rules,
/// "entry / exit" and move 8).
struct LineDemand {
    std::optional<int> entryLimit; ///< replaces the limit of the space entered
    std::optional<int> exitLimit;  ///< holds beside it
    int hazards = 0;

    friend bool operator==(const LineDemand&, const LineDemand&) = default;
};

/// A space as a car meets it, in driving direction.
struct PlanSpace {
    SpaceKind kind = SpaceKind::Whole;
    std::int32_t space = 0; ///< index into Road::spaces; of a half: of the row's first space
    int begin = 0;
    int end = roadLength;
    LaneSpan lanes;      ///< at its begin, in lanes of the road's wider end
    LaneSpan lanesAtEnd; ///< likewise
    std::vector<EndLine> entry;
    std::vector<EndLine> exit;
    Entrance own; ///< its limit; no hazards
    int jump = 0; ///< gear; 0: none
    bool water = false;
    bool openAtBegin = false; ///< that end follows a slanted tile edge
    bool openAtEnd = false;
    int corner = 0;           ///< number of its corner in the tile; 0: none
    bool firstOfLine = false; ///< of a corner's inside or outside line
    bool lastOfLine = false;
};

/// One road driven one way: its spaces and the moves between them (driving rules, moves 1 and 3 to
/// 5). The same for every tile of that side.
struct RoadPlan {
    struct Move {
        std::int32_t from = 0; ///< indices into spaces
        std::int32_t to = 0;
        LineDemand lines;
    };

    std::vector<PlanSpace> spaces;
    std::vector<Move> moves;
    int lanesAtBegin = 2; ///< of the tile's edge over which it is entered
    int lanesAtEnd = 2;
    int widestLanes = 2;
};

[[nodiscard]] RoadPlan planOf(const Road& road, bool forward);

} // namespace stagewright
