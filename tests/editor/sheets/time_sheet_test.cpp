#include "editor/sheets/sheets.h"
#include "editor/sheets/time_sheet.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/sheets/rulebook_forecast.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

SharedRallySheet sheetOf(const Rally& rally) {
    return rallySheet(sheetSubject(rally, games(), {}));
}

/// A rally of one circuit, with a driver.
Rally circuit() {
    const Rally alone(stageFrom(QStringLiteral("gt-circuits/course1.json")));
    Driver ania;
    ania.key = DriverKey{1};
    ania.name = QStringLiteral("Ania");
    return *Rally::of(alone.info, alone.sessions(), alone.stages(), {ania}, {});
}

} // namespace

TEST(TimeSheet, HasRoomForAllStagesAndAsManyDriversAsPlay) {
    Rally rally = rallyOf(40, {});
    rally.info.evening.players = 3;
    const auto sheets = timeSheetsOf(*sheetOf(rally));
    ASSERT_EQ(sheets.size(), 1U);
    EXPECT_EQ(sheets[0].drivers.size(), 3U);
    EXPECT_EQ(sheets[0].rows[39].entries.size(), 3U);
    EXPECT_EQ(sheets[0].rows.size(), 40U);
    EXPECT_EQ(sheets[0].rows[39].stage, QStringLiteral("SS 40"));
    EXPECT_EQ(sheets[0].drivers[0], QString());
    EXPECT_EQ(sheets[0].rows[0].entries[0], TimeEntry{});
}

TEST(TimeSheet, SevenDriversShareTwoSheets) {
    const auto sheets = timeSheetsOf(*sheetOf(rallyOf(1, {"A", "B", "C", "D", "E", "F", "G"})));
    ASSERT_EQ(sheets.size(), 2U);
    EXPECT_EQ(sheets[0].drivers, (std::vector<QString>{QStringLiteral("A"), QStringLiteral("B"),
                                                       QStringLiteral("C"), QStringLiteral("D")}));
    EXPECT_EQ(sheets[1].drivers, (std::vector<QString>{QStringLiteral("E"), QStringLiteral("F"),
                                                       QStringLiteral("G")}));
}

TEST(TimeSheet, FillsInWhatIsDriven) {
    Rally rally = rallyOf(2, {"Ania", "Ewa"});
    StageResult ania = drove(127);
    ania.damage = {2, 0, 1};
    ania.wheel = SpareWheel::UsedOnStage;
    ania.penalty = 10;
    rally = with(rally, 1, 1, ania);
    rally = with(rally, 1, 2, drove(130));
    StageResult retired;
    retired.outcome = Retired{};
    rally = with(rally, 2, 2, retired);
    const auto rows = timeSheetsOf(*sheetOf(rally))[0].rows;
    EXPECT_EQ(rows[0].entries[0], (TimeEntry{QStringLiteral("2:07"),
                                             QStringLiteral("2"),
                                             {},
                                             QStringLiteral("1"),
                                             QStringLiteral("×"),
                                             QStringLiteral("+0:10"),
                                             QStringLiteral("2:17"),
                                             QStringLiteral("2")}));
    EXPECT_EQ(rows[0].entries[1].total, QStringLiteral("2:10"));
    EXPECT_EQ(rows[0].entries[1].place, QStringLiteral("1"));
    // Who has not driven has nothing yet.
    EXPECT_EQ(rows[1].entries[0], TimeEntry{});
    EXPECT_EQ(rows[1].entries[1].time, QStringLiteral("retired"));
}

TEST(TimeSheet, HasRoomForPenaltiesWhereTheyCount) {
    Rally rally = rallyOf(3, {"Ania"});
    RallyStage second = rally.stages()[1];
    second.options = OptionalRules{};
    second.options->timeControl = true;
    rally = after(rally, changeStage(rally, second));
    EXPECT_FALSE(timeSheetsOf(*sheetOf(rally))[0].rows[2].hasPenalties);
    StageResult late = drove(100);
    late.penalty = 5; // though nobody said that penalties count
    rally = with(rally, 3, 1, late);
    const auto rows = timeSheetsOf(*sheetOf(rally))[0].rows;
    const auto lines = timeCardsOf(*sheetOf(rally))[0].lines;
    for (std::size_t i = 0; i < 3; ++i) { // so that no line of a card has a hole
        EXPECT_TRUE(rows[i].hasPenalties) << i;
        EXPECT_TRUE(lines[i].hasPenalties) << i;
    }
}

