#pragma once

#include "model/drive/race/stage_racing.h"
#include "model/drive/space.h"
#include "model/layouts/hextiles/driving/driven_route.h"

namespace stagewright {

/// What cars have to know of each other on the spaces of a route's graph: `spaces`, `cells`, and
/// `grid` of a race road whose `graph` is known. The printed space counts, whatever the lap; both
/// pieces of one that a slanted border cuts are one; a slide row is one, however it is driven.
void addRaceSpaces(RaceRoad& road, const DrivenRoute& route);

/// The graph on which cars race on a route: that of one car, and where the first tile has a grid
/// the spaces before the line as well.
[[nodiscard]] SpaceGraph raceGraph(const DrivenRoute& route);

/// How cars race on hex tiles.
[[nodiscard]] StageRacing tileRacing();

} // namespace stagewright
