#include "model/season/season_standings.h"
#include "model/season/season_table.h"
#include "tests/model/season/seasons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <rapidcheck.h>

namespace stagewright {
namespace {

/// "1 Anna 20, 2 Ben 12": who is where with how many points.
std::string ranks(const RallySeason& season, const SeasonQuestion& question = {}) {
    std::string text;
    for (const SeasonStanding& line : seasonStandings(season, question))
        text += (text.empty() ? "" : ", ") + std::to_string(line.place) + ' ' +
                line.driver.name.toStdString() + ' ' + std::to_string(line.points);
    return text;
}

/// The cells of a driver's rounds, "10 (–) 6".
std::string cells(const RallySeason& season, const char* driver,
                  const SeasonQuestion& question = {}) {
    QStringList texts;
    for (const SeasonStanding& line : seasonStandings(season, question))
        if (line.driver.name == QLatin1StringView(driver))
            for (const RoundScore& score : line.rounds)
                texts << scoreText(score);
    return texts.join(u' ').toStdString();
}

void retire(SeasonRound& round, const char* driver) {
    for (RoundResult& result : round.results)
        if (result.driver == QLatin1StringView(driver)) {
            result.place.reset();
            result.retired = true;
            result.stagePlaces.fill(0);
        }
}

TEST(SeasonStandings, AddUpThePointsForPlaces) {
    const RallySeason season =
        seasonOf({roundOf({"A", "B", "C"}), roundOf({"B", "A", "C"}), roundOf({"B", "C", "A"})});
    EXPECT_EQ(ranks(season), "1 B 26, 2 A 20, 3 C 14");
    EXPECT_EQ(ranks(season, {false, {}, 1}), "1 A 10, 2 B 6, 3 C 4");
}

TEST(SeasonStandings, AreEmptyWithoutRounds) {
    RallySeason season = seasonOf({});
    season.drivers << entered("A");
    EXPECT_EQ(ranks(season), "");
}

TEST(SeasonStandings, WhoWasAbsentGetsNothingForIt) {
    const RallySeason season = seasonOf({roundOf({"A", "B"}), roundOf({"B"}), roundOf({"C", "B"})});
    // A and C have one first place each: C won the last round.
    EXPECT_EQ(ranks(season), "1 B 22, 2 C 10, 3 A 10");
    EXPECT_EQ(cells(season, "A"), "10 – –");
    EXPECT_EQ(cells(season, "C"), "– – 10");
}

TEST(SeasonStandings, EqualPlacesGetThePointsOfThePlaceEach) {
    SeasonRound round = roundOf({"A", "B", "C"});
    round.results[1].place = 1;
    EXPECT_EQ(ranks(seasonOf({round})), "1 A 10, 1 B 10, 3 C 4");
}

TEST(SeasonStandings, PlacesBeyondTheTableGetNothing) {
    EXPECT_EQ(ranks(seasonOf({roundOf({"A", "B", "C", "D", "E", "F", "G"})})),
              "1 A 10, 2 B 6, 3 C 4, 4 D 3, 5 E 2, 6 F 1, 7 G 0");
}

TEST(SeasonStandings, OnlyTheBestRoundsCount) {
    RallySeason season = seasonOf({roundOf({"A", "B", "C"}), roundOf({"C", "A", "B"}),
                                   roundOf({"B", "C", "A"}), roundOf({"B", "A"})});
    season.rules.best = 2;
    // A: 10 6 4 6, B: 6 4 10 10, C: 4 10 6 –
    EXPECT_EQ(ranks(season), "1 B 20, 2 A 16, 3 C 16");
    EXPECT_EQ(cells(season, "A"), "10 (6) (4) 6"); // of equals the earlier goes
    EXPECT_EQ(cells(season, "B"), "(6) (4) 10 10");
    EXPECT_EQ(cells(season, "C"), "(4) 10 6 (–)");
    season.rules.best = 9;
    EXPECT_EQ(ranks(season), "1 B 30, 2 A 26, 3 C 20");
}

TEST(SeasonStandings, ARoundMissedIsDroppedBeforeOneWithoutPoints) {
    RallySeason season = seasonOf({roundOf({"B"}), roundOf({"A", "B"}), roundOf({"B", "A"})});
    retire(season.rounds[2], "A");
    season.rules.best = 2;
    EXPECT_EQ(cells(season, "A"), "(–) 10 ret");
}

TEST(SeasonStandings, TellWhatCountedAfterEachRound) {
    RallySeason season = seasonOf({roundOf({"B", "A"}), roundOf({"A", "B"}), roundOf({"A", "B"})});
    season.rules.best = 2;
    const auto lines = seasonStandings(season);
    EXPECT_EQ(lines[0].driver.name, QStringLiteral("A"));
    EXPECT_EQ(lines[0].pointsAfter, (QList<int>{6, 16, 20}));
    EXPECT_EQ(lines[0].placesAfter, (QList<int>{2, 1, 1}));
    EXPECT_EQ(lines[1].pointsAfter, (QList<int>{10, 16, 16}));
}

TEST(SeasonStandings, MoreFirstPlacesDecideAmongEqualPoints) {
    RallySeason season = seasonOf({roundOf({"A", "B", "C"}), roundOf({"C", "B", "A"})});
    season.rules.points.places = {10, 7, 4};
    // 14 each: A and C have won one each, C the last; B has won none.
    EXPECT_EQ(ranks(season), "1 C 14, 2 A 14, 3 B 14");
    season.rules.ties = {TieRule::Places};
    EXPECT_EQ(ranks(season), "1 A 14, 1 C 14, 3 B 14");
    season.rules.ties = {};
    EXPECT_EQ(ranks(season), "1 A 14, 1 B 14, 1 C 14");
}

TEST(SeasonStandings, DroppedResultsDecideWhereThatIsTheRule) {
    RallySeason season = seasonOf({roundOf({"A", "B"}), roundOf({"B", "C", "A"})});
    season.rules.best = 1;
    season.rules.ties = {TieRule::AllPoints};
    EXPECT_EQ(ranks(season), "1 B 10, 2 A 10, 3 C 6");
    // A has 10 + 4, B 6 + 10; with the last round alone it would be the same, with the places too.
    season.rounds[1] = roundOf({"B", "A"});
    EXPECT_EQ(ranks(season), "1 A 10, 1 B 10");
}

TEST(SeasonStandings, ThePowerStageGivesItsPointsToWhoIsNotClassifiedToo) {
    SeasonRound round = roundOf({"A", "B", "C"});
    round.stages << QStringLiteral("Power");
    round.results[0].stagePlaces = {1, 3};
    round.results[1].stagePlaces = {2, 2};
    round.results[2].stagePlaces = {3, 1};
    retire(round, "B");
    round.results[1].stagePlaces = {0, 2};
    RallySeason season = seasonOf({round});
    season.rules.points.powerStage = {5, 3};
    // C is third in the rally: the places are the rally's.
    EXPECT_EQ(ranks(season), "1 A 10, 2 C 9, 3 B 3");
    EXPECT_EQ(cells(season, "C"), "4+5");
    EXPECT_EQ(cells(season, "B"), "ret+3");
    season.rounds[0].powerStage = 0;
    EXPECT_EQ(cells(season, "A"), "10+5");
}

TEST(SeasonStandings, TheFastestLapGivesItsPointToWhoIsFarEnoughAhead) {
    SeasonRound round = roundOf({"A", "B", "C"});
    round.fastestLap = QStringLiteral("b ");
    RallySeason season = seasonOf({round});
    season.rules.points.fastestLap = 1;
    EXPECT_EQ(cells(season, "B"), "6+1");
    season.rules.points.fastestLapWithin = 2;
    EXPECT_EQ(cells(season, "B"), "6+1");
    season.rules.points.fastestLapWithin = 1;
    EXPECT_EQ(cells(season, "B"), "6");
}

TEST(SeasonStandings, TeamsAddUpTheirDrivers) {
    RallySeason season = seasonOf({roundOf({"A", "B", "C", "D", "E"}), roundOf({"D", "E", "A"})});
    season.drivers = {entered("A", "Red"), entered("B", "Blue"), entered("C", "Blue"),
                      entered("D", "Blue"), entered("E")};
    // Red: 10, 4; Blue: 6 + 4 + 3, 10; E drives for himself.
    EXPECT_EQ(ranks(season, {true, {}, {}}), "1 Blue 23, 2 Red 14");
    season.rules.teamDrivers = 2;
    EXPECT_EQ(ranks(season, {true, {}, {}}), "1 Blue 20, 2 Red 14");
    season.rules.best = 1;
    // Red won the first round, Blue the second.
    EXPECT_EQ(ranks(season, {true, {}, {}}), "1 Blue 10, 2 Red 10");
}

TEST(SeasonStandings, AClassIsRankedAmongItself) {
    RallySeason season = seasonOf({roundOf({"A", "B", "C", "D"}), roundOf({"C", "A", "D", "B"})});
    season.drivers = {entered("A", "", "Pro"), entered("B", "", "Club"), entered("C", "", "Pro"),
                      entered("D", "", "Club")};
    EXPECT_EQ(ranks(season, {false, QStringLiteral("Club"), {}}), "1 D 16, 2 B 16");
    EXPECT_EQ(ranks(season, {false, QStringLiteral("Pro"), {}}), "1 C 16, 2 A 16");
    EXPECT_EQ(ranks(season, {false, QStringLiteral("None"), {}}), "");
}

TEST(SeasonStandings, WhoIsNotNamedIsToldAndCounts) {
    RallySeason season = seasonOf({roundOf({"X", "A"})});
    season.drivers << entered("a");
    EXPECT_EQ(strangersIn(season, season.rounds[0]), QStringList{QStringLiteral("X")});
    const auto lines = seasonStandings(season);
    EXPECT_EQ(ranks(season), "1 X 10, 2 a 6");
    EXPECT_TRUE(lines[0].isStranger);
    EXPECT_FALSE(lines[1].isStranger);
}

TEST(SeasonStandings, OfAnySeasonAreRankedAndAddUp) {
    EXPECT_TRUE(rc::check("points are those of the rounds that count", [] {
        const RallySeason season = anySeason();
        const auto lines = seasonStandings(season);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const auto& rounds = lines[i].rounds;
            RC_ASSERT(rounds.size() == season.rounds.size());
            int counted = 0;
            int worstCounting = 1'000'000;
            int bestDropped = 0;
            for (const RoundScore& score : rounds) {
                if (score.dropped)
                    bestDropped = std::max(bestDropped, score.total());
                else
                    worstCounting = std::min(worstCounting, score.total());
                counted += score.dropped ? 0 : score.total();
            }
            RC_ASSERT(counted == lines[i].points);
            RC_ASSERT(bestDropped <= worstCounting);
            const auto kept = std::count_if(rounds.begin(), rounds.end(),
                                            [](const auto& score) { return !score.dropped; });
            RC_ASSERT(kept == std::min<qsizetype>(season.rules.best.value_or(999), rounds.size()));
            RC_ASSERT(i == 0 || lines[i - 1].points >= lines[i].points);
            RC_ASSERT(lines[i].placesAfter.constLast() == lines[i].place);
        }
    }));
}

TEST(SeasonTable, HasAColumnForEachRoundAndWhatDriversHave) {
    RallySeason season = seasonOf({roundOf({"A", "B"}), roundOf({"B"})});
    season.title = QStringLiteral("Winter");
    season.drivers = {entered("A", "Red"), entered("B")};
    season.drivers[1].number = 7;
    EXPECT_EQ(asText(seasonTable(season, {})),
              QStringLiteral("Place  No.  Driver  Team  R1  R2  Points\n"
                             "1      7    B             6   10  16\n"
                             "2           A       Red   10  –   10\n"));
    EXPECT_EQ(asText(seasonTable(season, {true, {}, 1})), QStringLiteral("Place  Team  R1  Points\n"
                                                                         "1      Red   10  10\n"));
    EXPECT_EQ(seasonHeading(season, {true, {}, 1}),
              QStringLiteral("Winter, teams, after 1 round(s)"));
}

TEST(SeasonTable, AsHtmlKeepsNamesFromBeingMarkup) {
    const QString html = asHtml(seasonTable(seasonOf({roundOf({"<b>&"})}), {}));
    EXPECT_TRUE(html.contains(QStringLiteral("<td>&lt;b&gt;&amp;</td>"))) << html.toStdString();
}

} // namespace
} // namespace stagewright
