#pragma once

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/range/iterator_range.hpp>

#include <cstdint>
#include <vector>

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

/// Where a car can go, in driving direction (driving rules, moves 1 to 5 and 7 to 9). Vertex 0 is
/// the car before the start line. Every move leads to a vertex of a higher number, and so does
/// every flight of a jump.
///
/// Vertices: the spaces, both halves of each slide row and the shortcuts, from the start line to
/// the first spaces beyond the finish line. Arcs: the moves, and the first ones over the start
/// line; each with what holds for a car that takes it.
using SpaceGraph =
    boost::compressed_sparse_row_graph<boost::directedS, SpaceNode, Entrance, boost::no_property,
                                       std::uint32_t, std::uint32_t>;
using SpaceVertex = boost::graph_traits<SpaceGraph>::vertex_descriptor;

inline constexpr SpaceVertex startVertex = 0;

/// Spaces, without the place before the start.
[[nodiscard]] inline std::size_t spaceCount(const SpaceGraph& graph) {
    return num_vertices(graph) - 1;
}

/// The spaces that a car can reach from the start; the start too.
[[nodiscard]] std::vector<bool> reachableSpaces(const SpaceGraph& graph);
/// The spaces from which the finish can be reached.
[[nodiscard]] std::vector<bool> spacesThatLeadOn(const SpaceGraph& graph);

} // namespace stagewright
