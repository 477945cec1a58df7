#include "editor/language/drive_words.h"
#include "editor/language/rally_words.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(RallyWords, MinutesAreHoursFromTwoOn) {
    EXPECT_TRUE(wholeMinutes(24.6).startsWith(QStringLiteral("25 minute")));
    EXPECT_TRUE(wholeMinutes(119.4).startsWith(QStringLiteral("119 minute")));
    EXPECT_EQ(wholeMinutes(120), QStringLiteral("2 h"));
    EXPECT_EQ(wholeMinutes(414.2), QStringLiteral("6 h 54 min"));
}

TEST(RallyWords, ClockTimesOfAnotherDaySayTheirDay) {
    const auto form = QStringLiteral("HH:mm");
    EXPECT_EQ(clockSaid(QTime(19, 0), 25, form), QStringLiteral("19:25"));
    EXPECT_EQ(clockSaid(QTime(23, 50), 30, form), QStringLiteral("00:20")); // the same night
    EXPECT_EQ(clockSaid(QTime(19, 0), 900, form), QStringLiteral("day 2, 10:00"));
    EXPECT_EQ(clockSaid(QTime(19, 0), 2 * 24 * 60 + 60, form), QStringLiteral("day 3, 20:00"));
    EXPECT_EQ(clockSaid(QTime(8, 0), 13 * 60, form), QStringLiteral("21:00"));
    EXPECT_EQ(clockSaid(QTime(), 25, form), QStringLiteral("0:25"));
    EXPECT_EQ(clockSaid(QTime(), 27 * 60 + 15, form), QStringLiteral("27:15"));
}

TEST(DriveWords, DifficultySaysWhereItIsHardest) {
    EXPECT_EQ(phraseFor(DifficultyReason{Difficulty::Hard, QStringLiteral("211b"),
                                         QStringLiteral("a sharp corner after a jump"), 3}),
              QStringLiteral("hard; hardest at 211b: a sharp corner after a jump"));
    EXPECT_EQ(phraseFor(DifficultyReason{}), QStringLiteral("easy"));
}

} // namespace stagewright
