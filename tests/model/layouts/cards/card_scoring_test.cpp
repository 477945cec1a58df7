#include "model/layouts/cards/play/scoring.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

CardTable scored(const std::vector<SeatScore>& scores) {
    CardTable table;
    for (const SeatScore& score : scores)
        table.seats.append(CardSeat{{}, 0, {}, score});
    return table;
}

std::vector<int> bonuses(const std::vector<int>& popularity) {
    return popularityBonuses(popularity);
}

TEST(CardScores, PopularityGivesThreePointsAndOne) {
    using Points = std::vector<int>;
    EXPECT_EQ(bonuses({7, 4, 4, 0}), (Points{3, 1, 1, 0}));
    EXPECT_EQ(bonuses({5, 5, 2}), (Points{3, 3, 1}));
    EXPECT_EQ(bonuses({0, 0}), (Points{0, 0}));
    EXPECT_EQ(bonuses({2, 0}), (Points{3, 0}));
    EXPECT_EQ(bonuses({1, 2, 3, 4}), (Points{0, 0, 1, 3}));
    EXPECT_EQ(bonuses({}), Points{});
}

TEST(CardScores, AddUpAsInTheRulebook) {
    // 41 on the track, 4 on the cards, two hazard dice, second in popularity
    const auto standings = standingsOf(scored({{41, 4, 2, 4}, {10, 0, 0, 7}}));
    ASSERT_EQ(standings.size(), 2U);
    EXPECT_EQ(standings[0], (SeatStanding{0, 1, 44, 1, false}));
    EXPECT_EQ(standings[1], (SeatStanding{1, 3, 13, 2, false}));
}

TEST(CardScores, TiesGoToThePopularThenToTheCarWithLessDamage) {
    // 44 points each: popularity 3 and 5
    const auto popular = standingsOf(scored({{43, 0, 0, 3}, {41, 0, 0, 5}}));
    EXPECT_EQ(popular[0].seat, 1);
    EXPECT_EQ(popular[0].total, 44);
    EXPECT_EQ(popular[1].total, 44);
    EXPECT_EQ(popular[1].place, 2);
    const auto damaged = standingsOf(scored({{43, 0, 0, 3, 0}, {41, 0, 0, 5, 2}}));
    EXPECT_EQ(damaged[0].seat, 1) << "popularity counts before damage";
    const auto whole = standingsOf(scored({{40, 0, 0, 3, 2}, {40, 0, 0, 3, 1}}));
    EXPECT_EQ(whole[0].seat, 1);
    EXPECT_EQ(whole[1].place, 2);
    const auto shared = standingsOf(scored({{40, 0, 0, 3, 1}, {40, 0, 0, 3, 1}, {9, 0, 0, 0, 0}}));
    EXPECT_EQ(shared[0].place, 1);
    EXPECT_EQ(shared[1].place, 1);
    EXPECT_EQ(shared[2].place, 3);
}

TEST(CardScores, ADestroyedCarLosesAllAndComesLast) {
    const auto standings = standingsOf(scored({{60, 5, 0, 9, 7, true}, {0, -3, 3, 1, 7}}));
    EXPECT_EQ(standings[0].seat, 1);
    EXPECT_EQ(standings[0].total, -3);
    EXPECT_EQ(standings[0].bonus, 3); // the popularity of the other is lost
    EXPECT_EQ(standings[1].total, 0);
    EXPECT_TRUE(standings[1].destroyed);
    EXPECT_EQ(standings[1].place, 2);
}

TEST(CardScores, WhoHasNoneIsLeftOut) {
    CardTable table = scored({{10, 0, 0, 1}});
    table.seats.prepend(CardSeat{});
    const auto standings = standingsOf(table);
    ASSERT_EQ(standings.size(), 1U);
    EXPECT_EQ(standings[0].seat, 1);
}

TEST(CardScores, TheGhostDriverIsBeatenByPointsThenPopularity) {
    CardTable table = scored({{20, 0, 1, 4}});
    table.mode = CardMode::Solo;
    EXPECT_FALSE(beatsTheGhost(table).has_value());
    table.ghostScore = GhostScore{21, 2};
    EXPECT_EQ(beatsTheGhost(table), true); // 20 - 1 + 3 against 21 + 1; more popular
    EXPECT_EQ(standingsOf(table)[0].seat, 0);
    table.ghostScore = GhostScore{22, 2};
    EXPECT_EQ(beatsTheGhost(table), false);
    EXPECT_EQ(standingsOf(table)[0].seat, 1);
    table.ghostScore = GhostScore{19, 4};
    EXPECT_EQ(beatsTheGhost(table), false) << "all equal: the ghost";
    table.ghostScore = GhostScore{0, 0};
    table.seats[0].score->destroyed = true;
    EXPECT_EQ(beatsTheGhost(table), false);
}

