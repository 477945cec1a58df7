#include "model/season/season_round.h"
#include "tests/model/rally/rallies.h"
#include "tests/model/season/seasons.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Three drivers of two stages: A and B have driven both, C retired in the second.
Rally drivenRally() {
    Rally rally = rallyOf(2, {"A", "B", "C"});
    rally.info.title = QStringLiteral("Monte");
    StageResult retired;
    retired.outcome = Retired{};
    rally = with(with(with(rally, 1, 1, drove(100)), 1, 2, drove(110)), 1, 3, drove(90));
    return with(with(with(rally, 2, 1, drove(120)), 2, 2, drove(90)), 2, 3, retired);
}

TEST(SeasonRound, CopiesPlacesTimesAndThePlacesInStages) {
    const auto copy = copiedRound(drivenRally(), rulesOfGame);
    ASSERT_TRUE(copy);
    const SeasonRound& round = copy->round;
    EXPECT_EQ(round.title, QStringLiteral("Monte"));
    EXPECT_EQ(round.stages.size(), 2);
    ASSERT_EQ(round.results.size(), 3);
    // B: 200, A: 220, C: 90 + 120 + a minute
    EXPECT_EQ(round.results[0], (RoundResult{QStringLiteral("B"), 1, false, 200, {3, 1}, {}}));
    EXPECT_EQ(round.results[1], (RoundResult{QStringLiteral("A"), 2, false, 220, {2, 2}, {}}));
    EXPECT_EQ(round.results[2], (RoundResult{QStringLiteral("C"), 3, false, 270, {1, 0}, {}}));
    EXPECT_TRUE(copy->remarks.isEmpty());
}

TEST(SeasonRound, WhoDoesNotDriveOnIsNotClassified) {
    Rally rally = rallyOf(2, {"A", "B", "C", "D"});
    StageResult retired;
    retired.outcome = Retired{};
    rally = with(with(with(rally, 1, 1, retired), 1, 2, drove(100)), 2, 2, drove(100));
    rally = with(rally, 1, 3, drove(105));
    const auto copy = copiedRound(rally, rulesOfGame);
    ASSERT_TRUE(copy);
    ASSERT_EQ(copy->round.results.size(), 3); // D was not there
    EXPECT_EQ(copy->round.results[0].driver, QStringLiteral("B"));
    EXPECT_EQ(copy->round.results[1],
              (RoundResult{QStringLiteral("C"), {}, false, {}, {2, 0}, {}}));
    EXPECT_EQ(copy->round.results[2], (RoundResult{QStringLiteral("A"), {}, true, {}, {0, 0}, {}}));
    EXPECT_EQ(copy->remarks, QStringList{QStringLiteral(
                                 "C lacks the results of 1 stage(s) and is not classified")});
}

TEST(SeasonRound, RacesHavePlacesAndNoTimes) {
    Rally rally = rallyOf(1, {"A", "B"});
    StageResult first;
    first.outcome = Raced{1};
    StageResult second;
    second.outcome = Raced{2};
    rally = with(with(rally, 1, 1, second), 1, 2, first);
    const auto copy = copiedRound(rally, rulesOfGame);
    ASSERT_TRUE(copy);
    EXPECT_EQ(copy->round.results[0], (RoundResult{QStringLiteral("B"), 1, false, {}, {1}, {}}));
}

TEST(SeasonRound, RefusesWhatIsNoResult) {
    EXPECT_FALSE(copiedRound(rallyOf(1, {"A"}), rulesOfGame));
    EXPECT_FALSE(copiedRound(with(rallyOf(1, {""}), 1, 1, drove(90)), rulesOfGame));
    const Rally two = with(with(rallyOf(1, {"A", "a"}), 1, 1, drove(90)), 1, 2, drove(91));
    const auto refused = copiedRound(two, rulesOfGame);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().what, QStringLiteral("two drivers are called \"a\""));
}

TEST(SeasonRound, ARallyThatIsThereIsBroughtUpToDate) {
    RallySeason season = seasonOf({roundOf({"A", "B"}), roundOf({"A"})});
    season.rounds[0].file = QStringLiteral("monte.rallypack");
    season.rounds[0].date = QDate(2026, 1, 20);
    season.rounds[0].fastestLap = QStringLiteral("B");
    SeasonRound again = roundOf({"B", "A"});
    again.file = season.rounds[0].file;
    const RallySeason updated = withRound(season, again);
    ASSERT_EQ(updated.rounds.size(), 2);
    EXPECT_EQ(updated.rounds[0].results, again.results);
    EXPECT_EQ(updated.rounds[0].date, QDate(2026, 1, 20));
    EXPECT_EQ(updated.rounds[0].fastestLap, QStringLiteral("B"));
    SeasonRound without = roundOf({"A"});
    without.file = again.file;
    EXPECT_EQ(withRound(season, without).rounds[0].fastestLap, QString());
}

TEST(SeasonRound, StandsWhereItsDateHasIt) {
    const auto on = [](int day) {
        SeasonRound round = roundOf({"A"});
        round.file = QString::number(day);
        round.date = QDate(2026, 1, day);
        return round;
    };
    RallySeason season = seasonOf({});
    for (const int day : {10, 20, 5, 15})
        season = withRound(season, on(day));
    QStringList files;
    for (const SeasonRound& round : season.rounds)
        files << round.file;
    EXPECT_EQ(files.join(u' '), QStringLiteral("5 10 15 20"));
}

TEST(SeasonRound, FilesAreNamedAsTheyAreReachedFromTheSeason) {
    EXPECT_EQ(fileInSeason(QStringLiteral("/club/2026/monte.rallypack"),
                           QStringLiteral("/club/year.season")),
              QStringLiteral("2026/monte.rallypack"));
}

TEST(SeasonRound, FilesAreFoundFromWhereTheSeasonIsWrittenTo) {
    RallySeason season = seasonOf({roundOf({"A"})});
    season.rounds[0].file = QStringLiteral("/club/2026/monte.rallypack");
    season = asWrittenTo(season, QStringLiteral("/club/year.season"));
    EXPECT_EQ(season.rounds[0].file, QStringLiteral("2026/monte.rallypack"));
    season = asWrittenTo(withWholePaths(season, QStringLiteral("/club/year.season")),
                         QStringLiteral("/new/a.season"));
    EXPECT_EQ(season.rounds[0].file, QStringLiteral("../club/2026/monte.rallypack"));
}

} // namespace
} // namespace stagewright
