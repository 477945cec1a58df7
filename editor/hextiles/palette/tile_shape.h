#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QString>

#include <array>

namespace stagewright {

/// What the road of a tile looks like, by which tiles stand together in the palette.
enum class TileShape : unsigned char {
    StartAndFinish, ///< with service parks and pits
    Straight,
    Chicane,
    Bend,
    SharpBend, ///< by 120 degrees
    Hairpin,
    Junction, ///< with bridges
    NoRoad    ///< fillers, podiums
};

/// In the order of the palette.
inline constexpr std::array allTileShapes{
    TileShape::StartAndFinish, TileShape::Straight, TileShape::Chicane,  TileShape::Bend,
    TileShape::SharpBend,      TileShape::Hairpin,  TileShape::Junction, TileShape::NoRoad};

[[nodiscard]] TileShape shapeOf(const TileSide& side);

/// "Hairpins"
[[nodiscard]] QString titleOf(TileShape shape);

} // namespace stagewright
