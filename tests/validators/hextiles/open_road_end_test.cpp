#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView openRoadEnd("open-road-end");

TEST(OpenRoadEnd, RoadThatEndsAtAnEmptyHexIsReportedAtEachEnd) {
    EXPECT_EQ(saidBy(openRoadEnd, board({{"204a", {0, 0}}})),
              "warning open-road-end (0, 0) N: The road of 204a is open at its N edge.\n"
              "warning open-road-end (0, 0) S: The road of 204a is open at its S edge.\n");
    // The edge is that of the board, not of the print.
    EXPECT_EQ(saidBy(openRoadEnd, board({{"204a", {0, 0}, 1},
                                         {"204a", {1, -1}, 1},
                                         {"204a", {-1, 1}, 1},
                                         {"901a", {2, -2}}})),
              "warning open-road-end (-1, 1) SW: The road of 204a is open at its SW edge.\n");
}

TEST(OpenRoadEnd, StartOpensTowardsTheStageOnly) {
    EXPECT_EQ(saidBy(openRoadEnd, board({{"202a", {0, 0}}})),
              "warning open-road-end (0, 0) N: The road of 202a is open at its N edge.\n");
    // 202b is printed the other way round.
    EXPECT_EQ(saidBy(openRoadEnd, board({{"202b", {0, 0}}})),
              "warning open-road-end (0, 0) S: The road of 202b is open at its S edge.\n");
    EXPECT_EQ(saidBy(openRoadEnd, board({{"202a", {0, 1}}, {"203a", {0, 0}}})), "");
    // Driven against their print both.
    EXPECT_EQ(saidBy(openRoadEnd, board({{"202a", {0, 1}, 3}, {"203a", {0, 0}, 3}})), "");
}

TEST(OpenRoadEnd, StartOpensTowardsTheGapWhateverItsPrint) {
    // Between a start that is driven against its print and the rest a tile is missing.
    EXPECT_EQ(
        saidBy(openRoadEnd, board({{"202a", {0, 0}, 3}, {"204a", {0, -2}}, {"203a", {0, -3}}})),
        "warning open-road-end (0, -2) S: The road of 204a is open at its S edge.\n"
        "warning open-road-end (0, 0) N: The road of 202a is open at its N edge.\n");
    // The road beyond the gap may come from any side, but a service yard is no road.
    EXPECT_EQ(saidBy(openRoadEnd,
                     board({{"202a", {0, 0}, 3}, {"208a", {1, -2}, 1}, {"201a", {0, 2}, 3}})),
              "warning open-road-end (0, 0) N: The road of 202a is open at its N edge.\n"
              "warning open-road-end (1, -2) SE: The road of 208a is open at its SE edge.\n"
              "warning open-road-end (1, -2) SW: The road of 208a is open at its SW edge.\n");
    // With verge at the end of the print the other one is all that is left.
    EXPECT_EQ(saidBy(openRoadEnd, board({{"202a", {0, 0}}, {"901a", {0, -1}}})),
              "warning open-road-end (0, 0) S: The road of 202a is open at its S edge.\n");
}

TEST(OpenRoadEnd, FinishOpensTowardsTheStageOnly) {
    EXPECT_EQ(saidBy(openRoadEnd, board({{"203a", {0, 0}}})),
              "warning open-road-end (0, 0) S: The road of 203a is open at its S edge.\n");
}

TEST(OpenRoadEnd, ServiceYardsAreExempt) {
    EXPECT_EQ(saidBy(openRoadEnd, board({{"201a", {0, 0}}})), "");
    // A yard that meets the start from behind is no stage: the start still opens to the north.
    EXPECT_EQ(saidBy(openRoadEnd, board({{"202a", {0, 1}}, {"201a", {0, 2}, 3}})),
              "warning open-road-end (0, 1) N: The road of 202a is open at its N edge.\n");
}

TEST(OpenRoadEnd, GridIsOpenInFrontButNotBehind) {
    EXPECT_EQ(saidBy(openRoadEnd, board({{"102b", {0, 0}}}, StageKind::Circuit)),
              "warning open-road-end (0, 0) N: The road of 102b is open at its N edge.\n");
    // Two grids side by side on one tile.
    EXPECT_EQ(saidBy(openRoadEnd, board({{"143b", {0, 0}}}, StageKind::Circuit)),
              "warning open-road-end (0, 0) NE: The road of 143b is open at its NE edge.\n"
              "warning open-road-end (0, 0) SE: The road of 143b is open at its SE edge.\n");
}

TEST(OpenRoadEnd, TileOnTheOtherSideSettlesIt) {
    EXPECT_EQ(
        saidBy(openRoadEnd, board({{"204a", {0, 0}}, {"901a", {0, -1}}, {"204a", {0, 1}, 1}})),
        "warning open-road-end (0, 1) NE: The road of 204a is open at its NE edge.\n"
        "warning open-road-end (0, 1) SW: The road of 204a is open at its SW edge.\n");
}

} // namespace
} // namespace stagewright
