#include "model/rally/race_time.h"
#include "model/rally/result.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

int secondsIn(const char* text) {
    return parseRaceTime(QString::fromLatin1(text)).value_or(-1);
}

TEST(RaceTime, IsReadHoweverPeopleWriteIt) {
    for (const char* text : {"1:37", "97", "1.37", "1,37", "1'37", " 1:37 ", "01:37"})
        EXPECT_EQ(secondsIn(text), 97) << text;
    EXPECT_EQ(secondsIn(":37"), 37);
    EXPECT_EQ(secondsIn("0"), 0);
    EXPECT_EQ(secondsIn("137"), 137);
    EXPECT_EQ(secondsIn("62:05"), 3725);
    EXPECT_EQ(secondsIn("1:02:05"), 3725);
    EXPECT_EQ(secondsIn("24:00:00"), longestRaceTime);
}

TEST(RaceTime, WhatMayMeanTwoThingsOrNothingIsRefused) {
    for (const char* text : {"", "x", "1:5", "1.5", "1:60", "1:375", "-5", "+5", "1:-7", "1:2:05",
                             "1:75:00", "86401", "24:00:01", "1e3", "9999999", "1:3 7"})
        EXPECT_EQ(secondsIn(text), -1) << text;
    EXPECT_FALSE(parseRaceTime(QStringLiteral("\u0661:\u0663\u0667")));
    EXPECT_FALSE(parseRaceTime(QStringLiteral("97\n97")));
    const auto tooMany = parseRaceTime(QStringLiteral("1:75"));
    ASSERT_FALSE(tooMany);
    EXPECT_EQ(tooMany.error().what, QStringLiteral("a minute has no 75 seconds"));
    EXPECT_FALSE(tooMany.error().remedy.isEmpty());
}

TEST(RaceTime, WhatIsWrittenIsReadBack) {
    EXPECT_TRUE(rc::check("a time written reads as itself", [] {
        const int seconds = *rc::gen::inRange(0, longestRaceTime + 1);
        RC_ASSERT(parseRaceTime(raceTimeText(seconds)) == seconds);
    }));
    EXPECT_EQ(raceTimeText(-5), QStringLiteral("-0:05"));
    EXPECT_EQ(gapText(72), QStringLiteral("+1:12"));
    EXPECT_EQ(gapText(0), QString());
}

TEST(SoloSheet, AddsUpAsTheSheetInTheRulebook) {
    // JC at Monaco: three turns in gear 6, four in 5, one in 3, then 23 tokens taken off.
    SoloSheet sheet;
    sheet.turns = {0, 0, 0, 1, 0, 4, 3};
    EXPECT_EQ(soloSeconds(sheet, rulesOfGame(QStringLiteral("gt"))), 120);
    sheet.focusTokens = 23;
    EXPECT_EQ(soloSeconds(sheet, rulesOfGame(QStringLiteral("gt"))), 97);
    sheet.lostTurns = 2;
    sheet.turns[0] = 1;
    EXPECT_EQ(soloSeconds(sheet, rulesOfGame(QStringLiteral("gt"))), 97 + 2 * 30 + 60);
    sheet.focusTokens = 999;
    EXPECT_EQ(soloSeconds(sheet, rulesOfGame(QStringLiteral("gt"))), 0);
}

} // namespace
} // namespace stagewright
