#include "model/layouts/hextiles/stage/boxes_for.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

/// How many copies of each tile are missing; tiles of which none is missing are not in it.
using MissingTiles = std::map<TileId, int>;

MissingTiles everyTileOf(const Stage& stage) {
    MissingTiles missing;
    for (const Placement& placement : tilesOf(stage).placements())
        ++missing[placement.side.withSide(0)];
    return missing;
}

int relief(const Box& box, const MissingTiles& missing) {
    int relieved = 0;
    for (const auto& [tile, count] : missing)
        if (const auto held = box.tiles.find(tile); held != box.tiles.end())
            relieved += std::min(count, held->second);
    return relieved;
}

void relieve(MissingTiles& missing, const Box& box) {
    for (auto it = missing.begin(); it != missing.end();) {
        if (const auto held = box.tiles.find(it->first); held != box.tiles.end())
            it->second -= held->second;
        it = it->second > 0 ? std::next(it) : missing.erase(it);
    }
}

} // namespace

BoxList boxesFor(const Stage& stage, const Catalogue& catalogue) {
    BoxList chosen;
    BoxList others;
    for (const Box& box : catalogue.boxes()) {
        const bool core = box.game == stage.info.game && !box.expansion;
        (core ? chosen : others).push_back(&box);
    }
    std::stable_partition(others.begin(), others.end(),
                          [&](const Box* box) { return box->game == stage.info.game; });
    MissingTiles missing = everyTileOf(stage);
    for (const Box* box : chosen)
        relieve(missing, *box);
    while (!others.empty()) {
        // The first of the largest.
        const auto best =
            std::max_element(others.begin(), others.end(), [&](const Box* a, const Box* b) {
                return relief(*a, missing) < relief(*b, missing);
            });
        if (relief(**best, missing) == 0)
            break;
        relieve(missing, **best);
        chosen.push_back(*best);
        others.erase(best);
    }
    return chosen;
}

BoxList boxesHolding(TileId tile, const BoxList& boxes) {
    BoxList holding;
    for (const Box* box : boxes)
        if (box->tiles.contains(tile.withSide(0)))
            holding.push_back(box);
    return holding;
}

Stock stockOf(const BoxList& boxes) {
    Stock stock;
    for (const Box* box : boxes)
        stock.add(*box);
    return stock;
}

Stock stockOf(const BoxCounts& boxes, const Catalogue& catalogue) {
    Stock stock;
    for (const auto& [id, copies] : boxes)
        if (const Box* box = catalogue.box(id))
            stock.add(*box, copies);
    return stock;
}

} // namespace stagewright
