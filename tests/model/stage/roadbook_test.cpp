#include "model/stage/roadbook.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(Roadbook, CountsTheSpacesOnTheWay) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    const auto lines = roadbook(roads, route);
    const auto notes = pacenotes(roads, route);
    ASSERT_EQ(lines.size(), route.steps.size());
    int spaces = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].placement, route.steps[i].placement);
        EXPECT_EQ(lines[i].before, spaces);
        EXPECT_GT(lines[i].spaces, 0) << i;
        EXPECT_EQ(lines[i].note, notes[i]);
        spaces += lines[i].spaces;
    }
}

TEST(Roadbook, OfACircuitBeginsWithItsLapNotWithTheWayThatLeadsIn) {
    Stage stage;
    stage.info.kind = StageKind::Circuit;
    for (const Edge edge : allEdges)
        stage.insert(edge == Edge::NW ? placed({"404a", {-1, 0}})
                                      : placed({"217b", neighbour({0, 0}, edge),
                                                index(edge) - index(Edge::NW)}));
    stage.insert(placed({"102b", {-1, -1}, 3})); // the grid, outside the ring
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    ASSERT_FALSE(route.leadIn.empty());
    const auto lines = roadbook(roads, route);
    ASSERT_EQ(pacenotes(roads, route).size(), route.steps.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const RouteStep& step = route.steps[i];
        const TileSide& side = *roads.side(static_cast<std::size_t>(step.placement));
        const Pacenote alone =
            pacenote(side, side.roads[static_cast<std::size_t>(step.road)], step.forward);
        EXPECT_EQ(lines[i].note.bends, alone.bends) << i;
    }
}

TEST(Roadbook, CountsTheShortestLaneWithoutItsShortcuts) {
    Road road;
    const auto add = [&](int begin, int end, LaneSpan lanes) -> Space& {
        Space space;
        space.s = {begin, end};
        space.lanes = lanes;
        road.spaces.push_back(space);
        return road.spaces.back();
    };
    add(0, 50, {0, 1});
    add(50, 100, {0, 1});
    add(0, 100, {1, 2});
    EXPECT_EQ(spacesAlong(road), 1);
    add(0, 30, {1, 2});
    add(0, 30, {0, 1}).shortcut = 2;
    EXPECT_EQ(spacesAlong(road), 2);
}

TEST(Roadbook, ASpaceCutByASlantedBorderCountsOnce) {
    Road road;
    for (const int begin : {0, 15, 85}) {
        Space space;
        space.s = {begin, begin == 15 ? 85 : begin + 15};
        space.lanes = {0, 2};
        if (begin == 0)
            space.openEnd = RoadEnd::From;
        if (begin == 85)
            space.openEnd = RoadEnd::To;
        road.spaces.push_back(space);
    }
    EXPECT_EQ(spacesAlong(road), 3);
    EXPECT_EQ(spacesAlong(road, RoadEnd::From), 2);
    EXPECT_EQ(spacesAlong(road, RoadEnd::To), 2);
}

TEST(Roadbook, EachTileOfACircuitHasSpaces) {
    for (const std::string& file : gtCircuits()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const RoadGraph roads(stage, catalogue());
        const auto lines = roadbook(roads, findRoute(stage, roads));
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_GT(lines[i].spaces, 0) << file << " " << i;
    }
}

} // namespace stagewright
