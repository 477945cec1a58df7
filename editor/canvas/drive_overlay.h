#pragma once

#include "editor/overlays/camera.h"
#include "model/stage/tile_layout.h"

#include <QHash>
#include <QPainter>

namespace stagewright {

/// How the stage is driven, tile by tile, to be laid over the board.
struct DriveOverlay {
    enum class Shows : unsigned char {
        Losses, ///< of control, in 100 drives
        Gears   ///< mean gear at the ends of turns
    };

    Shows shows = Shows::Losses;
    QHash<int, double> values; ///< by Placement::laid; tiles beside the route have none

    friend bool operator==(const DriveOverlay&, const DriveOverlay&) = default;
};

/// A tint for each tile, its figure in the middle so that colour is not all that tells, and a
/// legend in the corner of the view.
void paintDriveOverlay(QPainter& painter, const DriveOverlay& overlay, const Stage& stage,
                       const Camera& camera, const QPalette& palette);

} // namespace stagewright
