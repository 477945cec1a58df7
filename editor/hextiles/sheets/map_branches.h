#pragma once

#include "editor/hextiles/sheets/route_arrows.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QString>

#include <vector>

namespace stagewright {

/// Another way than the route, as maps mark it. It refers to no stage, and so holds for each part
/// of the map.
struct MapBranch {
    QString kind;                                     ///< "Joker"
    QString name;                                     ///< likewise; "Joker A" of several
    QString length;                                   ///< "Joker: 9 spaces more"
    std::vector<Placement> begin;                     ///< tiles for its name, the best first
    std::vector<std::vector<RouteArrow>> arrowPlaces; ///< as routeArrowPlaces() has them
};

/// In the order in which they leave the route; none of one that is not complete.
[[nodiscard]] std::vector<MapBranch> mapBranches(const Stage& stage, const Catalogue& catalogue,
                                                 const Route& route);

} // namespace stagewright
