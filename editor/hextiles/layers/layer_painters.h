#pragma once

#include "editor/hextiles/layers/layer.h"

#include <QPainter>

namespace stagewright {

// What the layers lay over the board, in pixels of the view. Each paints only what is in view,
// and leaves out what could not be read at the camera's zoom.

/// The table, and on it the outlines of the hexes.
[[nodiscard]] LayerPainter gridPainter();

/// A tint for each tile that is driven, its figure in the middle so that colour is not all that
/// tells, and a legend in the corner of the view: losses of control, or the mean gear.
void paintLosses(QPainter& painter, const LayerScene& scene);
void paintGears(QPainter& painter, const LayerScene& scene);

/// Likewise of races: where cars pass, and where others hold them up.
void paintPasses(QPainter& painter, const LayerScene& scene);
void paintHeldUp(QPainter& painter, const LayerScene& scene);

/// The table around the middle of the stage, its longer side along the longer side of the stage,
/// and its size.
void paintTable(QPainter& painter, const LayerScene& scene);

/// The route as a line with arrows, its tiles numbered as they are driven.
void paintRoute(QPainter& painter, const LayerScene& scene);

/// How many lanes there are where a road meets the border of its tile: in green where it goes on
/// alike, in red where it does not, grey where nothing lies beyond.
void paintLanes(QPainter& painter, const LayerScene& scene);

/// The places of errors and warnings, with the signs of their severity.
void paintFindings(QPainter& painter, const LayerScene& scene);

/// The number of each tile, large and upright, near its top.
void paintTileNumbers(QPainter& painter, const LayerScene& scene);

/// What a co-driver reads, on each tile of the route.
[[nodiscard]] LayerPainter pacenotePainter();

/// What is on the board now and what it means, in a corner of the view where it covers few tiles.
[[nodiscard]] LayerPainter legendPainter();

/// The table in circumradii, lying around the middle of a stage that covers `stage`.
[[nodiscard]] QRectF tableAround(const QRectF& stage, const Table& table);

} // namespace stagewright
