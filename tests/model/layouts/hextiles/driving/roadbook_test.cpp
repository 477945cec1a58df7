#include "model/layouts/hextiles/driving/roadbook.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A ring of six tiles about (0, 0) with a junction in its north-west, to whose other road a grid
/// leads from outside.
Stage ringWithGridOutside() {
    Stage stage;
    stage.info.kind = StageKind::Circuit;
    for (const Edge edge : allEdges)
        tilesOf(stage).insert(edge == Edge::NW ? placed({"404a", {-1, 0}})
                                               : placed({"217b", neighbour({0, 0}, edge),
                                                         index(edge) - index(Edge::NW)}));
    tilesOf(stage).insert(placed({"102b", {-1, -1}, 3})); // the grid, outside the ring
    return stage;
}

Roadbook bookOf(const Stage& stage) {
    const RoadGraph roads(stage, catalogue());
    return roadbook(roads, findRoute(stage, roads));
}

RoadFigures figuresOf(const Stage& stage) {
    const RoadGraph roads(stage, catalogue());
    return roadFigures(roads, findRoute(stage, roads));
}

} // namespace

TEST(Roadbook, CountsTheSpacesOnTheWay) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    const Roadbook book = roadbook(roads, route);
    const auto& lines = book.lines;
    const auto notes = pacenotes(roads, route);
    ASSERT_EQ(lines.size(), route.steps.size());
    EXPECT_TRUE(book.leadIn.empty());
    EXPECT_TRUE(book.branches.empty());
    int spaces = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].placement, route.steps[i].placement);
        EXPECT_EQ(lines[i].before, spaces);
        EXPECT_GT(lines[i].spaces, 0) << i;
        EXPECT_EQ(lines[i].note, notes[i]);
        EXPECT_FALSE(lines[i].endsLap);
        spaces += lines[i].spaces;
    }
}

TEST(Roadbook, OfARingBeginsWithTheWayThatLeadsIntoIt) {
    const Stage stage = ringWithGridOutside();
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    ASSERT_FALSE(route.leadIn.empty());
    const Roadbook book = roadbook(roads, route);
    ASSERT_EQ(book.leadIn.size(), route.leadIn.size());
    EXPECT_EQ(roads.side(static_cast<std::size_t>(book.leadIn.front().placement))->role,
              Role::StartFinish);
    EXPECT_EQ(book.leadIn.front().before, 0);
    EXPECT_EQ(book.leadIn.front().note.surface, Terrain::Asphalt); // the first
    EXPECT_TRUE(book.leadIn.front().note.isFirst);
    // Once round, counted anew; there is no line on it.
    ASSERT_EQ(book.lines.size(), route.steps.size());
    EXPECT_EQ(book.lines.front().before, 0);
    EXPECT_FALSE(book.lines.front().note.isFirst);
    EXPECT_FALSE(book.lines.back().endsLap);
    for (std::size_t i = 0; i < book.lines.size(); ++i) {
        const RouteStep& step = route.steps[i];
        const TileSide& side = *roads.side(static_cast<std::size_t>(step.placement));
        const Pacenote alone =
            pacenote(side, side.roads[static_cast<std::size_t>(step.road)], step.forward);
        EXPECT_EQ(book.lines[i].note.parts, alone.parts) << i;
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
        const auto lines = bookOf(stage).lines;
        EXPECT_EQ(figuresOf(stage).spaces, lines.back().before + lines.back().spaces);
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

TEST(Roadbook, OfACircuitRunsFromTheLineOverTheLapToTheLine) {
    for (const std::string& file : gtCircuits()) {
        SCOPED_TRACE(file);
        const Stage stage = stageFrom(QString::fromStdString(file));
        const auto lines = bookOf(stage).lines;
        const RoadbookLine& first = lines.front();
        const RoadbookLine& last = lines.back();
        EXPECT_TRUE(last.endsLap);
        EXPECT_EQ(last.placement, first.placement);
        const TileSide& side = *catalogue().find(
            tilesOf(stage).placements()[static_cast<qsizetype>(first.placement)].side);
        const Road& road = side.roads[static_cast<std::size_t>(first.road)];
        EXPECT_EQ(first.spaces + last.spaces, fewestSpaces({road, first.forward}));
        EXPECT_EQ(figuresOf(stage).spaces, last.before + last.spaces);
        for (const RoadbookLine& line : lines)
            EXPECT_GT(line.spaces, 0);
    }
    // The issue's: its last tile ended at 38 of 41.
    const auto lines = bookOf(stageFrom(QStringLiteral("gt-circuits/course5.json"))).lines;
    EXPECT_EQ(lines.back().before, 38);
    EXPECT_EQ(lines.back().spaces, 3);
}

TEST(Roadbook, OfARingWithAStartTileRunsFromItsLineToItsLine) {
    const auto lines = bookOf(startTileRing()).lines;
    ASSERT_EQ(lines.size(), 7U);        // six tiles, and the first once more
    EXPECT_EQ(lines.front().spaces, 1); // of the three rows of 202a one lies beyond its line
    EXPECT_EQ(lines.back().spaces, 2);
    EXPECT_TRUE(lines.back().endsLap);
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

TEST(Roadbook, FiguresOfAStageAreThoseOfItsTiles) {
    // 208a bends, flat; 205a is straight; 217b bends from 0.3 to 0.7.
    const Stage stage = board({{"202a", {0, 3}}, {"205a", {0, 2}}, {"217b", {0, 1}}});
    const RoadFigures figures = figuresOf(stage); // as far as its road leads
    EXPECT_EQ(figures.bends, 1);
    const Road& straight = catalogue().find(tileId("205a"))->roads.front();
    const Road& bend = catalogue().find(tileId("217b"))->roads.front();
    const int upToTheBend = 1 + fewestSpaces({straight, true}) + fewestSpaces({bend, true, 0, 30});
    EXPECT_EQ(figures.longestStraight, upToTheBend);
    EXPECT_GT(upToTheBend, 3);
}

TEST(Roadbook, TheLongestStraightOfALapGoesOverItsLine) {
    const Stage stage = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    const RoadFigures figures = figuresOf(stage);
    int bends = 0;
    for (const RoadbookLine& line : bookOf(stage).lines)
        bends += static_cast<int>(line.note.bends().size());
    EXPECT_EQ(figures.bends, bends);
    const auto lines = bookOf(stage).lines;
    // The straights at the line alone, on either side of it.
    EXPECT_GE(figures.longestStraight, lines.front().spaces + lines.back().spaces);
    EXPECT_LT(figures.longestStraight, figures.spaces);
}

} // namespace stagewright
