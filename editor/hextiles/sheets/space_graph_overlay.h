#pragma once

#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/driven_route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPainter>

namespace stagewright {

/// Draws the space graph over the tiles, for a person to check: a dot on each space, a ring on each
/// half of a slide row, a square on each shortcut, a diamond on jumps, a filled dot beyond the
/// finish; a line with an arrow head for each move. Spaces that no car can reach are red and
/// crossed out. The painter is in the board's frame; in an SVG what tiles have alike is written
/// once.
/// @param route that of which the graph was made
void paintSpaceGraph(QPainter& painter, const Stage& stage, const DrivenRoute& route,
                     const SpaceGraph& graph);

} // namespace stagewright
