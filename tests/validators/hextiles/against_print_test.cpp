#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/mending.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView againstPrint("against-print");

TEST(AgainstPrint, StartDrivenTheOtherWayIsAHint) {
    EXPECT_EQ(saidBy(againstPrint, board({{"202a", {0, 1}, 3}, {"203a", {0, 0}}})),
              "hint against-print (0, 1): The start 202a is driven the wrong way round.\n");
}

TEST(AgainstPrint, FinishDrivenTheOtherWayIsAHint) {
    EXPECT_EQ(saidBy(againstPrint, board({{"202a", {0, 1}}, {"203a", {0, 0}, 3}})),
              "hint against-print (0, 0): The finish 203a is driven the wrong way round.\n");
    EXPECT_EQ(
        saidBy(againstPrint, board({{"301b", {0, 1}, 3}, {"204a", {0, 0}}, {"302b", {0, -1}}})),
        "hint against-print (0, -1): The finish 302b is driven the wrong way round.\n"
        "hint against-print (0, 1): The start 301b is driven the wrong way round.\n");
}

TEST(AgainstPrint, WithThePrintNothingIsSaid) {
    EXPECT_EQ(saidBy(againstPrint, board({{"202a", {0, 1}}, {"203a", {0, 0}}})), "");
    // A grid is driven as it is printed, always.
    EXPECT_EQ(saidBy(againstPrint, stageFrom(QStringLiteral("gt-circuits/course3.json"))), "");
}

TEST(AgainstPrint, RealStagesDoIt) {
    EXPECT_EQ(saidBy(againstPrint, stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))),
              "hint against-print (1, 2): The start 202a is driven the wrong way round.\n"
              "hint against-print (4, -1): The finish 203a is driven the wrong way round.\n");
}

TEST(AgainstPrint, FixTurnsTheTileRound) {
    const Stage right = board({{"202a", {0, 1}}, {"203a", {0, 0}}});
    const Mending start = mend(againstPrint, board({{"202a", {0, 1}, 3}, {"203a", {0, 0}}}));
    EXPECT_EQ(start.name, "Turn 202a round");
    EXPECT_EQ(start.stage, right);
    EXPECT_EQ(mend(againstPrint, board({{"202a", {0, 1}}, {"203a", {0, 0}, 3}})).stage, right);
}

} // namespace
} // namespace stagewright
