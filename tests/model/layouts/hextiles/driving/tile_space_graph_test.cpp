#include "model/drive/landings.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/route_reach.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/boards.h"
#include "tests/model/drive/drives.h"
#include "tests/model/layouts/hextiles/driving/moves_text.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace stagewright {
namespace {

std::vector<SpaceVertex> movesFrom(const SpaceGraph& graph, SpaceVertex vertex) {
    std::vector<SpaceVertex> found;
    for (const auto arc : boost::make_iterator_range(out_edges(vertex, graph)))
        found.push_back(target(arc, graph));
    return found;
}

int finishes(const SpaceGraph& graph) {
    int count = 0;
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
        count += graph[v].finish ? 1 : 0;
    return count;
}

TEST(SpaceGraphOfAStage, RunsFromTheStartLineToTheFirstSpacesBeyondTheFinish) {
    const SpaceGraph graph = graphOf(board({{"202a", {0, 1}}, {"203a", {0, 0}}}));
    // e and f behind the start line, two rows of 203a, and one beyond its line.
    EXPECT_EQ(spaceCount(graph), 8U);
    EXPECT_EQ(num_edges(graph), 2U + 4U * 3U);
    EXPECT_EQ(movesFrom(graph, startVertex).size(), 2U);
    EXPECT_EQ(finishes(graph), 2);
    EXPECT_TRUE(movesFrom(graph, 7).empty());
}

TEST(SpaceGraphOfAStage, StartIsDrivenWhicheverWayItLies) {
    // Against its print the line of 202a lies at a third: two rows follow it.
    const SpaceGraph graph = graphOf(board({{"202a", {0, 1}, 3}, {"203a", {0, 0}}}));
    EXPECT_EQ(spaceCount(graph), 10U);
    EXPECT_EQ(movesFrom(graph, startVertex).size(), 2U);
}

TEST(SpaceGraphOfAStage, SlideBehindTheLineMayBeEnteredSideways) {
    DrivenRoute route = routeOver({"217a", "203a"});
    const SpaceGraph graph = spaceGraph(route);
    EXPECT_EQ(movesFrom(graph, startVertex).size(), 3U);
}

TEST(SpaceGraphOfAStage, IsNotBuiltWithoutARoute) {
    const Stage stage = board({{"202a", {0, 2}}, {"203a", {0, 0}}});
    const RoadGraph roads(stage, catalogue());
    const auto route = drivenRoute(stage, roads, findRoute(stage, roads), 1);
    ASSERT_FALSE(route);
    EXPECT_EQ(route.error().what, QStringLiteral("no road leads from the start to the finish"));
}

TEST(SpaceGraphOfAStage, JoinedSpaceHasTheFactsOfBothPieces) {
    const DrivenRoute route = routeOver({"121a", "134a"});
    const SpaceGraph graph = spaceGraph(route);
    const SpaceNode& joined = graph[vertexNamed(route, graph, "0j")];
    EXPECT_EQ(joined.nextSpace, 0);
    EXPECT_EQ(joined.begin, 170);
    EXPECT_EQ(joined.end, 234);
    // Its three lanes lead on as those of 134a do.
    EXPECT_EQ(movesFrom(graph, vertexNamed(route, graph, "0j")).size(), 2U);
    EXPECT_EQ(movesFrom(graph, vertexNamed(route, graph, "0l")).size(), 1U);
    EXPECT_EQ(spaceCount(graph), 12U + 10U - 3U);
}

TEST(SpaceGraphOfACircuit, LapsAreUnrolled) {
    const Stage circuit = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    const SpaceGraph one = graphOf(circuit, 1);
    const SpaceGraph two = graphOf(circuit, 2);
    const SpaceGraph three = graphOf(circuit, 3);
    EXPECT_EQ(spaceCount(three) - spaceCount(two), spaceCount(two) - spaceCount(one));
    EXPECT_EQ(num_edges(three) - num_edges(two), num_edges(two) - num_edges(one));
    EXPECT_EQ(finishes(three), finishes(one));
    EXPECT_EQ(finishes(one), 2);
}

/// Whether every space of every stage can be reached and leads on.
TEST(SpaceGraphOfAStage, RealStagesHaveNoDeadSpaces) {
    std::vector<std::string> files = rulebookStages();
    const std::vector<std::string> circuits = gtCircuits();
    files.insert(files.end(), circuits.begin(), circuits.end());
    for (const std::string& file : files) {
        const SpaceGraph graph = graphOf(stageFrom(QString::fromStdString(file)));
        const auto reached = reachableSpaces(graph);
        const auto leads = spacesThatLeadOn(graph);
        for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
            EXPECT_TRUE(reached[v] && leads[v]) << file << " " << v;
    }
}

TEST(SpaceGraphOfAStage, RoadThatOnlyOneLaneReaches) {
    // 151a from N to NE: only one lane leads through.
    const DrivenRoute route = [] {
        DrivenRoute made = routeOver({"104a", "151a", "102a"});
        made.roads[1].road = &made.roads[1].side->roads[2];
        return made;
    }();
    const SpaceGraph graph = spaceGraph(route);
    const auto leads = spacesThatLeadOn(graph);
    EXPECT_TRUE(leads[vertexNamed(route, graph, "0g")]);
    EXPECT_FALSE(leads[vertexNamed(route, graph, "0i")]);
    const auto reached = reachableSpaces(graph);
    EXPECT_FALSE(reached[vertexNamed(route, graph, "2c")]);
}

RC_GTEST_PROP(SpaceGraphOfAnyBoard, MovesAndJumpsLeadOn, ()) {
    const Stage stage = *anyBoard();
    const RoadGraph roads(stage, catalogue());
    const auto route = drivenRoute(stage, roads, findRoute(stage, roads), 2);
    if (!route)
        return;
    const SpaceGraph graph = spaceGraph(*route);
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v) {
        for (const SpaceVertex to : movesFrom(graph, v))
            RC_ASSERT(to > v);
        for (int skipped = 1; skipped <= mostSkipped && graph[v].jump; ++skipped)
            for (const SpaceVertex to : landings(graph, v, skipped))
                RC_ASSERT(to > v);
    }
}

RC_GTEST_PROP(SpaceGraphOfAnyBoard, ReachIsWhatTheGraphSays, ()) {
    const Stage stage = *anyBoard();
    const RoadGraph roads(stage, catalogue());
    const auto route = drivenRoute(stage, roads, findRoute(stage, roads), 1);
    if (!route)
        return;
    const SpaceGraph graph = spaceGraph(*route);
    const std::vector<bool> reached = reachableSpaces(graph);
    bool through = false;
    std::vector<int> unreached(route->roads.size());
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v) {
        through = through || (reached[v] && graph[v].finish);
        if (!reached[v])
            ++unreached[static_cast<std::size_t>(graph[v].tile)];
    }
    const RouteReach reach = routeReach(*route);
    RC_ASSERT(reach.through == through);
    RC_ASSERT(reach.unreached == unreached);
}

} // namespace
} // namespace stagewright
