#pragma once

#include "editor/hextiles/faces/printed_marks.h"
#include "model/drive/space.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/driving/driven_route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QLineF>
#include <QPainter>

#include <span>
#include <vector>

namespace stagewright {

/// Where the dot of a space stands on its unturned tile: in its middle, or as near to that as
/// leaves free what is printed there.
/// @param forward whether the road is driven from -> to
/// @param marks of the tile's side
[[nodiscard]] QPointF dotPlace(const Road& road, const Space& space, SpaceKind kind, bool forward,
                               std::span<const PrintedMark> marks);
/// The middle of a space, whatever is printed there.
[[nodiscard]] QPointF spaceMiddle(const Road& road, const Space& space, SpaceKind kind,
                                  bool forward);
/// What is drawn of the line from dot to dot: no part of it that would hide a limit, nor
/// one shorter than its head.
[[nodiscard]] std::vector<QLineF> moveLines(QPointF from, QPointF to,
                                            std::span<const PrintedMark> limits);
inline constexpr double dotRadius = 0.035; ///< in circumradii

/// Draws the space graph over the tiles, for a person to check: a dot on each space, a ring on each
/// half of a slide row, a square on each shortcut, a diamond on jumps, a filled dot beyond the
/// finish; a line with an arrow head for each move. Spaces that no car can reach are red and
/// crossed out. The painter is in the board's frame; in an SVG what tiles have alike is written
/// once.
/// @param route that of which the graph was made
void paintSpaceGraph(QPainter& painter, const Stage& stage, const Catalogue& catalogue,
                     const DrivenRoute& route, const SpaceGraph& graph);

} // namespace stagewright
