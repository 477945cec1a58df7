#include "editor/hextiles/sheets/map_cuts.h"

#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace stagewright {

MapCuts::MapCuts(const Stage& stage, const Route& route) : stage_(stage), steps_(route.leadIn) {
    steps_.insert(steps_.end(), route.steps.begin(), route.steps.end());
    std::stable_sort(steps_.begin(), steps_.end(), [](const RouteStep& a, const RouteStep& b) {
        return a.placement < b.placement;
    });
}

MapCut MapCuts::within(const QRectF& part) const {
    constexpr double column = 1.5; // from one to the next, in circumradii
    constexpr double row = 2 * apothem;
    MapCut cut;
    cut.stage.info = stage_.info;
    const QList<Placement>& tiles = tilesOf(stage_).placements(); // column by column
    const auto firstOf = [&](Hex hex) {
        return std::lower_bound(
            tiles.begin(), tiles.end(), hex,
            [](const Placement& tile, Hex wanted) { return tile.hex < wanted; });
    };
    const int last = static_cast<int>(std::floor(part.right() / column));
    for (int q = static_cast<int>(std::ceil(part.left() / column)); q <= last; ++q) {
        const double lean = q / 2.0;
        const int top = static_cast<int>(std::floor(part.top() / row - lean));
        for (auto tile = firstOf({q, top}); tile != tiles.end() && tile->hex.q == q; ++tile) {
            const double y = centre(tile->hex).y();
            if (y > part.bottom())
                break;
            if (y < part.top())
                continue;
            const auto number = static_cast<std::int32_t>(tile - tiles.begin());
            const auto there = static_cast<std::int32_t>(tilesOf(cut.stage).placements().size());
            tilesOf(cut.stage).insert(*tile);
            for (auto step = std::lower_bound(steps_.begin(), steps_.end(), number,
                                              [](const RouteStep&each, std::int32_t wanted) {
                                                  return each.placement < wanted;
                                              });
                 step != steps_.end() && step->placement == number; ++step)
                cut.route.steps.push_back({there, step->road, step->forward});
        }
    }
    return cut;
}

} // namespace stagewright
