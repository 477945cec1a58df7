#pragma once

#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QRectF>

#include <vector>

namespace stagewright {

/// What lies in a part of the board.
struct MapCut {
    Stage stage;
    Route route; ///< the steps on its tiles, of the way to a ring too, tile by tile
};

/// A stage of which one part after another is wanted, none of which takes longer if the stage is
/// larger.
class MapCuts {
public:
    MapCuts(const Stage& stage, const Route& route);

    /// The tiles whose middles lie in a rectangle of the board.
    [[nodiscard]] MapCut within(const QRectF& part) const;

private:
    Stage stage_;
    std::vector<RouteStep> steps_; ///< by their placements
};

} // namespace stagewright
