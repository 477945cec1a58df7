#include "model/layouts/hextiles/driving/roadbook.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
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
        tilesOf(stage).insert(edge == Edge::NW ? placed({"404a", {-1, 0}})
                                               : placed({"217b", neighbour({0, 0}, edge),
                                                         index(edge) - index(Edge::NW)}));
    tilesOf(stage).insert(placed({"102b", {-1, -1}, 3})); // the grid, outside the ring
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
        EXPECT_EQ(lines[i].note.parts, alone.parts) << i;
    }
}

TEST(Roadbook, CountsTheShortestWayWithoutShortcuts) {
    const auto spaces = [](const char* side) {
        const Road& road = catalogue().find(tileId(side))->roads.front();
        const int there = fewestSpaces({road, true});
        EXPECT_EQ(fewestSpaces({road, false}), there) << side;
        return there;
    };
    EXPECT_EQ(spaces("202a"), 3);
    EXPECT_EQ(spaces("206b"), 4);
    EXPECT_EQ(spaces("217b"), 3); // whose shortcut would be shorter
    EXPECT_EQ(spaces("215a"), 5); // an S: the inside line of either corner, lanes changed between
}

TEST(Roadbook, ASpaceCutByASlantedBorderCountsOnce) {
    Road road;
    for (const int begin : {0, 15, 85}) {
        Space space;
        space.s = {begin, begin == 15 ? 85 : begin == 0 ? 15 : 100};
        space.lanes = {0, 2};
        if (begin == 0)
            space.openEnd = RoadEnd::From;
        if (begin == 85)
            space.openEnd = RoadEnd::To;
        road.spaces.push_back(space);
    }
    EXPECT_EQ(fewestSpaces({road, true}), 3);
    EXPECT_EQ(fewestSpaces({road, true, 0, 100, true}), 2);
    EXPECT_EQ(fewestSpaces({road, false, 0, 100, true}), 2);
}

TEST(Roadbook, CountsFromTheStartLineToTheFinishLine) {
    const auto linesOf = [](const Stage& stage) {
        const RoadGraph roads(stage, catalogue());
        const Route route = findRoute(stage, roads);
        const auto lines = roadbook(roads, route);
        EXPECT_EQ(lengthInSpaces(roads, route), lines.back().before + lines.back().spaces);
        return lines;
    };
    // Of the three rows of 202a one lies beyond its line, of those of 203a two before it.
    const auto lines = linesOf(board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}}));
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].before, 0);
    EXPECT_EQ(lines[0].spaces, 1);
    EXPECT_EQ(lines[1].before, 1);
    EXPECT_EQ(lines[2].spaces, 2);
    // The other way round it is two, and one.
    const auto back = linesOf(board({{"202a", {0, 2}, 3}, {"204a", {0, 1}}, {"203a", {0, 0}, 3}}));
    ASSERT_EQ(back.size(), 3U);
    EXPECT_EQ(back[0].spaces, 2);
    EXPECT_EQ(back[2].spaces, 1);
}

TEST(Roadbook, ALapIsAsLongAsAllItsTiles) {
    const Stage stage = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    ASSERT_TRUE(route.leadIn.empty());
    const auto lines = roadbook(roads, route);
    const RouteStep& first = route.steps.front();
    const Road& road = roads.side(static_cast<std::size_t>(first.placement))
                           ->roads[static_cast<std::size_t>(first.road)];
    EXPECT_LT(lines[0].spaces, fewestSpaces({road, first.forward}));
    EXPECT_EQ(lengthInSpaces(roads, route), lines.back().before + lines.back().spaces +
                                                fewestSpaces({road, first.forward}) -
                                                lines[0].spaces);
}

TEST(Roadbook, EveryRoadHasAWayAcross) {
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            if (road.from == road.to || road.spaces.empty())
                continue;
            for (const bool forward : {true, false})
                EXPECT_GT(fewestSpaces({road, forward}), 0) << side.id.toString().toStdString();
        }
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
