#pragma once

#include "editor/faces/face_style.h"
#include "model/catalogue/catalogue.h"
#include "model/catalogue/tile_size.h"
#include "model/stage/route.h"
#include "model/stage/stage.h"

#include <QPainter>
#include <QRectF>

#include <numbers>

namespace stagewright {

/// Of a printed tile.
[[nodiscard]] inline double circumradiusMillimetres() {
    return usualTileMillimetres() / std::numbers::sqrt3;
}

/// What the tiles of a stage cover on the board (model/hex/geometry.h).
/// @pre the stage has tiles
[[nodiscard]] QRectF mapBounds(const Stage& stage);

/// What a map shows. It refers to its stage, catalogue and style.
struct StageMap {
    const Stage& stage;
    const Catalogue& catalogue;
    const FaceStyle& style;
    Route route;
    bool graph = false; ///< whether to draw the spaces and moves of the route, of one lap

    StageMap(const Stage& shown, const Catalogue& known, const FaceStyle& faces);
};

/// Draws the tiles, their numbers upright, and the way of the route. The painter is in the board's
/// frame.
/// @param leastNumberSize numbers that would be written smaller (in circumradii, as the size of
/// their font) are enlarged, as far as a tile has room
void paintStageMap(QPainter& painter, const StageMap& map, double leastNumberSize = 0);

/// The map as large as `target` allows, in its middle, every hex regular.
/// @param leastNumberSize in the units of `target`
void paintStageMap(QPainter& painter, const QRectF& target, const StageMap& map,
                   double leastNumberSize = 0);

/// The number on a white plate at the top left of the hex, its font `size` circumradii high.
void paintNumberPlate(QPainter& painter, const Placement& placement, double size);

/// The arrow that shows the way of the route, at the origin, pointing along x; 1 is its length.
void paintRouteArrow(QPainter& painter);

} // namespace stagewright
