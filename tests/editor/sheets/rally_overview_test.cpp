#include "editor/sheets/rally_overview.h"
#include "editor/sheets/sheets.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/rulebook_forecast.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

RallyOverview overview(const Rally& rally, bool driven) {
    SheetSubject subject = sheetSubject(rally, games(), {});
    if (driven)
        subject.forecast = rulebookForecast();
    return overviewOf(*rallySheet(subject));
}

bool says(const QString& text, const char* words) {
    return text.contains(QString::fromUtf8(words));
}

} // namespace

TEST(RallyOverview, SaysWhatAStageIsAndTakes) {
    Rally rally = rulebookRally(1);
    RallyStage first = rally.stages().front();
    first.place = QStringLiteral("Monaco");
    first.country = QStringLiteral("MC");
    first.text = QStringLiteral("Night.");
    rally = after(rally, changeStage(rally, first));
    const RallyOverview all = overview(rally, true);
    ASSERT_EQ(all.sessions.size(), 1U);
    EXPECT_EQ(all.sessions[0].heading, QString());
    ASSERT_EQ(all.sessions[0].stages.size(), 3U);
    const OverviewStage& stage = all.sessions[0].stages[0];
    EXPECT_EQ(stage.name, QStringLiteral("SS 1: Rally 1, SS 1"));
    EXPECT_EQ(stage.where, QStringLiteral("Monaco, MC"));
    EXPECT_EQ(stage.text, QStringLiteral("Night."));
    for (const char* words : {"11 tile", "25 space", "corners", "longest straight: ", "short stage",
                              "difficulty: ", "gravel on 10 tile", "1 service tile"})
        EXPECT_TRUE(says(stage.facts.join(u'|'), words))
            << words << ": " << stage.facts.join(u'|').toStdString();
    EXPECT_TRUE(says(stage.time, "expected")) << stage.time.toStdString();
    EXPECT_TRUE(says(stage.minutes, "minute"));
    EXPECT_TRUE(stage.serviceAfter);
    EXPECT_FALSE(all.sessions[0].stages[2].serviceAfter);
    EXPECT_EQ(all.boxes, QStringList{QStringLiteral("Rallyman: DIRT")});
}

TEST(RallyOverview, SpeaksItsLanguageOfWhatWasForecastInAnother) {
    ASSERT_EQ(rulebookForecast().stages.size(), 3U); // made in English
    const auto facts = [] {
        return overview(rulebookRally(1), true).sessions[0].stages[0].facts.join(u'|');
    };
    EXPECT_TRUE(says(facts(), "a fast stretch before a fast corner")) << facts().toStdString();
    const SpokenIn spoken(QStringLiteral("de"));
    EXPECT_TRUE(says(facts(), "ein schnelles Stück vor einer schnellen Kurve"))
        << facts().toStdString();
}

TEST(RallyOverview, NamesTheRulesOfTheTablesOwn) {
    const Rally rally = rulebookRally(1);
    SheetSubject subject = sheetSubject(rally, games(), {});
    EXPECT_FALSE(says(overviewOf(*rallySheet(subject)).rules.join(u'|'), "league.json"));
    subject.house.emplace(QStringLiteral("gt"), OwnRules{QStringLiteral("gt-league.json"), {}});
    EXPECT_FALSE(says(overviewOf(*rallySheet(subject)).rules.join(u'|'), "league.json"));
    DriveRules league = rulesOfGame(QStringLiteral("dirt"));
    league.retirementSeconds += 1000;
    subject.house.emplace(QStringLiteral("dirt"), OwnRules{QStringLiteral("league.json"), league});
    const SharedRallySheet sheet = rallySheet(subject);
    EXPECT_TRUE(says(overviewOf(*sheet).rules.join(u'|'), "rules of your own: league.json"));
    EXPECT_EQ(sheet->rules.rulesOf()(QStringLiteral("dirt")).retirementSeconds,
              league.retirementSeconds);
    EXPECT_EQ(sheet->rules.ownName(QStringLiteral("dirt")), QStringLiteral("league.json"));
}

TEST(RallyOverview, TheTimetableFollowsTheClock) {
    Rally rally = rulebookRally(1);
    rally.info.evening.start = QTime(23, 50);
    const RallyOverview all = overview(rally, true);
    ASSERT_EQ(all.timetable.size(), 5U); // three stages, two changes
    EXPECT_TRUE(all.timetable[0].when.startsWith(QStringLiteral("23:50")));
    EXPECT_TRUE(all.timetable[2].when.startsWith(QStringLiteral("00:"))); // past midnight
    EXPECT_TRUE(says(all.timetable[0].what, "then service"));
    ASSERT_EQ(all.sums.size(), 1);
    EXPECT_TRUE(says(all.sums[0], "a stage whose table is not ready in time starts later"))
        << all.sums[0].toStdString();
}

