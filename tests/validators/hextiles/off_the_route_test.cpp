#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView offTheRoute("off-the-route");

/// Six bends of 60 degrees around a hex: a closed road.
std::vector<Laid> ringAround(Hex middle, const char* side) {
    std::vector<Laid> ring;
    for (const Edge edge : allEdges)
        ring.push_back({side, neighbour(middle, edge), index(edge) + 1});
    return ring;
}

Stage with(Stage stage, const std::vector<Laid>& tiles) {
    for (const Laid& tile : tiles) {
        Placement more = placed(tile);
        more.laid = tilesOf(stage).nextLaid();
        tilesOf(stage).insert(more);
    }
    return stage;
}

/// A start, a straight, a finish.
Stage good() {
    return board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
}

TEST(OffTheRoute, ClosedRingBesideAGoodStageIsNamed) {
    EXPECT_EQ(saidBy(offTheRoute, good()), "");
    const Stage stage = with(good(), ringAround({5, 0}, "208a"));
    Checker checker(catalogue(), everything());
    checker.check(stage);
    // Each of its borders is right, and so is the route.
    EXPECT_TRUE(checker.route().complete);
    EXPECT_EQ(said(checker.findings()),
              "warning off-the-route (4, 0) (4, 1) (5, -1) (5, 1) (6, -1) (6, 0): 6 road tile(s) "
              "lie off the route: 208a, 208a, 208a, 208a, 208a, 208a.\n");
}

TEST(OffTheRoute, ClosedRingBesideAGoodCircuitIsNamedToo) {
    const Stage circuit = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    EXPECT_EQ(saidBy(offTheRoute, circuit), "");
    EXPECT_EQ(saidBy(offTheRoute, with(circuit, ringAround({30, 0}, "105a"))),
              "warning off-the-route (29, 0) (29, 1) (30, -1) (30, 1) (31, -1) (31, 0): 6 road "
              "tile(s) lie off the route: 105a, 105a, 105a, 105a, 105a, 105a.\n");
}

TEST(OffTheRoute, EachPartIsAFindingOfItsOwn) {
    EXPECT_EQ(
        saidBy(offTheRoute, with(good(), {{"204a", {4, 0}}, {"204b", {4, 1}}, {"207a", {-3, 0}}})),
        "warning off-the-route (-3, 0): 1 road tile(s) lie off the route: 207a.\n"
        "warning off-the-route (4, 0) (4, 1): 2 road tile(s) lie off the route: 204a, "
        "204b.\n");
}

TEST(OffTheRoute, BranchThatLeadsNowhereIsOffTheRoute) {
    // 402b: S to N, and a branch to NW.
    Stage stage = board({{"202a", {0, 2}}, {"402b", {0, 1}}, {"203a", {0, 0}}});
    EXPECT_EQ(saidBy(offTheRoute, stage), "");
    EXPECT_EQ(saidBy(offTheRoute, with(stage, {{"204a", {-1, 1}, 2}})),
              "warning off-the-route (-1, 1): 1 road tile(s) lie off the route: 204a.\n");
}

TEST(OffTheRoute, BranchThatComesBackIsAWay) {
    // 402b leaves the straight road to NW, 404b takes it in again from SW.
    const std::vector<Laid> branch{{"208a", {-1, 2}, 5}, {"208a", {-1, 1}}};
    const Stage stage = board({{"202a", {0, 3}},
                               {"402b", {0, 2}},
                               {"204a", {0, 1}},
                               {"404b", {0, 0}, 3},
                               {"203a", {0, -1}}});
    EXPECT_EQ(saidBy(offTheRoute, with(stage, branch)), "");
    // With its exit turned away the branch leads nowhere; the main road is as good as before.
    const std::vector<Laid> turnedAway{{"208a", {-1, 2}, 5}, {"208a", {-1, 1}, 1}};
    EXPECT_EQ(saidBy(offTheRoute, with(stage, turnedAway)),
              "warning off-the-route (-1, 1): 1 road tile(s) lie off the route: 208a.\n"
              "warning off-the-route (-1, 2): 1 road tile(s) lie off the route: 208a.\n");
}

TEST(OffTheRoute, ParksFillersAndThePitNeedNoRoute) {
    EXPECT_EQ(saidBy(offTheRoute,
                     with(good(),
                          {{"201a", {5, 0}}, {"902a", {6, 0}}, {"905b", {7, 0}}, {"101", {8, 0}}})),
              "");
}

TEST(OffTheRoute, WithoutARouteOtherRulesSpeak) {
    EXPECT_EQ(saidBy(offTheRoute, with(board({{"202a", {0, 2}}}), ringAround({5, 0}, "208a"))), "");
}

TEST(OffTheRoute, LongListsAreCut) {
    std::vector<Laid> many;
    for (int r = 0; r < 14; ++r)
        many.push_back({"204a", {5, r}});
    const std::string text = saidBy(offTheRoute, with(good(), many));
    EXPECT_NE(text.find("14 road tile(s) lie off the route: 204a, "), std::string::npos) << text;
    EXPECT_NE(text.find("204a, …."), std::string::npos) << text;
}

} // namespace
} // namespace stagewright
