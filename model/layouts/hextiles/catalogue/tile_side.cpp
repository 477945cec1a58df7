#include "model/layouts/hextiles/catalogue/tile_side.h"

namespace stagewright {

bool TileSide::isBridge() const {
    return std::any_of(roads.begin(), roads.end(),
                       [](const Road& road) { return road.level.has_value(); });
}

EdgeProfile TileSide::profileAt(Edge edge) const {
    for (const Road& road : roads) {
        if (road.from == edge)
            return {road.lanes[0], road.slant[0]};
        if (road.to == edge)
            return {road.lanes[1], road.slant[1]};
    }
    return {};
}

int TileSide::lanesAt(Edge edge) const {
    return profileAt(edge).lanes;
}

} // namespace stagewright
