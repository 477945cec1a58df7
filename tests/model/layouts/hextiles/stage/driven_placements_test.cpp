#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/layouts/hextiles/stage/slow_search.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <optional>

namespace stagewright {
namespace {

std::vector<bool> drivenOf(const Stage& stage) {
    const RoadGraph roads(stage, catalogue());
    return drivenPlacements(stage, roads, findRoute(stage, roads));
}

/// The hexes of the tiles that are driven.
QList<Hex> driven(const Stage& stage) {
    const std::vector<bool> found = drivenOf(stage);
    QList<Hex> hexes;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i])
            hexes.append(tilesOf(stage).placements()[static_cast<qsizetype>(i)].hex);
    return hexes;
}

TEST(DrivenPlacements, AreAllThatARouteWithoutJunctionsPasses) {
    EXPECT_EQ(driven(board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}})),
              (QList<Hex>{{0, 0}, {0, 1}, {0, 2}}));
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const std::vector<bool> found = drivenOf(stage);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const TileId side = tilesOf(stage).placements()[static_cast<qsizetype>(i)].side;
            EXPECT_EQ(found[i], catalogue().find(side)->role != Role::Service) << file;
        }
    }
}

TEST(DrivenPlacements, AreNoneWithoutACompleteRoute) {
    EXPECT_TRUE(driven(board({{"202a", {0, 2}}, {"204a", {0, 1}}})).isEmpty());
    EXPECT_TRUE(driven(board({{"102b", {0, 2}}, {"204a", {0, 1}}}, StageKind::Circuit)).isEmpty());
    EXPECT_TRUE(driven(Stage()).isEmpty());
}

TEST(DrivenPlacements, BothBranchesOfAForkThatMeetAgainAreDriven) {
    // 402b leaves the straight road to NW, 404b takes it in again from SW.
    const Stage stage = board({{"202a", {0, 3}},
                               {"402b", {0, 2}},
                               {"204a", {0, 1}},
                               {"404b", {0, 0}, 3},
                               {"203a", {0, -1}},
                               {"208a", {-1, 2}, 5},
                               {"208a", {-1, 1}}});
    EXPECT_EQ(driven(stage).size(), tilesOf(stage).placements().size());
    // A branch that leads nowhere is not.
    Stage open = stage;
    tilesOf(open).remove(tilesOf(open).at({-1, 1}).front());
    EXPECT_EQ(driven(open), (QList<Hex>{{0, -1}, {0, 0}, {0, 1}, {0, 2}, {0, 3}}));
}

TEST(DrivenPlacements, BridgeTakesACarToItsOwnRoadOnly) {
    // Under the bridge to the finish; what lies beyond the ends of the road over it is not driven.
    const Stage stage = board({{"202a", {0, 1}},
                               {"416a", {0, 0}},
                               {"203a", {0, -1}},
                               {"204a", {-1, 0}, 5},
                               {"204a", {1, 0}, 5}});
    EXPECT_EQ(driven(stage), (QList<Hex>{{0, -1}, {0, 0}, {0, 1}}));
}

TEST(DrivenPlacements, LanesMayChangeOnTheWay) {
    // 119a goes from three lanes to two, 120a back.
    EXPECT_EQ(driven(board({{"202a", {0, 4}},
                            {"119a", {0, 3}, 3},
                            {"103a", {0, 2}},
                            {"120a", {0, 1}},
                            {"203a", {0, 0}}}))
                  .size(),
              5);
}

TEST(DrivenPlacements, YardsThePitAndFillersAreNot) {
    const Stage stage = board({{"202a", {0, 1}},
                               {"203a", {0, 0}},
                               {"201a", {0, 2}, 3},
                               {"101", {1, 0}},
                               {"902a", {-1, 1}}});
    EXPECT_EQ(driven(stage), (QList<Hex>{{0, 0}, {0, 1}}));
}

TEST(DrivenPlacements, AgreeWithASlowSearch) {
    int complete = 0;
    EXPECT_TRUE(rc::check("driven is reached from the start and reaches the goal", [&] {
        const Stage stage = *anyBoard();
        const RoadGraph roads(stage, catalogue());
        const Route route = findRoute(stage, roads);
        if (!route.complete)
            return;
        ++complete;
        const Search search{stage};
        const auto stateBefore = [&](const RouteStep& step) {
            const Placement& tile = tilesOf(stage).placements()[step.placement];
            const Road& road =
                catalogue().find(tile.side)->roads[static_cast<std::size_t>(step.road)];
            return State{step.placement, onBoard(step.forward ? road.from : road.to, tile)};
        };
        const bool circuit = stage.info.kind == StageKind::Circuit;
        const State start =
            stateBefore(route.leadIn.empty() ? route.steps.front() : route.leadIn.front());
        const State goal = stateBefore(circuit ? route.steps.front() : route.steps.back());
        std::set<State> ahead = search.reachable(start);
        ahead.insert(start);
        std::vector<bool> expected(static_cast<std::size_t>(tilesOf(stage).placements().size()));
        for (const State& state : ahead)
            if (state == goal || search.reachable(state).contains(goal))
                expected[static_cast<std::size_t>(state.tile)] = true;
        RC_ASSERT(drivenPlacements(stage, roads, route) == expected);
    }));
    EXPECT_GT(complete, 0);
}

} // namespace
} // namespace stagewright