TEST(CardScores, TheLastCardGoesToThePopularThenToWhoHasFewerPoints) {
    using Buyers = std::vector<CardBuyer>;
    EXPECT_EQ(buyerOfLastCard(Buyers{{4, 10}, {4, 8}}), 1U);
    EXPECT_EQ(buyerOfLastCard(Buyers{{5, 10}, {4, 8}}), 0U);
    EXPECT_EQ(buyerOfLastCard(Buyers{{4, 8}, {4, 8}}), std::nullopt);
    EXPECT_EQ(buyerOfLastCard(Buyers{}), std::nullopt);
}

TEST(CardScores, ASeasonAddsUpStagesByName) {
    CardTable first = scored({{20, 0, 0, 0}, {10, 0, 0, 0}});
    first.seats[0].name = QStringLiteral("Ola");
    first.seats[1].name = QStringLiteral("Jan");
    CardTable second = scored({{30, 0, 0, 0}, {20, 0, 0, 0}});
    second.seats[0].name = QStringLiteral("Jan");
    second.seats[1].name = QStringLiteral("Ola");
    CardTable third = scored({{5, 0, 0, 0}});
    const auto season = seasonOf(std::array{first, second, third});
    ASSERT_EQ(season.size(), 3U);
    EXPECT_EQ(season[0], (SeasonLine{QStringLiteral("Ola"), 40, 2, 1, 1, {20, 20, {}}}));
    EXPECT_EQ(season[1], (SeasonLine{QStringLiteral("Jan"), 40, 2, 1, 1, {10, 30, {}}}));
    EXPECT_EQ(season[2], (SeasonLine{QStringLiteral("1"), 5, 1, 1, 3, {{}, {}, 5}}));
}

TEST(CardScores, WhoHasNoScoreYetIsLastInASeasonAndWithoutAPlace) {
    CardTable first = scored({{5, 0, 3, 0}, {0, -4, 0, 0}});
    first.seats.prepend(CardSeat{{}, 0, QStringLiteral("Ola"), {}});
    first.seats[1].name = QStringLiteral("Jan");
    first.seats[2].name = QStringLiteral("Ewa");
    const auto season = seasonOf(std::array{first});
    ASSERT_EQ(season.size(), 3U);
    EXPECT_EQ(season[0], (SeasonLine{QStringLiteral("Jan"), 2, 1, 1, 1, {2}}));
    EXPECT_EQ(season[1], (SeasonLine{QStringLiteral("Ewa"), -4, 1, 0, 2, {-4}}));
    EXPECT_EQ(season[2], (SeasonLine{QStringLiteral("Ola"), 0, 0, 0, 0, {std::nullopt}}));
}

RC_GTEST_PROP(CardScores, StandingsAreInOrderAndHoldEverybodyOnce, ()) {
    std::vector<SeatScore> scores;
    for (int seats = *rc::gen::inRange(1, 6); seats > 0; --seats)
        scores.push_back({*rc::gen::inRange(0, 4), *rc::gen::inRange(-2, 3),
                          *rc::gen::inRange(0, 4), *rc::gen::inRange(0, 3), *rc::gen::inRange(0, 2),
                          *rc::gen::inRange(0, 4) == 0});
    const auto standings = standingsOf(scored(scores));
    RC_ASSERT(standings.size() == scores.size());
    std::vector<bool> seen(scores.size());
    for (std::size_t i = 0; i < standings.size(); ++i) {
        seen[static_cast<std::size_t>(standings[i].seat)] = true;
        if (i == 0)
            continue;
        const SeatStanding& before = standings[i - 1];
        RC_ASSERT(before.place <= standings[i].place);
        RC_ASSERT(!before.destroyed || standings[i].destroyed);
        if (!standings[i].destroyed)
            RC_ASSERT(before.total >= standings[i].total);
    }
    RC_ASSERT(std::all_of(seen.begin(), seen.end(), [](bool there) { return there; }));
}

} // namespace
} // namespace stagewright
