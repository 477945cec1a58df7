#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/turn.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QPointF>

namespace stagewright {

/// A side of the catalogue that is compiled in, which must exist.
const TileSide& side(const char* id);

/// The point of an image of imageOf() at which a point of the unturned tile lies.
struct DrawnFace {
    QImage image; ///< transparent where nothing is drawn; the tile's centre is in the middle
    double radius;
    Turn turn;

    [[nodiscard]] QPointF pixelOf(QPointF onTile) const;
    [[nodiscard]] QColor at(QPointF onTile) const;
};

/// @param radius of the hex, in pixels
DrawnFace draw(const TileSide& side, double radius, Turn turn = Turn(),
               const FaceStyle& style = colourStyle(), bool withNumber = false);

} // namespace stagewright
