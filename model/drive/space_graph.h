#pragma once

#include "model/drive/space.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/range/iterator_range.hpp>

#include <vector>

namespace stagewright {

/// Where a car can go, in driving direction (driving rules, moves 1 to 5 and 7 to 9). Vertex 0 is
/// the car before the start line. Every move leads to a vertex of a higher number, and so does
/// every flight of a jump.
///
/// Vertices: the spaces, both halves of each slide row and the shortcuts, from the start line to
/// the first spaces beyond the finish line. Arcs: the moves, and the first ones over the start
/// line; each with what holds for a car that takes it.
///
/// A type of its own, so that headers can speak of it without Boost's.
class SpaceGraph
    : public boost::compressed_sparse_row_graph<boost::directedS, SpaceNode, Entrance,
                                                boost::no_property, SpaceVertex, std::uint32_t> {
public:
    using compressed_sparse_row_graph::compressed_sparse_row_graph;
};

/// Spaces, without the place before the start.
[[nodiscard]] inline std::size_t spaceCount(const SpaceGraph& graph) {
    return num_vertices(graph) - 1;
}

/// The spaces that a car can reach from the start; the start too.
[[nodiscard]] std::vector<bool> reachableSpaces(const SpaceGraph& graph);
/// The spaces from which the finish can be reached.
[[nodiscard]] std::vector<bool> spacesThatLeadOn(const SpaceGraph& graph);

} // namespace stagewright
