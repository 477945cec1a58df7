#pragma once

#include "model/design/number_set.h"
#include "model/design/piece_supply.h"
#include "model/design/search_board.h"

#include <cstdint>
#include <vector>

namespace stagewright {

/// A road that leads to an empty hex.
struct OpenRoad {
    Hex hex;   ///< the empty one
    Edge edge; ///< of that hex, by which the road arrives there
    EndCode code = 0;

    friend bool operator==(const OpenRoad&, const OpenRoad&) = default;
};

/// From which open roads another one can be reached, and with which tiles: for the last tiles of a
/// way all is known before the search begins, apart from whether they lie in each other's way.
///
/// It is made backwards from the target, tile by tile, until it has become large.
class WayHome {
public:
    /// Whether it matters how many tiles there are of each kind. Where there are plenty it does
    /// not.
    enum class Tiles : unsigned char { Counted, Plenty };

    /// @param supply whose pieces are roads with two ends (PieceSupply::isPlain)
    /// @param board what lies on it is in the way
    /// @param most tiles, and so many states at most
    WayHome(const PieceSupply& supply, const SearchBoard& board, const OpenRoad& target,
            Tiles tiles, int most, std::size_t states);

    /// For ways of up to so many tiles it knows whether there is one.
    [[nodiscard]] int depth() const { return depth_; }

    /// What stands for a tile of a group; of several tiles it is the sum.
    [[nodiscard]] std::uint64_t mark(std::size_t group) const { return marks_[group]; }

    /// Whether tiles with that sum of marks, `left` of them, may lead from the road to the target.
    /// @pre left is at most depth()
    [[nodiscard]] bool mayLead(const OpenRoad& from, int left, std::uint64_t sum) const {
        return known_.contains(keyOf(from, left, sum));
    }

private:
    [[nodiscard]] static std::uint64_t keyOf(const OpenRoad& road, int left, std::uint64_t sum);

    std::vector<std::uint64_t> marks_; ///< all 0 where tiles are plenty
    NumberSet known_;                  ///< keys
    int depth_ = 0;
};

} // namespace stagewright
