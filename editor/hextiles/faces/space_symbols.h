#pragma once

#include "editor/hextiles/faces/road_painter.h"
#include "editor/hextiles/faces/symbols.h"

namespace stagewright {

/// The limits, jumps, waves and climb arrows on the spaces of these roads, and the digits at their
/// end lines. Each stands turned with its road, its top towards the road's left border.
///
/// @param pixel size of a device pixel in circumradii; what it makes unreadable is left out
/// @param easyDigit the height of a digit that is read with ease: discs grow smaller no further
[[nodiscard]] SymbolLayer spaceSymbols(const RoadLevel& level, const FaceStyle& style, double pixel,
                                       double easyDigit = 0);

/// Whether all gear limits of a side are shown, those of jumps and of lines too; else some have no
/// room.
/// @param pixel as above
[[nodiscard]] bool showsAllLimits(const TileSide& side, double pixel);

} // namespace stagewright
