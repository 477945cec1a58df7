#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView noRoute("no-route");

TEST(NoRoute, FinishThatIsNotReachedIsReportedWhereTheRoadEnds) {
    EXPECT_EQ(saidBy(noRoute, board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {4, 4}}})),
              "error no-route (0, 1): The road from the start does not reach the finish: it ends "
              "at 204a.\n");
    EXPECT_EQ(saidBy(noRoute, board({{"202a", {0, 2}}, {"203a", {0, 0}}, {"204a", {0, 1}, 1}})),
              "error no-route (0, 2): The road from the start does not reach the finish: it ends "
              "at 202a.\n");
}

TEST(NoRoute, NothingIsSaidOfARouteOrWithoutStartOrFinish) {
    EXPECT_EQ(saidBy(noRoute, board({{"202a", {0, 1}}, {"203a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(noRoute, board({{"202a", {0, 1}}, {"204a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(noRoute, board({{"203a", {0, 1}}, {"204a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(noRoute, Stage()), "");
}

TEST(NoRoute, OpenCircuitIsReported) {
    EXPECT_EQ(saidBy(noRoute, board({{"102b", {0, 1}}, {"204a", {0, 0}}}, StageKind::Circuit)),
              "error no-route (0, 0): The circuit is not closed: the road from the start ends at "
              "204a.\n");
    EXPECT_EQ(saidBy(noRoute, board({{"204a", {0, 0}}}, StageKind::Circuit)), "");
    EXPECT_EQ(saidBy(noRoute, stageFrom(QStringLiteral("gt-circuits/course1.json"))), "");
}

TEST(NoRoute, RoadThatLaneCountsInterruptIsStillARoad) {
    // One fact, one finding: the lanes are reported, the route is there.
    EXPECT_EQ(saidBy(noRoute, board({{"202a", {0, 2}}, {"401a", {0, 1}}, {"203a", {0, 0}}})), "");
}

} // namespace
} // namespace stagewright
