#include "model/design/redraw.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

StageSource coreSource() {
    Stock boxes;
    boxes.add(*catalogue().box(u"dirt-core"));
    return {catalogue(), boxes, *builtInRules(u"dirt"), [](const Stage&) { return true; }};
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
