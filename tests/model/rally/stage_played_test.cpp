#include "model/rally/stage_played.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const QList<DriverKey> threeInOrder{DriverKey{2}, DriverKey{3}, DriverKey{1}};

TEST(StagePlayed, IsTheLastThatIsBegunOrTheNextOne) {
    Rally rally = rallyOf(3, {"A", "B"});
    EXPECT_EQ(stagePlayed(rally), 0);
    rally = with(rally, 1, 1, drove(60));
    EXPECT_EQ(stagePlayed(rally), 0);
    rally = with(rally, 1, 2, drove(61));
    EXPECT_EQ(stagePlayed(rally), 1);
    rally = with(rally, 2, 1, drove(60)); // B has gone home
    EXPECT_EQ(stagePlayed(rally), 1);
    EXPECT_EQ(nextUnplayed(rally, 1), 2);
    rally = with(rally, 3, 1, drove(60));
    EXPECT_EQ(stagePlayed(rally), 2);
    rally = with(rally, 3, 2, drove(61));
    EXPECT_EQ(stagePlayed(rally), std::nullopt) << "what somebody has missed before is over";
    EXPECT_EQ(nextUnplayed(rally, -1), 1);
    EXPECT_EQ(nextUnplayed(rally, 1), std::nullopt);
}

TEST(StagePlayed, IsTheFirstWhileNobodyDrives) {
    EXPECT_EQ(stagePlayed(rallyOf(2, {})), 0);
}

TEST(NextToStart, IsTheFirstInTheOrderWithoutAResult) {
    Rally rally = rallyOf(1, {"A", "B", "C"});
    const auto next = [&](std::optional<DriverKey> after = {}) {
        return nextToStart(rally, StageKey{1}, threeInOrder, after);
    };
    EXPECT_EQ(next(), DriverKey{2});
    EXPECT_EQ(next(DriverKey{2}), DriverKey{3});
    EXPECT_EQ(next(DriverKey{1}), DriverKey{2}) << "round the end";
    EXPECT_EQ(startAfter(rally, StageKey{1}, threeInOrder, DriverKey{3}),
              (QList<DriverKey>{DriverKey{1}, DriverKey{2}, DriverKey{3}}));
    rally = with(with(rally, 1, 2, drove(60)), 1, 3, drove(61));
    EXPECT_EQ(startAfter(rally, StageKey{1}, threeInOrder, DriverKey{3}),
              QList<DriverKey>{DriverKey{1}});
    EXPECT_EQ(next(DriverKey{1}), DriverKey{1}) << "himself, where all others are in";
    rally = with(rally, 1, 1, drove(62));
    EXPECT_EQ(next(), std::nullopt);
}

} // namespace
} // namespace stagewright
