#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// The roads of a stage as a graph of what a car can do: it arrives at a tile over a road end,
/// drives along a road to another end, and leaves over it to the neighbour.
///
/// Each road end of each placed tile has two vertices, `arriving` and `leaving`. Arcs lead from
/// arriving along each road of the tile to leaving, main road first, and from leaving across the
/// border to the arriving vertices of the road ends that face it. So a path through the graph never
/// turns round on a tile and never changes from road to road within it.
///
/// Tiles whose side the catalogue does not know have no roads here.
class RoadGraph {
public:
    /// How an arc is driven; -1 for the road means across a border.
    struct Drive {
        int road = -1;       ///< index into TileSide::roads
        bool forward = true; ///< from -> to
    };

    using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Drive>;
    using Vertex = boost::graph_traits<Graph>::vertex_descriptor;

    /// A road end of a placed tile.
    struct End {
        std::int32_t placement; ///< index into Stage::placements()
        Edge edge;              ///< of the board's hex
        int lanes;
    };

    /// @param catalogue must outlive the graph
    RoadGraph(const Stage& stage, const Catalogue& catalogue);

    [[nodiscard]] const Graph& graph() const { return graph_; }

    /// The side that lies up in a placement, or null where the catalogue does not know it.
    [[nodiscard]] const TileSide* side(std::size_t placement) const { return sides_[placement]; }
    [[nodiscard]] std::span<const End> ends() const { return ends_; }

    /// The ends of one placed tile, as indices into ends(): from `first`, up to but not `last`.
    struct EndRange {
        std::size_t first;
        std::size_t last;
    };
    [[nodiscard]] EndRange endsOf(std::size_t placement) const {
        return {firstEnd_[placement], firstEnd_[placement + 1]};
    }
    [[nodiscard]] std::optional<std::size_t> endAt(std::size_t placement, Edge edge) const;

    [[nodiscard]] static Vertex arriving(std::size_t end) { return 2 * end; }
    [[nodiscard]] static Vertex leaving(std::size_t end) { return 2 * end + 1; }
    [[nodiscard]] static std::size_t endOf(Vertex vertex) { return vertex / 2; }
    [[nodiscard]] static bool isLeaving(Vertex vertex) { return vertex % 2 == 1; }

    /// Whether a road of a neighbour meets this end.
    [[nodiscard]] bool joined(std::size_t end) const;

    /// For each placement the number of the part it belongs to, parts being what roads connect.
    /// Tiles without a road are parts of their own; a bridge between two parts belongs to one of
    /// them.
    [[nodiscard]] std::vector<int> parts() const;

private:
    void findEnds(const Stage& stage);

    std::vector<const TileSide*> sides_;
    std::vector<End> ends_;
    std::vector<std::size_t> firstEnd_;
    Graph graph_;
};

} // namespace stagewright
