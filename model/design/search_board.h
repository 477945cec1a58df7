#pragma once

#include "model/design/road_piece.h"
#include "model/layouts/hextiles/hex/hex.h"

#include <vector>

namespace stagewright {

/// Pieces around a middle, as a search lays and takes them.
class SearchBoard {
public:
    /// @param reach how many steps away from the middle pieces may lie
    SearchBoard(Hex middle, int reach)
        : middle_(middle)
        , reach_(reach)
        , width_(static_cast<std::size_t>(2 * reach + 3))
        , cells_(width_ * width_, nullptr) {}

    [[nodiscard]] bool holds(Hex hex) const {
        const Hex way = hex - middle_;
        return -reach_ <= way.q && way.q <= reach_ && -reach_ <= way.r && way.r <= reach_;
    }

    /// Null: nothing lies there. @pre held, or a neighbour of one that is
    [[nodiscard]] const RoadPiece* at(Hex hex) const { return cells_[cell(hex)]; }

    /// @param piece must outlive that it lies there; null takes what lies there
    void put(Hex hex, const RoadPiece* piece) { cells_[cell(hex)] = piece; }

private:
    [[nodiscard]] std::size_t cell(Hex hex) const {
        const Hex way = hex - middle_;
        return static_cast<std::size_t>(way.q + reach_ + 1) * width_ +
               static_cast<std::size_t>(way.r + reach_ + 1);
    }

    Hex middle_;
    int reach_;
    std::size_t width_;
    std::vector<const RoadPiece*> cells_;
};

/// How many steps two hexes are apart.
[[nodiscard]] constexpr int steps(Hex a, Hex b) {
    const Hex way = a - b;
    const auto size = [](int v) { return v < 0 ? -v : v; };
    return (size(way.q) + size(way.r) + size(way.q + way.r)) / 2;
}

} // namespace stagewright
