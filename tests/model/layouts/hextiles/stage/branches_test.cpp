#include "model/layouts/hextiles/driving/roadbook.h"
#include "model/layouts/hextiles/stage/branches.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// 402b leaves the straight road to NW, 404b takes it in again from SW.
Stage forked() {
    return board({{"202a", {0, 3}},
                  {"402b", {0, 2}},
                  {"204a", {0, 1}},
                  {"404b", {0, 0}, 3},
                  {"203a", {0, -1}},
                  {"208a", {-1, 2}, 5},
                  {"208a", {-1, 1}}});
}

std::vector<Branch> branchesIn(const Stage& stage) {
    const RoadGraph roads(stage, catalogue());
    return branchesOf(roads, findRoute(stage, roads));
}

QList<Hex> hexesOfBranch(const Stage& stage, const std::vector<RouteStep>& steps) {
    QList<Hex> hexes;
    for (const RouteStep& step : steps)
        hexes.append(tilesOf(stage).placements()[step.placement].hex);
    return hexes;
}

TEST(Branches, AWayThatLeavesTheRouteAndComesBackIsOne) {
    const Stage stage = forked();
    const auto branches = branchesIn(stage);
    ASSERT_EQ(branches.size(), 1U);
    EXPECT_EQ(branches[0].from, 1U);
    EXPECT_EQ(branches[0].to, 3U);
    EXPECT_EQ(branches[0].leaves, BendSide::Left);
    EXPECT_EQ(branches[0].comesBack, BendSide::Left);
    EXPECT_EQ(hexesOfBranch(stage, branches[0].steps),
              (QList<Hex>{{0, 2}, {-1, 2}, {-1, 1}, {0, 0}}));
}

TEST(Branches, NoneWhereItLeadsNowhereOrThereIsNoRoute) {
    Stage open = forked();
    tilesOf(open).remove(tilesOf(open).at({-1, 1}).front());
    EXPECT_TRUE(branchesIn(open).empty());
    Stage unfinished = forked();
    tilesOf(unfinished).remove(tilesOf(unfinished).at({0, -1}).front());
    EXPECT_TRUE(branchesIn(unfinished).empty());
    for (const std::string& file : rulebookStages())
        EXPECT_TRUE(branchesIn(stageFrom(QString::fromStdString(file))).empty()) << file;
    EXPECT_TRUE(branchesIn(Stage()).empty());
}

TEST(Branches, TheRoadbookMarksWhereTheyLeaveAndComeBackAndCountsThem) {
    const Stage stage = forked();
    const RoadGraph roads(stage, catalogue());
    const Roadbook book = roadbook(roads, findRoute(stage, roads));
    ASSERT_EQ(book.branches.size(), 1U);
    EXPECT_EQ(book.lines[1].forks, (std::vector<ForkNote>{{0, true, BendSide::Left}}));
    EXPECT_EQ(book.lines[3].forks, (std::vector<ForkNote>{{0, false, BendSide::Left}}));
    EXPECT_TRUE(book.lines[2].forks.empty());
    const RoadbookBranch& branch = book.branches[0];
    ASSERT_EQ(branch.lines.size(), 4U);
    EXPECT_EQ(branch.lines.front().before, book.lines[1].before);
    int there = 0;
    int leftOut = 0;
    for (const RoadbookLine& line : branch.lines)
        there += line.spaces;
    for (std::size_t i = 1; i <= 3; ++i)
        leftOut += book.lines[i].spaces;
    EXPECT_EQ(branch.longer, there - leftOut);
    EXPECT_GT(branch.longer, 0);
    EXPECT_FALSE(branch.lines.front().note.surface); // gravel as the start
    EXPECT_FALSE(branch.lines.front().note.isFirst);
}

} // namespace
} // namespace stagewright
