#include "editor/hextiles/sheets/map_cuts.h"
#include "editor/hextiles/sheets/route_arrows.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

double anyNumber(double least, double most) {
    return least +
           (most - least) * *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 1000)) / 1000;
}

using Arrow = std::tuple<double, double, double, double>;

std::vector<Arrow> arrowsWhereTilesLie(const Stage& stage, const Route& route, const Stage& lying) {
    std::vector<Arrow> arrows;
    for (std::vector<RouteStep> each : {route.leadIn, route.steps})
        for (const RouteStep& step : each)
            if (!tilesOf(lying).at(tilesOf(stage).placements().at(step.placement).hex).empty())
                for (const RouteArrow& arrow :
                     routeArrows(stage, catalogue(), Route{{}, {step}, false}))
                    arrows.emplace_back(arrow.at.x(), arrow.at.y(), arrow.along.x(),
                                        arrow.along.y());
    std::sort(arrows.begin(), arrows.end());
    return arrows;
}

RC_GTEST_PROP(MapCuts, HaveWhatLiesInThePart, ()) {
    const Stage stage = *anyBoard();
    const Route route = findRoute(stage, RoadGraph(stage, catalogue()));
    const QRectF part(anyNumber(-8, 6), anyNumber(-8, 6), anyNumber(0, 8), anyNumber(0, 8));
    const MapCut cut = MapCuts(stage, route).within(part);
    Stage wanted;
    wanted.info = stage.info;
    for (const Placement& tile : tilesOf(stage).placements())
        if (const QPointF at = centre(tile.hex); part.left() <= at.x() && at.x() <= part.right() &&
                                                 part.top() <= at.y() && at.y() <= part.bottom())
            tilesOf(wanted).insert(tile);
    RC_ASSERT(cut.stage == wanted);
    RC_ASSERT(arrowsWhereTilesLie(cut.stage, cut.route, wanted) ==
              arrowsWhereTilesLie(stage, route, wanted));
}

TEST(MapCuts, OfALongRoadAreItsTiles) {
    const Stage stage = straightRoad(1000);
    const Route route = findRoute(stage, RoadGraph(stage, catalogue()));
    const MapCuts cuts(stage, route);
    const double row = 2 * apothem;
    const MapCut cut = cuts.within({-1, -700.5 * row, 2, 3 * row});
    ASSERT_EQ(tilesOf(cut.stage).placements().size(), 3);
    EXPECT_EQ(tilesOf(cut.stage).placements().front().hex, (Hex{0, -700}));
    EXPECT_EQ(cut.route.steps.size(), 3U);
    EXPECT_TRUE(tilesOf(cuts.within({1, -700.5 * row, 2, 3 * row}).stage).placements().isEmpty());
}

} // namespace

} // namespace stagewright
