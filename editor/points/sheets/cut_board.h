#pragma once

#include "editor/points/faces/track_painter.h"

namespace stagewright {

/// As boards of the box are: a square of about 19 cm (reviews).
inline constexpr double boardMillimetres = 190;

/// For the cutting marks, above and below a board and beside it.
inline constexpr double cuttingMillimetres = 6;

/// A board with marks where it is cut out: short lines off its corners.
/// @param millimetre in units of the painter
void paintCutBoard(QPainter& painter, const QRectF& square, const PointTrack& track,
                   const TrackStyle& style, double millimetre);

} // namespace stagewright
