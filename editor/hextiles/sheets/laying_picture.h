#pragma once

#include "editor/hextiles/faces/face_stencils.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/laying_steps.h"

#include <QPainter>
#include <QRectF>

#include <vector>

namespace stagewright {

/// The steps and the tiles that they lay.
struct LaidSteps {
    std::vector<LayingStep> steps;
    std::vector<Placement> tiles;
    std::vector<std::vector<std::size_t>> touched; ///< steps before each whose tiles it touches, of
                                                   ///< those on one hex the uppermost
};

[[nodiscard]] LaidSteps laidSteps(std::vector<LayingStep> steps);

/// How a tile's edges are counted: 1 at the top when its number stands upright, then clockwise.
[[nodiscard]] constexpr int edgeNumber(Edge edge) {
    return index(edge) + 1;
}

/// The part of the board that a step's picture shows: its tile and, whole, all that it touches of
/// those laid before (model/layouts/hextiles/hex/geometry.h).
[[nodiscard]] QRectF pictureBounds(const LaidSteps& laying, std::size_t step);

/// Draws a step: tiles laid before in pale, then the new one with a strong outline, each with its
/// number turned as the tile is.
void paintLayingPicture(QPainter& painter, const QRectF& place, const LaidSteps& laying,
                        std::size_t step, const Catalogue& catalogue, FaceStencils& faces);

/// The outline of a tile as it is printed, with its number and those of its edges. The painter's
/// unit is its circumradius, its origin the tile's centre.
void paintEdgeKey(QPainter& painter, TileId side);

} // namespace stagewright