TEST(TimeSheet, HasAPlaceForTheSpareWheelWhereTheGameHasOne) {
    EXPECT_TRUE(timeSheetsOf(*sheetOf(rallyOf(1, {"Ania"})))[0].rows[0].damage.wheel);
    EXPECT_TRUE(timeCardsOf(*sheetOf(rallyOf(1, {"Ania"})))[0].lines[0].damage.wheel);
    EXPECT_FALSE(timeSheetsOf(*sheetOf(circuit()))[0].rows[0].damage.wheel);
    EXPECT_FALSE(timeCardsOf(*sheetOf(circuit()))[0].lines[0].damage.wheel);
}

TEST(TimeSheet, SoloSheetsHaveTheSecondsOfTheRules) {
    const DriveRules& rules = rulesOfGame(QStringLiteral("gt"));
    const auto forms = soloFormsOf(*sheetOf(circuit()));
    ASSERT_EQ(forms.size(), 1U);
    ASSERT_EQ(forms[0].lines.size(), 8U);
    for (std::size_t gear = 1; gear <= 6; ++gear) {
        EXPECT_EQ(forms[0].lines[gear - 1].gear, QString::number(gear));
        EXPECT_EQ(forms[0].lines[gear - 1].seconds, rules.seconds[gear]);
        EXPECT_EQ(forms[0].lines[gear - 1].count, QString());
    }
    EXPECT_EQ(forms[0].lines[6].seconds, 60);
    EXPECT_EQ(forms[0].lines[7].gear, QStringLiteral("00"));
    EXPECT_EQ(forms[0].lines[7].seconds, 30);
    EXPECT_EQ(forms[0].tokenSeconds, 1);
}

TEST(TimeSheet, SoloSheetsAreFilledIn) {
    StageResult result;
    SoloSheet solo;
    solo.turns = {1, 0, 2, 0, 0, 0, 3};
    solo.lostTurns = 1;
    solo.focusTokens = 4;
    result.outcome = solo;
    const Rally rally = circuit();
    const auto filled = *Rally::of(rally.info, rally.sessions(), rally.stages(), rally.drivers(),
                                   {{{rally.stages()[0].key, DriverKey{1}}, result}});
    const auto forms = soloFormsOf(*sheetOf(filled));
    ASSERT_EQ(forms.size(), 1U);
    EXPECT_EQ(forms[0].driver, QStringLiteral("Ania"));
    EXPECT_EQ(forms[0].lines[1].count, QStringLiteral("2"));
    EXPECT_EQ(forms[0].lines[1].sum, QStringLiteral("80"));
    EXPECT_EQ(forms[0].lines[6].count, QStringLiteral("1"));
    EXPECT_EQ(forms[0].lines[7].sum, QStringLiteral("30"));
    EXPECT_EQ(forms[0].tokens, QStringLiteral("4"));
    EXPECT_EQ(forms[0].time, QStringLiteral("3:16")); // 60 + 80 + 30 + 30 - 4
}

TEST(TimeSheet, AGameOfTimeCardsHasNoSoloSheet) {
    EXPECT_TRUE(soloFormsOf(*sheetOf(rallyOf(2, {"A"}))).empty());
}

TEST(TimeSheet, EachDriverHasATimeCardWithTheStartsByTheClock) {
    Rally rally = rulebookRally(1);
    rally.info.evening.start = QTime(19, 0);
    SheetSubject subject = sheetSubject(rally, games(), {});
    subject.forecast = rulebookForecast();
    const auto cards = timeCardsOf(*rallySheet(subject));
    ASSERT_EQ(static_cast<int>(cards.size()), rally.players());
    ASSERT_EQ(cards[0].lines.size(), 3U);
    EXPECT_EQ(cards[0].lines[0].start, QStringLiteral("19:00"));
    EXPECT_GT(cards[0].lines[1].start, QStringLiteral("19:05"));
    EXPECT_TRUE(cards[0].lines[0].serviceAfter);
    EXPECT_FALSE(cards[0].lines[2].serviceAfter);
    // Without a clock time of the start there are none.
    subject.rally.info.evening.start = {};
    EXPECT_EQ(timeCardsOf(*rallySheet(subject))[0].lines[1].start, QString());
}

} // namespace stagewright
