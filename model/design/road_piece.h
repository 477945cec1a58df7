#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/hex/edge.h"

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace stagewright {

/// What a road looks like at an edge, as a number: two ends fit together if theirs are equal. 0 is
/// verge.
using EndCode = std::uint8_t;

[[nodiscard]] constexpr EndCode endCode(EdgeProfile profile) {
    return profile.lanes == 0
               ? EndCode{0}
               : static_cast<EndCode>(3 * profile.lanes + static_cast<int>(profile.slant));
}
[[nodiscard]] constexpr int lanesOf(EndCode code) {
    return code / 3;
}

/// Some edges of a hex: bit n is edge n.
using EdgeSet = std::uint8_t;

[[nodiscard]] constexpr EdgeSet setOf(Edge edge) {
    return static_cast<EdgeSet>(1U << static_cast<unsigned>(index(edge)));
}
[[nodiscard]] constexpr bool contains(EdgeSet set, Edge edge) {
    return (set & setOf(edge)) != 0;
}

/// A tile side in some turn, as a search sees it: what its edges are like and which of them its
/// roads join. Limits, dangers, surfaces and jumps do not matter to whether tiles fit together;
/// sides that are alike in this are like tiles.
struct RoadPiece {
    Role role = Role::Road;
    std::array<EndCode, 6> ends{}; ///< by edge of the board's hex
    std::array<EdgeSet, 6> ways{}; ///< for each edge those to which a road leads from there
    /// The ends that may lead nowhere: behind the start's or the grid's line, beyond the finish, as
    /// the tile is printed; a service yard.
    EdgeSet free = 0;

    [[nodiscard]] EndCode endAt(Edge edge) const {
        return ends[static_cast<std::size_t>(index(edge))];
    }
    [[nodiscard]] EdgeSet waysFrom(Edge edge) const {
        return ways[static_cast<std::size_t>(index(edge))];
    }
    [[nodiscard]] int endCount() const;

    friend auto operator<=>(const RoadPiece&, const RoadPiece&) = default;
};

[[nodiscard]] RoadPiece roadPiece(const TileSide& side, Turn turn = Turn());

[[nodiscard]] RoadPiece turned(const RoadPiece& piece, Turn turn);

/// As seen in a mirror that stands along the edges N and S: slants lean to the other side.
[[nodiscard]] RoadPiece mirrored(const RoadPiece& piece);

/// Whether several roads lead on from an end of it.
[[nodiscard]] bool isJunction(const RoadPiece& piece);

/// The turns in which a piece looks otherwise each, 1 to 6 of them.
[[nodiscard]] std::vector<Turn> differentTurns(const RoadPiece& piece);

/// What like tiles have in common: the piece in the turn in which it is least.
[[nodiscard]] RoadPiece untilted(const RoadPiece& piece);

} // namespace stagewright
