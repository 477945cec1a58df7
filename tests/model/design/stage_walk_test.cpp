#include "model/design/stage_walk.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace stagewright {

namespace {

struct StageWalkTest : testing::Test {
    TileChoices choices = [] {
        Stock core;
        core.add(*catalogue().box(u"dirt-core"));
        return TileChoices(TileStock(catalogue(), core), catalogue());
    }();

    [[nodiscard]] EndCode twoLanes() const {
        for (const DrivenSide& each : choices.sides)
            if (each.side->id == tileId("204a"))
                return each.begin;
        return {};
    }
};

TEST_F(StageWalkTest, WhatLeadsHomeLeadsThereWhereverThatIs) {
    const RoadPose home{{0, 0}, Edge::N, twoLanes()};
    const auto ways = wayHome(choices, home, 4);
    // From beside it round a corner: as for hexes far away, so here.
    const Hex away{17, -5};
    const RoadPose there{home.hex + away, home.heading, home.end};
    int may = 0;
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r)
            for (const Edge heading : allEdges)
                for (int tiles = 1; tiles <= 4; ++tiles) {
                    const RoadPose from{{q, r}, heading, home.end};
                    const RoadPose fromThere{from.hex + away, heading, home.end};
                    EXPECT_EQ(mayLead(*ways, from, home, tiles),
                              mayLead(*ways, fromThere, there, tiles));
                    may += mayLead(*ways, from, home, tiles) ? 1 : 0;
                }
    EXPECT_GT(may, 20);
    // One straight tile, and no more, from two hexes behind it.
    const RoadPose behind{{0, 1}, Edge::N, home.end};
    EXPECT_TRUE(mayLead(*ways, behind, home, 1));
    EXPECT_FALSE(mayLead(*ways, behind, home, 2));
}

TEST_F(StageWalkTest, WalksToAPlaceFarAwayByWaysThatWereFoundForTheMiddle) {
    const RoadPose middle{{0, 0}, Edge::N, twoLanes()};
    for (const Hex away : {Hex{0, 0}, Hex{9, 4}, Hex{-30, 12}}) {
        WalkPlan plan;
        plan.from = {Hex{0, 6} + away, Edge::N, twoLanes()};
        plan.to = RoadPose{away, Edge::N, twoLanes()};
        plan.slots.resize(7);
        plan.home = wayHome(choices, middle, 7);
        DriveRandom random(3, 1);
        const auto road = StageWalk(choices, plan).walk(random, 4000);
        ASSERT_TRUE(road);
        EXPECT_EQ(road->size(), 7U);
        EXPECT_EQ(road->front().hex, plan.from.hex);
        EXPECT_EQ(road->back().hex, plan.to->before());
    }
}

TEST_F(StageWalkTest, KeepsHexesEmptyAndTilesAtTheirCount) {
    WalkPlan plan;
    plan.slots.resize(12);
    plan.kept = {{0, -1}, {1, -1}};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        DriveRandom random(seed, 1);
        const auto road = StageWalk(choices, plan).walk(random, 4000);
        ASSERT_TRUE(road);
        std::map<TileId, int> used;
        std::set<std::pair<int, int>> own;
        for (const Placement& tile : *road) {
            EXPECT_FALSE(tile.hex == (Hex{0, -1}) || tile.hex == (Hex{1, -1}));
            EXPECT_TRUE(own.insert({tile.hex.q, tile.hex.r}).second);
            EXPECT_LE(++used[tile.side.withSide(0)], 1); // the box has one of each
        }
    }
}

} // namespace

} // namespace stagewright
