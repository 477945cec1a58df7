#pragma once

#include <compare>
#include <cstdint>

namespace stagewright {

// Along the road positions are counted in half hundredths of a road's length, so that the middle of
// a slide row is a whole number: 0 to 200 on one road.
inline constexpr int roadLength = 200;

enum class SpaceKind : unsigned char {
    Start, ///< before the start line, where every car stands first
    Whole,
    FirstHalf, ///< of a slide row that is driven sideways
    SecondHalf,
    Shortcut
};

/// What holds for a car that enters a space.
struct Entrance {
    int limit = 7;      ///< highest gear that keeps control; 7: any
    int hazardGear = 0; ///< at exactly this gear a hazard is added; 0: at none
    int hazards = 0;    ///< added in any gear

    friend auto operator<=>(const Entrance&, const Entrance&) = default;
};

/// A space of the graph: where it lies, and what it does to a car.
struct SpaceNode {
    SpaceKind kind = SpaceKind::Whole;
    std::int32_t tile =
        0; ///< index of the driven piece (DriveTask::pieces); of a joined space: of its first piece
    std::int32_t space = 0;      ///< number of the space there
    std::int32_t nextSpace = -1; ///< of a joined space: its second piece, on the next tile
    std::int64_t begin = 0;      ///< half hundredths of a road, from the beginning of the first one
    std::int64_t end = 0;
    Entrance own; ///< the limit of the space itself
    int jump = 0; ///< gear; 0: none
    bool water = false;
    int corner = 0;      ///< the same for all spaces of one corner, and for them only; 0: none
    bool finish = false; ///< the first space beyond the finish line: it ends the drive
};

/// Of a space in the graph of moves (space_graph.h).
using SpaceVertex = std::uint32_t;
class SpaceGraph;

inline constexpr SpaceVertex startVertex = 0;

} // namespace stagewright
