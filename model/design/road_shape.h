#pragma once

#include "model/design/road_piece.h"
#include "model/layouts/hextiles/hex/hex.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stagewright {

/// What counts as the same where layouts are told apart.
enum class ShapeOf : unsigned char {
    Hexes, ///< those that are covered
    Roads  ///< and the roads over them; where the line of a circuit lies too
};

/// Tells layouts of certain pieces apart. The same for layouts that are the same when one is turned
/// or seen in a mirror, and whichever way it is driven: start and finish are alike.
class RoadShapes {
public:
    struct Placed {
        Hex hex;
        std::size_t piece = 0; ///< index into the pieces
    };

    explicit RoadShapes(std::span<const RoadPiece> pieces);

    /// Two other layouts have the same number by chance once in 2^64.
    [[nodiscard]] std::uint64_t number(std::span<const Placed> layout, ShapeOf what) const;

private:
    /// Of each piece what it looks like, turned by each sixth, then those in a mirror.
    std::vector<std::array<std::uint64_t, 12>> looks_;
};

} // namespace stagewright
