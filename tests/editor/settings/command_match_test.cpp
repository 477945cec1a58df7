#include "editor/settings/command_match.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

std::optional<int> match(const char* typed, const char* name = "Turn clockwise",
                         const char* more = "Edit R") {
    return matchCommand(QString::fromUtf8(typed), QString::fromUtf8(name), QString::fromUtf8(more));
}

TEST(CommandMatch, EveryWordHasToBeFound) {
    EXPECT_TRUE(match("turn"));
    EXPECT_TRUE(match("clock TURN"));
    EXPECT_TRUE(match("edit turn"));
    EXPECT_FALSE(match("turn left"));
    EXPECT_FALSE(match("nrut"));
}

TEST(CommandMatch, NothingTypedMatchesAlike) {
    EXPECT_EQ(match(""), 0);
    EXPECT_EQ(match("  "), 0);
}

TEST(CommandMatch, TheBeginningOfTheNameIsBestLettersInOrderLeast) {
    EXPECT_GT(match("turn"), match("clock"));
    EXPECT_GT(match("clock"), match("wise"));
    EXPECT_GT(match("wise"), match("edit"));
    EXPECT_GT(match("edit"), match("trnclk"));
}

TEST(CommandMatch, LettersAreSkippedOnlyFromTheBeginningOfAWord) {
    EXPECT_TRUE(match("tcw"));
    EXPECT_TRUE(match("ckw"));
    EXPECT_FALSE(match("unc"));
    EXPECT_FALSE(match("tz"));
}

TEST(CommandMatch, OtherWordsCountLessThanTheNameAndMoreThanTheMenu) {
    const auto withOthers = [](const char* typed) {
        return matchCommand(QString::fromUtf8(typed), QStringLiteral("Turn clockwise"),
                            QStringLiteral("Edit R"), QStringLiteral("rotate spin"));
    };
    EXPECT_TRUE(withOthers("rotate"));
    EXPECT_TRUE(withOthers("rot clock"));
    EXPECT_FALSE(withOthers("otate")) << "from the beginning of a word";
    EXPECT_GT(withOthers("wise"), withOthers("spin"));
    EXPECT_GT(withOthers("spin"), withOthers("edit"));
}

TEST(CommandMatch, AccentsDoNotMatter) {
    EXPECT_TRUE(match("echelle", "Échelle"));
    EXPECT_TRUE(match("Éch", "echelle"));
}

} // namespace

} // namespace stagewright
