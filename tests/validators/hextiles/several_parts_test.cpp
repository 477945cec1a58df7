#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView severalParts("several-parts");

TEST(SeveralParts, WithoutStartOrFinishTheSmallerPartsAreNamed) {
    EXPECT_EQ(saidBy(severalParts, board({{"204a", {0, 0}}, {"204a", {0, 1}}, {"204a", {3, 0}}})),
              "warning several-parts (3, 0): The road is in 2 part(s) that do not join.\n");
    EXPECT_EQ(saidBy(severalParts, board({{"204a", {4, 0}},
                                          {"202a", {0, 1}},
                                          {"204a", {0, 0}},
                                          {"204a", {0, -1}},
                                          {"204a", {-4, 0}}})),
              "warning several-parts (-4, 0) (4, 0): The road is in 3 part(s) that do not "
              "join.\n");
}

TEST(SeveralParts, NeighboursWhoseRoadsDoNotMeetAreTwoParts) {
    EXPECT_EQ(saidBy(severalParts, board({{"204a", {0, 0}}, {"204a", {0, 1}, 1}})),
              "warning several-parts (0, 1): The road is in 2 part(s) that do not join.\n");
}

TEST(SeveralParts, OnePartIsRight) {
    EXPECT_EQ(saidBy(severalParts, Stage()), "");
    EXPECT_EQ(saidBy(severalParts, board({{"204a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(severalParts, board({{"204a", {0, 0}}, {"208a", {0, -1}}})), "");
    // Two roads that meet at a junction.
    EXPECT_EQ(
        saidBy(severalParts, board({{"402a", {0, 0}}, {"204a", {0, 1}}, {"204a", {-1, 0}, 2}})),
        "");
}

TEST(SeveralParts, ParksFillersAndThePitAreNoParts) {
    EXPECT_EQ(saidBy(severalParts, board({{"204a", {0, 0}},
                                          {"201a", {5, 0}},
                                          {"901a", {-5, 0}},
                                          {"101", {0, 5}},
                                          {"905a", {0, 9}}})),
              "");
}

TEST(SeveralParts, WithStartAndFinishTheRouteSaysMore) {
    // One fact, one finding: the route is told, or what lies off it.
    const Stage apart = board({{"202a", {0, 1}}, {"204a", {0, 0}}, {"203a", {4, 0}}});
    EXPECT_EQ(saidBy(severalParts, apart), "");
    EXPECT_NE(saidBy(QLatin1StringView("no-route"), apart), "");
    const Stage beside = board({{"202a", {0, 1}}, {"203a", {0, 0}}, {"204a", {4, 0}}});
    EXPECT_EQ(saidBy(severalParts, beside), "");
    EXPECT_NE(saidBy(QLatin1StringView("off-the-route"), beside), "");
}

} // namespace
} // namespace stagewright
