#pragma once

#include "model/layouts/hextiles/stage/branches.h"
#include "model/layouts/hextiles/stage/pacenote.h"

#include <vector>

namespace stagewright {

/// What a co-driver has to know of a junction: another way leaves there, or comes back.
struct ForkNote {
    std::size_t branch = 0; ///< index into Roadbook::branches
    bool leaves = true;     ///< else it comes back
    BendSide side = BendSide::Right;

    friend bool operator==(const ForkNote&, const ForkNote&) = default;
};

/// A line of a roadbook: one tile of the way.
struct RoadbookLine {
    std::int32_t placement = 0; ///< index into Stage::placements()
    std::int32_t road = 0;      ///< index into TileSide::roads
    bool forward = true;        ///< from -> to
    int before = 0;             ///< spaces from the start line, or the line of the lap
    int spaces =
        0; ///< on this tile, between the lines; one that a slanted border cuts: on the first
    Pacenote note{};               ///< of what is driven of the tile
    bool endsLap = false;          ///< the part of the first tile that lies before the line
    std::vector<ForkNote> forks{}; ///< none on a branch

    friend bool operator==(const RoadbookLine&, const RoadbookLine&) = default;
};

using RoadbookLines = std::vector<RoadbookLine>;

/// Another way than the route, counted on from where it leaves.
struct RoadbookBranch {
    RoadbookLines lines;
    int longer = 0; ///< spaces more than on the part of the route that it leaves out
};

/// A stage as its co-driver reads it, in driving order.
struct Roadbook {
    RoadbookLines leadIn; ///< of a circuit whose grid tile stands outside its ring
    /// From the start line to the finish line; of a circuit from the line over one lap to the line,
    /// or once round where the ring has none.
    RoadbookLines lines;
    std::vector<RoadbookBranch> branches;
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

[[nodiscard]] Roadbook roadbook(const RoadGraph& roads, const Route& route);

/// What a stage is like in figures, of a circuit one lap.
struct RoadFigures {
    int spaces = 0;          ///< from line to line, by the shortest way across each tile
    int bends = 0;           ///< as pacenotes call them
    int longestStraight = 0; ///< spaces between two bends, over the line of a lap too

    friend bool operator==(const RoadFigures&, const RoadFigures&) = default;
};

[[nodiscard]] RoadFigures roadFigures(const RoadGraph& roads, const Route& route);

} // namespace stagewright
