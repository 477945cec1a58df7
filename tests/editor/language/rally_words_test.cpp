#include "editor/language/drive_words.h"
#include "editor/language/rally_words.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(RallyWords, MinutesAreHoursFromTwoOn) {
    EXPECT_TRUE(wholeMinutes(24.6).startsWith(QStringLiteral("25 minute")));
    EXPECT_TRUE(wholeMinutes(119.4).startsWith(QStringLiteral("119 minute")));
    EXPECT_EQ(wholeMinutes(120), QStringLiteral("2 h 0 min"));
    EXPECT_EQ(wholeMinutes(414.2), QStringLiteral("6 h 54 min"));
}

TEST(DriveWords, DifficultySaysWhereItIsHardest) {
    EXPECT_EQ(phraseFor(DifficultyReason{Difficulty::Hard, QStringLiteral("211b"),
                                         QStringLiteral("a sharp corner after a jump"), 3}),
              QStringLiteral("hard; hardest at 211b: a sharp corner after a jump"));
    EXPECT_EQ(phraseFor(DifficultyReason{}), QStringLiteral("easy"));
}

} // namespace stagewright