TEST(RallyOverview, ATimeOfAnotherDaySaysItsDay) {
    Rally rally = rulebookRally(1);
    rally.info.evening.start = QTime(19, 0);
    QList<Session> sessions{{QStringLiteral("Friday"), 0, {}}, {{}, 900, {}}};
    QList<RallyStage> stages = rally.stages();
    stages[2].session = 1;
    rally = *Rally::of(rally.info, sessions, stages, {}, {});
    const Games& known = games();
    SheetSubject subject = sheetSubject(rally, known, {});
    subject.forecast = **forecastOf(rally, known);
    const RallyOverview all = overviewOf(*rallySheet(subject));
    EXPECT_TRUE(all.timetable.front().when.startsWith(QStringLiteral("19:00 – ")));
    const QString last = all.timetable.back().when;
    EXPECT_TRUE(last.startsWith(QStringLiteral("day 2, 1"))) << last.toStdString(); // about eleven
    EXPECT_EQ(last.count(QStringLiteral("day")), 1) << last.toStdString();
    EXPECT_TRUE(says(all.sessions[1].heading, "a break of 15 h"))
        << all.sessions[1].heading.toStdString();
}

TEST(RallyOverview, WithoutAStartItSaysHowLongAllTakes) {
    const RallyOverview all = overview(rulebookRally(1), true);
    for (const TimetableEntry& entry : all.timetable) {
        EXPECT_FALSE(says(entry.when, ":")) << entry.when.toStdString();
        EXPECT_TRUE(says(entry.when, "minute")) << entry.when.toStdString();
    }
}

TEST(RallyOverview, NamesNoBoxThatNoTileComesFrom) {
    Rally rally = rulebookRally(1);
    rally.info.boxes = {{QStringLiteral("dirt-core"), 1}, {QStringLiteral("gt-core"), 1}};
    EXPECT_EQ(overview(rally, false).boxes, QStringList{QStringLiteral("Rallyman: DIRT")});
}

TEST(RallyOverview, OfCircuitsSpeaksOfRaces) {
    const Rally race(stageFrom(QStringLiteral("gt-circuits/course1.json")));
    const RallyOverview all = overview(race, false);
    EXPECT_EQ(all.stagesHeading, QStringLiteral("Races"));
    EXPECT_TRUE(says(all.facts.front(), "1 race"));
    EXPECT_TRUE(says(all.sessions[0].stages[0].facts.join(u'|'), "34 space"));
    EXPECT_TRUE(says(all.sessions[0].stages[0].name, " lap"));
}

TEST(RallyOverview, MinutesOfTheStagesAddUpToTheTimetable) {
    const RallyForecast& forecast = rulebookForecast();
    double now = 0;
    for (const TimetableLine& line : forecast.plan.timetable.lines) {
        EXPECT_DOUBLE_EQ(line.begin, now);
        if (line.activity == Activity::Drive) {
            const double drive =
                forecast.stages[static_cast<std::size_t>(line.stage)].minutes.drive;
            EXPECT_DOUBLE_EQ(drive, std::round(drive));
            EXPECT_DOUBLE_EQ(line.end - line.begin, drive);
        }
        now = line.end;
    }
}

TEST(RallyOverview, WhatCannotBeDrivenHasNoTimes) {
    const RallyOverview all = overview(rulebookRally(1), false);
    EXPECT_TRUE(all.timetable.empty());
    EXPECT_EQ(all.sessions[0].stages[0].time, QString());
    EXPECT_TRUE(says(all.sessions[0].stages[0].facts.front(), "11 tile"));
}

TEST(RallyOverview, NamesSessionsTheirBreaksAndTheRulesOfTheTable) {
    Rally rally = rulebookRally(1);
    QList<Session> sessions{{QStringLiteral("Friday"), 0, {}}, {{}, 20, {}}};
    QList<RallyStage> stages = rally.stages();
    stages[2].session = 1;
    rally = *Rally::of(rally.info, sessions, stages, {}, {});
    rally.info.sisu = Sisu::OncePerRally;
    rally.info.options.timeControl = true;
    const RallyOverview all = overview(rally, false);
    ASSERT_EQ(all.sessions.size(), 2U);
    EXPECT_EQ(all.sessions[0].heading, QStringLiteral("Friday"));
    EXPECT_EQ(all.sessions[0].stages.size(), 2U);
    EXPECT_TRUE(says(all.sessions[1].heading, "Session 2"));
    EXPECT_TRUE(says(all.sessions[1].heading, "20"));
    EXPECT_EQ(all.rules.size(), 2);
}

TEST(RallyOverview, SaysWhichTilesAreShort) {
    Rally rally = rulebookRally(1);
    rally.info.laying = Laying::AllAtOnce;
    // As many boxes as it takes, where those that there are are not said.
    EXPECT_EQ(overview(rally, false).boxes, QStringList(QStringLiteral("3 × Rallyman: DIRT")));
    rally.info.boxes = {{QStringLiteral("dirt-core"), 1}};
    const RallyOverview all = overview(rally, false);
    EXPECT_TRUE(std::any_of(all.boxes.begin(), all.boxes.end(), [](const QString& line) {
        return says(line, "Tile 202 is short: 3 needed, 1 in the boxes");
    })) << all.boxes.join(u'\n').toStdString();
}

TEST(RallyOverview, OfOneRaceSpeaksOfNoNextOne) {
    const Rally race(stageFrom(QStringLiteral("gt-circuits/course5.json")));
    SheetSubject subject = sheetSubject(race, games(), {});
    subject.forecast = **forecastOf(race, games());
    const RallyOverview all = overviewOf(*rallySheet(subject));
    ASSERT_EQ(all.sums.size(), 1);
    EXPECT_TRUE(all.sums[0].startsWith(QStringLiteral("Laying the table is work of another ")))
        << all.sums[0].toStdString();
    EXPECT_FALSE(all.sums[0].contains(QStringLiteral("next")));
}

} // namespace stagewright
