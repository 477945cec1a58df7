#include "model/stage/roadbook.h"
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
