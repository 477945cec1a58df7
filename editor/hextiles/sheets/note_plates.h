#pragma once

#include "editor/hextiles/sheets/stage_map.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace stagewright {

/// What a plate on a tile must not hide, in the frame of its hex.
using TakenOnTile = std::function<std::vector<QRectF>(const Placement&, const TileSide&)>;

/// What the co-driver reads of a tile.
struct NotePlate {
    QPointF middle; ///< in the frame of the board
    QStringList lines;
    double size = 0; ///< of the font, in circumradii

    [[nodiscard]] QRectF place() const;
};

/// The plates upon the tiles of the route: their lines broken so, or their font so much smaller,
/// that they hide nothing that has to be read, where that can be.
/// @param size of the font, in circumradii
[[nodiscard]] std::vector<NotePlate> notePlates(const StageMap& map, double size,
                                                const TakenOnTile& taken);

/// Draws them. The painter is in the board's frame.
void paintNotePlates(QPainter& painter, const StageMap& map, double size, const TakenOnTile& taken);

} // namespace stagewright
