#include "model/design/redraw.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "tests/boards.h"
#include "tests/model/design/unruled_source.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

StageSource coreSource() {
    return unruledSource({"dirt-core"});
}

std::vector<Terrain> terrainsOf(const std::vector<Placement>& road) {
    std::vector<Terrain> terrains;
    for (const Placement& tile : road)
        terrains.push_back(catalogue().find(tile.side)->terrain);
    return terrains;
}

bool hasRoute(const Stage& stage) {
    return findRoute(stage, RoadGraph(stage, catalogue())).complete;
}

} // namespace

TEST(Redraw, OnlyThePartChangesAndTheRoadStaysWhole) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally6-ss3.json"));
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    const auto count = route.steps.size();
    // In the middle, from the start, to the finish.
    const std::vector<std::pair<std::size_t, std::size_t>> parts{{3, 7}, {0, 4}, {7, count}};
    for (const auto& [first, last] : parts) {
        PartToRedraw task{stage, {}, {}};
        for (std::size_t i = first; i < last; ++i)
            task.part.push_back(tilesOf(stage).placements()[route.steps[i].placement].hex);
        SearchRun run;
        run.answers = 3;
        const Answers answers = redraw(task, coreSource(), run);
        ASSERT_EQ(answers.stages.size(), 3U) << answers.reason.toStdString();
        for (const Stage& each : answers.stages) {
            EXPECT_NE(each, stage);
            EXPECT_TRUE(hasRoute(each));
            EXPECT_EQ(each.layout.pieceCount(), stage.layout.pieceCount());
            for (std::size_t i = 0; i < count; ++i) {
                const Placement& tile = tilesOf(stage).placements()[route.steps[i].placement];
                const bool stays = i < first || i >= last;
                const auto there = tilesOf(each).at(tile.hex);
                if (stays) {
                    ASSERT_EQ(there.size(), 1U);
                    EXPECT_EQ(there.front(), tile);
                }
            }
        }
    }
}

TEST(Redraw, WhatIsKeptStaysAndAllElseChangesWithTheServiceBesideTheRoad) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally6-ss3.json"));
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    std::vector<Placement> kept;
    for (const std::size_t i : {4U, 5U, 8U})
        kept.push_back(tilesOf(stage).placements()[route.steps[i].placement]);
    std::vector<Hex> hexes;
    for (const Placement& tile : kept)
        hexes.push_back(tile.hex);
    const PartToRedraw task{stage, partBeside(stage, catalogue(), hexes), {}};
    EXPECT_EQ(static_cast<int>(task.part.size() + kept.size()), stage.layout.pieceCount());
    SearchRun run;
    run.answers = 4;
    const Answers answers = redraw(task, coreSource(), run);
    ASSERT_EQ(answers.stages.size(), 4U) << answers.reason.toStdString();
    for (const Stage& each : answers.stages) {
        EXPECT_TRUE(hasRoute(each));
        EXPECT_EQ(each.layout.pieceCount(), stage.layout.pieceCount());
        for (const Placement& tile : kept) {
            const auto there = tilesOf(each).at(tile.hex);
            ASSERT_EQ(there.size(), 1U);
            EXPECT_EQ(there.front(), tile);
        }
        for (const Placement& tile : tilesOf(each).placements())
            EXPECT_EQ(tilesOf(each).at(tile.hex).size(), 1U); // nothing lies on anything
    }
}

TEST(Redraw, TilesOnWhichRoadsMeetAreNoPartThatMayChange) {
    const Stage stage = board({{"102b", {0, 0}}, {"153b", {0, -1}}, {"103b", {0, -2}}});
    EXPECT_EQ(partBeside(stage, catalogue(), {{0, -2}}), (std::vector<Hex>{{0, 0}}));
}

// Beside the road lies a tile whose road ends towards it, and away from it.
TEST(Redraw, NothingIsLaidWhereAnotherRoadEnds) {
    const Laid aside{"214a", {2, -4}, 1};
    const Hex towards{1, -3};
    const Hex away{3, -5};
    Stage stage = straightRoad(5);
    const auto redrawn = [&] {
        const std::vector<Hex> part{{0, -2}, {0, -3}, {0, -4}};
        SearchRun run;
        run.answers = 20;
        return redraw({stage, part, {}}, coreSource(), run).stages;
    };
    const auto without = redrawn();
    EXPECT_TRUE(std::any_of(without.begin(), without.end(),
                            [&](const Stage& each) { return !tilesOf(each).at(towards).empty(); }));
    tilesOf(stage).insert(placed(aside));
    const auto with = redrawn();
    ASSERT_EQ(with.size(), 20U);
    for (const Stage& each : with) {
        EXPECT_TRUE(tilesOf(each).at(towards).empty());
        EXPECT_TRUE(tilesOf(each).at(away).empty());
        ASSERT_EQ(tilesOf(each).at(aside.hex).size(), 1U);
        EXPECT_EQ(tilesOf(each).at(aside.hex).front(), placed(aside));
    }
}

TEST(Redraw, EachTileIsOfTheSurfaceOfTheOneItStandsFor) {
    const std::vector<Terrain> terrains{Terrain::Gravel,  Terrain::Gravel, Terrain::Snow,
                                        Terrain::Asphalt, Terrain::Gravel, Terrain::Asphalt};
    const Stage stage = board({{"202a", {0, 0}},
                               {"204a", {0, -1}},
                               {"303b", {0, -2}},
                               {"305a", {0, -3}},
                               {"205a", {0, -4}},
                               {"302a", {0, -5}}});
    ASSERT_EQ(terrainsOf(drivenTiles(stage)), terrains);
    const std::vector<Hex> toTheFinish{{0, -2}, {0, -3}, {0, -4}, {0, -5}};
    const std::vector<Hex> fromTheStart{{0, 0}, {0, -1}, {0, -2}};
    for (const auto& part : {toTheFinish, fromTheStart}) {
        SearchRun run;
        run.answers = 8;
        const Answers answers =
            redraw({stage, part, {}}, unruledSource({"dirt-core", "dirt-110"}), run);
        ASSERT_EQ(answers.stages.size(), 8U) << answers.reason.toStdString();
        for (const Stage& each : answers.stages)
            EXPECT_EQ(terrainsOf(drivenTiles(each)), terrains);
    }
}

TEST(Redraw, SaysWhyNothingCanChange) {
    const Stage stage = straightRoad(6);
    const Answers none = redraw({stage, {{99, 99}}, {}}, coreSource(), {});
    EXPECT_TRUE(none.stages.empty());
    EXPECT_TRUE(none.proved);
    EXPECT_FALSE(none.reason.isEmpty());
}

TEST(Redraw, AnotherLikeItIsAsLongAndOnTheSameSurface) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally6-ss3.json"));
    const auto wishes = wishesLike(stage, coreSource(), 4);
    ASSERT_TRUE(wishes);
    EXPECT_EQ(wishes->tiles, 12);
    EXPECT_EQ(wishes->surfaces, (std::map<Terrain, int>{{Terrain::Gravel, 100}}));
    SearchRun run;
    run.seconds = 60;
    const Answers answers = generate(*wishes, coreSource(), run);
    ASSERT_EQ(answers.stages.size(), 1U) << answers.reason.toStdString();
    const auto again = wishesLike(answers.stages.front(), coreSource(), 4);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->tiles, 12);
    EXPECT_EQ(again->amounts, wishes->amounts);
    EXPECT_EQ(again->difficulty, wishes->difficulty);
}

} // namespace stagewright
