#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView laneCountsDiffer("lane-counts-differ");

TEST(LaneCountsDiffer, HexWithMoreLanesReportsItWhereverItLies) {
    const std::string text = ": 401a has 3 lane(s) where it meets 204a, which has 2.\n";
    EXPECT_EQ(saidBy(laneCountsDiffer, board({{"401a", {0, 1}}, {"204a", {0, 0}}})),
              "error lane-counts-differ (0, 1) (0, 0) N" + text);
    EXPECT_EQ(saidBy(laneCountsDiffer, board({{"204a", {0, 1}}, {"401a", {0, 0}}})),
              "error lane-counts-differ (0, 0) (0, 1) S" + text);
}

TEST(LaneCountsDiffer, NothingIsSaidOfEqualCounts) {
    EXPECT_EQ(saidBy(laneCountsDiffer, board({{"204a", {0, 1}}, {"204a", {0, 0}}})), "");
    // 401b goes from three lanes in the south to two in the north.
    EXPECT_EQ(
        saidBy(laneCountsDiffer, board({{"401a", {0, 2}}, {"401b", {0, 1}}, {"204a", {0, 0}}})),
        "");
    EXPECT_EQ(saidBy(laneCountsDiffer, board({{"401a", {0, 2}}, {"401b", {0, 1}, 3}})),
              "error lane-counts-differ (0, 2) (0, 1) N: 401a has 3 lane(s) where it meets 401b, "
              "which has 2.\n");
}

TEST(LaneCountsDiffer, VergeAndEmptyHexesAreOtherRulesBusiness) {
    EXPECT_EQ(saidBy(laneCountsDiffer, board({{"401a", {0, 1}}})), "");
    EXPECT_EQ(saidBy(laneCountsDiffer, board({{"401a", {0, 1}}, {"901a", {0, 0}}})), "");
}

TEST(LaneCountsDiffer, OfTwoTilesOnAHexTheOneWithTheRoadIsNamed) {
    EXPECT_EQ(
        saidBy(laneCountsDiffer, board({{"401a", {0, 1}}, {"901a", {0, 0}}, {"204a", {0, 0}}})),
        "error lane-counts-differ (0, 1) (0, 0) N: 401a has 3 lane(s) where it meets 204a, which "
        "has 2.\n");
}

} // namespace
} // namespace stagewright
