#pragma once

#include "model/drive/space.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/driving/driven_route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPointF>

#include <vector>

namespace stagewright {

/// Where a car stands on the board, in circumradii.
struct SpacePlace {
    QPointF at;
    QPointF along; ///< unit vector, the way it drives
};

/// By vertex of the space graph. The place before the start lies a car's length before the line.
using SpacePlaces = std::vector<SpacePlace>;

/// @param route that of which the graph was made
[[nodiscard]] SpacePlaces spacePlaces(const Stage& stage, const DrivenRoute& route,
                                      const SpaceGraph& graph);

/// Of a stage with its laps; empty where it has no route.
[[nodiscard]] SpacePlaces spacePlaces(const Stage& stage, const Catalogue& catalogue);

/// Likewise of the graph on which several cars race (raceGraph).
[[nodiscard]] SpacePlaces racePlaces(const Stage& stage, const Catalogue& catalogue);

/// Part of the way from one place to another, in a curve that leaves and comes in along the road.
/// @param part 0 to 1
[[nodiscard]] SpacePlace between(const SpacePlace& from, const SpacePlace& to, double part);

} // namespace stagewright
