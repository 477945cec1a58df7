#include "model/drive/exact_solver.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/driven_route.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(DrivenRouteOfACircuit, ARingMayHaveTheLineOfAStartTile) {
    const Stage ring = startTileRing();
    const RoadGraph roads(ring, catalogue());
    const auto driven = *drivenRoute(ring, roads, findRoute(ring, roads), 2);
    EXPECT_EQ(driven.roads.size(), 13U);
    EXPECT_EQ(driven.tilesALap, 6);
    EXPECT_EQ(driven.startLine, 67);
    EXPECT_EQ(driven.finishLine, driven.startLine);
}

/// A start, and a finish on which tokens lie.
std::vector<SpaceNode> nodesWith(const QList<Token>& tokens) {
    Stage stage = board({{"202a", {0, 1}}, {"203a", {0, 0}}});
    Placement finish = tilesOf(stage).at({0, 0}).front();
    Placement now = finish;
    now.tokens = tokens;
    apply(editOf({{finish}, {now}}), stage);
    const RoadGraph roads(stage, catalogue());
    const auto driven = drivenRoute(stage, roads, findRoute(stage, roads), 1);
    const SpaceGraph graph = spaceGraph(driven.value());
    std::vector<SpaceNode> nodes;
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
        nodes.push_back(graph[v]);
    return nodes;
}

Token token(const char* id, QPointF at) {
    return {QString::fromLatin1(id), at, 270, {}};
}

/// The spaces of the finish that are fords, by their numbers.
std::vector<int> fords(const QList<Token>& tokens) {
    std::vector<int> found;
    for (const SpaceNode& node : nodesWith(tokens))
        if (node.water && node.tile == 1)
            found.push_back(node.space);
    return found;
}

TEST(WaterTokens, MakeAFordOfTheSpaceOnWhichTheyLie) {
    EXPECT_TRUE(fords({}).empty());
    // Space b: the right lane (0.119 from the middle) of the first third (0.286 from the edge).
    EXPECT_EQ(fords({token("water-gravel", {0.119, 0.58})}), std::vector<int>{1});
    EXPECT_EQ(fords({token("water", {-0.119, 0.58}), token("water", {-0.1, 0.6}),
                     token("water", {0.119, 0})}),
              (std::vector<int>{0, 3}));
}

TEST(WaterTokens, BesideTheRoadTheyWetNobodyAndOthersNeverDo) {
    EXPECT_TRUE(fords({token("water", {0.6, 0.2})}).empty());
    EXPECT_TRUE(fords({token("jump-gravel", {0.119, 0.58}), token("chicane", {0.119, 0}),
                       token("waterfall", {0.119, 0.58})})
                    .empty());
}

TEST(WaterTokens, AFordSlowsTheEstimate) {
    Stage dry = board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
    Stage wet = dry;
    const Placement middle = tilesOf(wet).at({0, 1}).front();
    Placement now = middle;
    for (const double x : {-0.119, 0.119}) // both lanes
        now.tokens.append(token("water", {x, 0.433}));
    apply(editOf({{middle}, {now}}), wet);
    const auto seconds = [](const Stage& stage) {
        const Dashboard dashboard = dashboardFor(dirtRules(), Terrain::Gravel);
        return solveExactly(graphOf(stage), dirtRules(), dashboard)->start.seconds;
    };
    EXPECT_NEAR(seconds(dry), 1355.0 / 81, 1e-9); // the driving rules' own figure
    EXPECT_GT(seconds(wet), seconds(dry) + 1);
}

} // namespace
} // namespace stagewright
