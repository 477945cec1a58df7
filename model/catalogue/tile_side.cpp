#include "model/catalogue/tile_side.h"

namespace stagewright {

int TileSide::lanesAt(Edge edge) const {
    for (const Road& road : roads) {
        if (road.from == edge)
            return road.lanes[0];
        if (road.to == edge)
            return road.lanes[1];
    }
    return 0;
}

} // namespace stagewright
