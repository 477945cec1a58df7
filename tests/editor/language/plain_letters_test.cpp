#include "editor/language/plain_letters.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(PlainLetters, HaveNoMarksInAnyLanguageOfTheProgram) {
    EXPECT_EQ(plainLetters(QStringLiteral("Épingle à gauche, ça, cœur")),
              QStringLiteral("epingle a gauche, ca, coeur"));
    EXPECT_EQ(plainLetters(QStringLiteral("ZWĘŻENIE, żółć, Łódź, nawrót, świeży")),
              QStringLiteral("zwezenie, zolc, lodz, nawrot, swiezy"));
    EXPECT_EQ(plainLetters(QStringLiteral("Übung, größer, Öl, Äste")),
              QStringLiteral("ubung, grosser, ol, aste"));
}

TEST(PlainLetters, AreTheSameHoweverTheMarkedOnesAreWritten) {
    EXPECT_EQ(plainLetters(QStringLiteral("e\u0301pingle")), QStringLiteral("epingle"));
    EXPECT_EQ(plainLetters(QString()), QString());
}

} // namespace
} // namespace stagewright
