#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView rule("inventory");

TEST(Inventory, CountsTilesByTheirNumber) {
    const Stock core = stockOf({"dirt-core"});
    EXPECT_EQ(saidBy(rule, board({{"204a", {0, 0}}}), core), "");
    EXPECT_EQ(saidBy(rule, board({{"204a", {0, 0}}, {"204a", {3, 0}}, {"204a", {1, 0}}}), core),
              "error inventory (0, 0) (1, 0) (3, 0): Tile 204: needs 3, owned 1.\n");
}

TEST(Inventory, SaysSoIfBothSidesOfATileAreAskedFor) {
    EXPECT_EQ(saidBy(rule, board({{"204b", {0, 0}}, {"204a", {3, 0}}}), stockOf({"dirt-core"})),
              "error inventory (0, 0) (3, 0): Tile 204: needs 2, owned 1. Both its sides are asked "
              "for, and one tile shows one side.\n");
}

TEST(Inventory, BothSidesOfATileOwnedTwiceMayLie) {
    // 103 is in the box three times.
    const Stock core = stockOf({"gt-core"});
    EXPECT_EQ(saidBy(rule, board({{"103a", {0, 0}}, {"103b", {1, 0}}, {"103a", {2, 0}}}), core),
              "");
    EXPECT_EQ(
        saidBy(rule,
               board({{"103a", {0, 0}}, {"103b", {1, 0}}, {"103a", {2, 0}}, {"103a", {3, 0}}}),
               core),
        "error inventory (0, 0) (1, 0) (2, 0) (3, 0): Tile 103: needs 4, owned 3. Both its "
        "sides are asked for, and one tile shows one side.\n");
}

TEST(Inventory, BoxesAddUp) {
    const Stage stage = board({{"301a", {0, 0}}, {"301a", {1, 0}}});
    EXPECT_EQ(saidBy(rule, stage, stockOf({"dirt-monte-carlo"})),
              "error inventory (0, 0) (1, 0): Tile 301: needs 2, owned 1.\n");
    EXPECT_EQ(saidBy(rule, stage, stockOf({"dirt-monte-carlo", "dirt-110"})), "");
    EXPECT_EQ(saidBy(rule, stage, stockOf({"dirt-monte-carlo", "dirt-monte-carlo"})), "");
}

TEST(Inventory, TilesOfNoBoxAreMissing) {
    EXPECT_EQ(saidBy(rule, board({{"101", {0, 0}}}), stockOf({"dirt-core"})),
              "error inventory (0, 0): Tile 101: needs 1, owned 0.\n");
    // One finding for each number, by place.
    EXPECT_EQ(saidBy(rule, board({{"205a", {0, 0}}, {"204a", {1, 0}}}), Stock()),
              "error inventory (0, 0): Tile 205: needs 1, owned 0.\n"
              "error inventory (1, 0): Tile 204: needs 1, owned 0.\n");
}

} // namespace
} // namespace stagewright
