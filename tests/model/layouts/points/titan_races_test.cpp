#include "model/layouts/points/racing/titan_races.h"
#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace stagewright {
namespace {

/// Bare, without powers and cards, colours drawn for each race.
TitanRaces bareRaces(int titans, DiceDraft draft, PushReach push) {
    TitanRaces races = *racesOf(TitanLayout{StackKind::Loop, {PointTrack()}}, titanGame());
    races.titans = titans;
    races.draft = draft;
    races.race.push = push;
    return races;
}

/// A row of the reference's table: 1,000 races each, shares in whole per cent.
struct TableRow {
    DiceDraft draft;
    PushReach push;
    double rounds;
    double halfWidth;           ///< of rounds, 95 %
    std::pair<int, int> spread; ///< the 10th and the 90th of 100 races, rounds
    double turns;
    std::vector<int> wins;
};

using enum DiceDraft;
using enum PushReach;

const std::vector<TableRow>& table() {
    static const std::vector<TableRow> rows{
        {Book, Full, 9.54, 0.04, {9, 10}, 27.2, {66, 5, 29}},
        {Book, Full, 9.06, 0.04, {8, 10}, 34.3, {57, 10, 1, 32}},
        {Book, Full, 8.71, 0.04, {8, 9}, 40.9, {58, 10, 3, 2, 27}},
        {Book, Full, 8.37, 0.04, {8, 9}, 46.6, {57, 12, 9, 3, 1, 19}},
        {Book, Rest, 9.69, 0.03, {9, 10}, 27.6, {70, 3, 27}},
        {Book, Rest, 9.27, 0.03, {9, 10}, 35.0, {66, 6, 1, 27}},
        {Book, Rest, 8.96, 0.03, {8, 10}, 41.9, {63, 10, 2, 1, 24}},
        {Book, Rest, 8.72, 0.03, {8, 9}, 48.5, {65, 12, 3, 1, 0, 18}},
        {Rolling, Full, 9.99, 0.05, {9, 11}, 28.5, {66, 21, 13}},
        {Rolling, Full, 9.68, 0.05, {9, 10}, 36.5, {59, 19, 11, 11}},
        {Rolling, Full, 9.26, 0.04, {8, 10}, 43.5, {50, 18, 12, 9, 12}},
        {Rolling, Full, 8.89, 0.05, {8, 10}, 50.3, {38, 14, 12, 11, 12, 14}},
        {Rolling, Rest, 10.28, 0.04, {9, 11}, 29.3, {65, 20, 14}},
        {Rolling, Rest, 10.01, 0.04, {9, 11}, 37.9, {58, 18, 9, 15}},
        {Rolling, Rest, 9.71, 0.04, {9, 10}, 45.6, {53, 16, 10, 8, 12}},
        {Rolling, Rest, 9.51, 0.04, {9, 10}, 53.7, {38, 19, 12, 9, 8, 13}},
    };
    return rows;
}

/// Within four standard errors of the reference's 1,000 races, and of what its figures are rounded
/// to.
TEST(TitanRaces, GoOnTheBareBoardAsTheReferenceSays) {
    constexpr std::int64_t races = 4'000;
    constexpr double referenceRaces = 1'000;
    for (const TableRow& row : table()) {
        const int titans = static_cast<int>(row.wins.size());
        SCOPED_TRACE(testing::Message() << titans << " titans, draft " << int(row.draft)
                                        << ", push " << int(row.push));
        const auto run = runTitanRaces(bareRaces(titans, row.draft, row.push), {races});
        ASSERT_TRUE(run);
        EXPECT_EQ(run->races(), races);
        const double known = row.halfWidth / 1.96;
        EXPECT_NEAR(run->rounds().mean, row.rounds,
                    4 * std::hypot(known, run->rounds().error) + 0.005);
        const double ofTurns = run->turns().error * std::sqrt(races / referenceRaces);
        EXPECT_NEAR(run->turns().mean, row.turns,
                    4 * std::hypot(ofTurns, run->turns().error) + 0.05);
        double sum = 0;
        for (int seat = 0; seat < titans; ++seat) {
            const MeanFigure wins = run->wins(seat);
            const double share = row.wins[static_cast<std::size_t>(seat)] / 100.0;
            const double ofShare = std::sqrt(std::max(share, 0.005) * (1 - share) / referenceRaces);
            EXPECT_NEAR(wins.mean, share, 4 * std::hypot(ofShare, wins.error) + 0.005) << seat + 1;
            sum += wins.mean;
        }
        EXPECT_NEAR(sum, 1, 1e-12);
    }
}

/// Likewise of how far they spread.
TEST(TitanRaces, SpreadOnTheBareBoardAsTheReferenceSays) {
    constexpr int races = 2'000;
    constexpr double tenth = 0.1;
    const double room = 4 * std::hypot(std::sqrt(tenth * (1 - tenth) / 1'000),
                                       std::sqrt(tenth * (1 - tenth) / races));
    for (const TableRow& row : table()) {
        const int titans = static_cast<int>(row.wins.size());
        SCOPED_TRACE(testing::Message() << titans << " titans, draft " << int(row.draft)
                                        << ", push " << int(row.push));
        const TitanRaces several = bareRaces(titans, row.draft, row.push);
        TitanRaceStatistics counted(titans);
        std::vector<int> rounds;
        for (int i = 0; i < races; ++i)
            rounds.push_back(
                runTitanRace(several, 1, static_cast<std::uint64_t>(i), counted).rounds);
        const auto shareUpTo = [&](int most) {
            return static_cast<double>(std::count_if(rounds.begin(), rounds.end(),
                                                     [&](int each) { return each <= most; })) /
                   races;
        };
        const auto [low, high] = row.spread;
        EXPECT_LE(shareUpTo(low - 1), tenth + room);
        EXPECT_GE(shareUpTo(low), tenth - room);
        EXPECT_LE(shareUpTo(high - 1), 1 - tenth + room);
        EXPECT_GE(shareUpTo(high), 1 - tenth - room);
    }
}

TEST(TitanRaces, AreTheSameOfOneSeedForAnyNumberOfThreads) {
    TitanRaces races = bareRaces(4, Rolling, Full);
    for (const TitanPolicy policy : {TitanPolicy::Greedy, TitanPolicy::Random}) {
        races.policy = policy;
        const auto one = runTitanRaces(races, {1'000, 7, 1});
        const auto several = runTitanRaces(races, {1'000, 7, 5});
        const auto otherSeed = runTitanRaces(races, {1'000, 8, 1});
        ASSERT_TRUE(one && several && otherSeed);
        EXPECT_EQ(*one, *several);
        EXPECT_NE(*one, *otherSeed);
    }
}

/// Who plays at random takes longer, and no seat is hopeless, as the third is by the greedy.
TEST(TitanRaces, AreLongerAndFairerAtRandom) {
    TitanRaces races = bareRaces(4, Book, Full);
    races.policy = TitanPolicy::Random;
    const auto run = runTitanRaces(races, {4'000});
    ASSERT_TRUE(run);
    EXPECT_GT(run->rounds().mean, 10);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_GT(run->wins(seat).mean, 0.05);
    }
}

TEST(TitanRaces, CountWhereTurnsEndAndLivesAreLost) {
    TitanLayout hot{StackKind::Loop, {PointTrack()}};
    for (const char* name : {"A5", "C5", "E5"})
        hot.tracks[0].markings.append(Marking{point(name), TrackMark::Lava});
    const TitanRaces races = *racesOf(hot, titanGame());
    const auto run = runTitanRaces(races, {500});
    ASSERT_TRUE(run);
    std::int64_t ends = 0;
    std::int64_t lost = 0;
    for (const auto& counts : run->points()) {
        ends += counts.ends;
        lost += counts.livesLost;
        EXPECT_LE(counts.knockOuts, counts.livesLost);
    }
    const auto bare = runTitanRaces(bareRaces(4, Book, Full), {500});
    ASSERT_TRUE(bare);
    std::int64_t lostOnBare = 0;
    for (const auto& counts : bare->points())
        lostOnBare += counts.livesLost;
    EXPECT_GT(lost, lostOnBare);
    EXPECT_GT(ends, 0);
    EXPECT_LE(ends, std::llround(run->turns().mean * 500)); // those passed end nowhere
}

TEST(TitanRaces, AreGivenUpWhenAskedToStop) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(runTitanRaces(bareRaces(6, Book, Full), {100'000'000}, stop.get_token()));
}

TEST(TitanRaces, ADieOfTheOwnColourGivesALifeUpToTheMostAndPurpleNone) {
    const TitanRaces races = bareRaces(2, Book, Full);
    OnBoard on({}, {spot("B4"), spot("D4")});
    RacingTitan& titan = on.situation.titan(0);
    const auto livesAfter = [&](TitanColour own, TitanColour die, std::int8_t lives) {
        titan.colour = own;
        titan.life = lives;
        takeDie(die, 0, races.race, on.situation);
        return int(titan.life);
    };
    EXPECT_EQ(livesAfter(TitanColour::Red, TitanColour::Red, 3), 4);
    EXPECT_EQ(livesAfter(TitanColour::Red, TitanColour::Red, 6), 6);
    EXPECT_EQ(livesAfter(TitanColour::Red, TitanColour::Blue, 3), 3);
    EXPECT_EQ(livesAfter(TitanColour::Purple, TitanColour::Purple, 3), 3);
}

TEST(TitanRaces, TheLastLifeGoesForADieWhereThereIsNoOther) {
    const TitanRaces races = bareRaces(3, Book, Full);
    OnBoard on({}, {spot("B4"), spot("D4"), spot("F4")});
    on.situation.titan(0).life = 1;
    ThrownDice pool{};
    pool[static_cast<std::size_t>(TitanColour::Purple)] = 2;
    EXPECT_EQ(greedyPlay(pool, 0, races.race, on.situation).die, TitanColour::Purple);
    pool[static_cast<std::size_t>(TitanColour::Red)] = 1;
    EXPECT_EQ(greedyPlay(pool, 0, races.race, on.situation).die, TitanColour::Red);
    on.situation.titan(0).spot = spot("B10", 2); // where yellow wins
    EXPECT_EQ(greedyPlay(pool, 0, races.race, on.situation).die, TitanColour::Purple);
}

} // namespace
} // namespace stagewright
