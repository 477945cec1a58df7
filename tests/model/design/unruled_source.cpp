#include "tests/model/design/unruled_source.h"

#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

StageSource unruledSource(const std::vector<const char*>& boxes, const char* game) {
    Stock stock;
    for (const char* box : boxes)
        stock.add(*catalogue().box(QString::fromLatin1(box)));
    return {catalogue(), stock, *builtInRules(QString::fromLatin1(game)),
            [](const Stage&) { return true; }};
}

std::vector<Placement> drivenTiles(const Stage& stage) {
    std::vector<Placement> tiles;
    for (const RouteStep& step : findRoute(stage, RoadGraph(stage, catalogue())).steps)
        tiles.push_back(tilesOf(stage).placements()[step.placement]);
    return tiles;
}

} // namespace stagewright
