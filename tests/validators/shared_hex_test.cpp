#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView rule("shared-hex");

TEST(SharedHex, TilesOnOneHexAreNamedInLayingOrder) {
    EXPECT_EQ(saidBy(rule, board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"204a", {0, 0}}})),
              "error shared-hex (0, 0): 2 tile(s) lie on one hex: 217b, 204a.\n");
    EXPECT_EQ(saidBy(rule, board({{"217b", {2, 0}}, {"217b", {2, 0}}, {"204a", {2, 0}}})),
              "error shared-hex (2, 0): 3 tile(s) lie on one hex: 217b, 217b, 204a.\n");
}

TEST(SharedHex, OneTileEachIsRight) {
    EXPECT_EQ(saidBy(rule, board({{"217b", {0, 0}}, {"217b", {1, 0}}})), "");
    EXPECT_EQ(saidBy(rule, Stage()), "");
}

TEST(SharedHex, IsToldOnceHoweverManyRoadsMeetThere) {
    EXPECT_EQ(
        saidBy(rule,
               board({{"217b", {0, 0}}, {"204a", {0, 0}}, {"204a", {0, 1}}, {"204a", {0, -1}}})),
        "error shared-hex (0, 0): 2 tile(s) lie on one hex: 217b, 204a.\n");
}

} // namespace
} // namespace stagewright
