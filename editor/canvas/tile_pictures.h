#pragma once

#include "editor/faces/face_cache.h"
#include "model/catalogue/catalogue.h"
#include "model/stage/placement.h"

#include <QPainter>

namespace stagewright {

/// Paints tiles as they lie, from pictures kept in the face cache.
class TilePictures {
public:
    /// Both must outlive it.
    TilePictures(const Catalogue& catalogue, FaceCache& faces)
        : catalogue_(catalogue)
        , faces_(faces) {}

    /// @param middle of the tile and @param radius of its hex, in pixels of the painter's device
    void paint(QPainter& painter, TileId side, Turn turn, QPointF middle, double radius) const;

private:
    const Catalogue& catalogue_;
    FaceCache& faces_;
};

} // namespace stagewright
