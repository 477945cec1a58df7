#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPointF>
#include <QRectF>

namespace stagewright {

/// A tile that lies at a border where its edge is marked.
struct MarkedTile {
    const Placement& tile;
    const TileSide* side; ///< null: the catalogue does not know it
    QRectF number;        ///< what its number takes, in its own frame as it is printed
};

inline constexpr double edgeMarkRadius = 0.13;   ///< circumradii
inline constexpr double edgeMarkToBorder = 0.15; ///< from its middle

/// Where the mark of an edge stands within a tile.
/// @param border the edge as the tile lies
/// @param along from the border's middle, clockwise about the tile
/// @return on the board (model/layouts/hextiles/hex/geometry.h)
[[nodiscard]] QPointF edgeMarkPlace(const Placement& tile, Edge border, double along);

/// How far from the border's middle a mark hides least: no limit on a road, no number of the tile.
[[nodiscard]] double edgeMarkAlong(const MarkedTile& marked, Edge border);

/// Where the two marks of a border stand, each along from its middle, clockwise about its tile.
struct MarksAlong {
    double own = 0;
    double theirs = 0;
};

/// Where they hide least, facing each other if that hides no more.
/// @param laid the tile whose border it is; what is hidden of it counts more
/// @param against the one beyond it
[[nodiscard]] MarksAlong edgeMarksAlong(const MarkedTile& laid, Edge border,
                                        const MarkedTile& against);

} // namespace stagewright
