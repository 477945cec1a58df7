#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <optional>
#include <vector>

namespace stagewright {

enum class BorderKind : unsigned char {
    Full,    ///< a line between two spaces
    Outline, ///< likewise, of a branch's space that lies over spaces of the main road
    Edge,    ///< a space that ends where the tile ends
    Tick,    ///< between two spaces of one line of a DIRT corner: short, from the road's border
    Dotted,  ///< an end line with a limit or a hazard
    Slide,   ///< the thin dashed line across the middle of a space that may be slid through
};

/// A line printed on a road: along it (s0 < s1) or straight across (s0 = s1).
struct SpaceBorder {
    std::size_t road = 0; ///< index into TileSide::roads
    BorderKind kind = BorderKind::Full;
    double s0 = 0;
    double s1 = 0;
    double lane0 = 0; ///< at s0; across: the left end
    double lane1 = 0; ///< at s1; across: the right end

    [[nodiscard]] bool isAcross() const { return s0 == s1; }

    friend bool operator==(const SpaceBorder&, const SpaceBorder&) = default;
};

/// All lines between the spaces of a tile side; a line that several roads of a junction show is
/// there once. The roads' own borders, gates (gates.h) and the lines of a Y (y_junctions.h) are not
/// among them.
[[nodiscard]] std::vector<SpaceBorder> spaceBorders(const TileSide& side);

} // namespace stagewright
