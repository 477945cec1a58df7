#include "model/drive/stage_timing.h"
#include "model/layouts/cards/play/rounds.h"
#include "tests/model/layouts/cards/card_tables.h"

#include <gtest/gtest.h>

#include <numeric>

namespace stagewright {
namespace {

std::vector<int> pairsOf(const char* level) {
    return ghostPairs(
        cardTable(QByteArray(R"("mode": "solo", "shop": [], "ghost": ")") + level + '"'),
        cardGame());
}

int sum(const std::vector<int>& pairs) {
    return std::accumulate(pairs.begin(), pairs.end(), 0);
}

TEST(CardRounds, AreTenAndFiveInATrial) {
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [])")), 10);
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [], "faceUp": 5)")), 10);
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [], "faceUp": 5, "gap": "travel")")), 11);
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [], "faceUp": 6, "gap": "travel")")), 10);
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [], "mode": "trial")")), 5);
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [], "mode": "trial", "gap": "travel")")), 5);
    EXPECT_EQ(roundsOf(cardTable(R"("shop": [], "stage": {"id": "mine", "cards": 12})")), 12);
}

TEST(CardRounds, ARowMovesAndIsFilledFromTheDeck) {
    using Row = std::vector<int>;
    const CardTable six = cardTable(R"("shop": [])");
    EXPECT_EQ(rowAtRound(six, 1), (Row{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(rowAtRound(six, 5), (Row{5, 6, 7, 8, 9, 10}));
    EXPECT_EQ(rowAtRound(six, 10), (Row{10}));
    const CardTable five = cardTable(R"("shop": [], "faceUp": 5)");
    EXPECT_EQ(rowAtRound(five, 1), (Row{1, 2, 3, 4, 5}));
    EXPECT_EQ(rowAtRound(five, 2), (Row{2, 3, 4, 5, 6}));
    const CardTable travelling = cardTable(R"("shop": [], "faceUp": 5, "gap": "travel")");
    EXPECT_EQ(rowAtRound(travelling, 1), (Row{1, 2, 3, 4, 5, 0}));
    EXPECT_EQ(rowAtRound(travelling, 3), (Row{3, 4, 5, 0, 6, 7}));
    EXPECT_EQ(rowAtRound(travelling, 6), (Row{0, 6, 7, 8, 9, 10}));
    EXPECT_EQ(rowAtRound(travelling, 11), (Row{10}));
    EXPECT_EQ(roundOfLeaving(travelling, 5), 5);
    EXPECT_EQ(roundOfLeaving(travelling, 6), 7);
    EXPECT_EQ(rowAtRound(cardTable(R"("shop": [], "mode": "trial")"), 2), (Row{2, 3, 4, 5}));
}

TEST(GhostDriver, RollsMorePairsAsHisCardsLeave) {
    using Pairs = std::vector<int>;
    EXPECT_EQ(pairsOf("newbie"), (Pairs{0, 0, 0, 0, 1, 2, 3, 3, 3, 3}));
    EXPECT_EQ(pairsOf("rookie"), (Pairs{0, 0, 0, 1, 2, 3, 3, 3, 3, 3}));
    EXPECT_EQ(pairsOf("amateur"), (Pairs{0, 0, 1, 2, 3, 3, 3, 3, 3, 3}));
    EXPECT_EQ(pairsOf("standard"), (Pairs{0, 1, 2, 3, 3, 3, 3, 3, 3, 3}));
    EXPECT_EQ(pairsOf("challenger"), (Pairs{1, 2, 3, 3, 3, 3, 3, 3, 3, 3}));
    EXPECT_EQ(pairsOf("veteran"), (Pairs{2, 3, 3, 3, 3, 3, 3, 3, 3, 3}));
    EXPECT_EQ(pairsOf("beast"), Pairs(10, 3));
    EXPECT_EQ(sum(pairsOf("standard")), 24);
    EXPECT_EQ(sum(pairsOf("amateur")), 21);
    EXPECT_EQ(sum(pairsOf("rookie")), 18);
    EXPECT_EQ(sum(pairsOf("newbie")), 15);
    EXPECT_EQ(sum(pairsOf("challenger")), 27);
    EXPECT_EQ(sum(pairsOf("veteran")), 29);
    EXPECT_EQ(sum(pairsOf("beast")), 30);
    EXPECT_TRUE(ghostPairs(cardTable(R"("shop": [])"), cardGame()).empty());
}

/// With the gap that moves along he has a round more.
TEST(GhostDriver, WaitsForCardsBehindATravellingGap) {
    const auto pairs = ghostPairs(
        cardTable(R"("shop": [], "mode": "solo", "ghost": "newbie", "faceUp": 5, "gap": "travel")"),
        cardGame());
    EXPECT_EQ(pairs, (std::vector<int>{0, 0, 0, 0, 1, 2, 2, 3, 3, 3, 3}));
}

TEST(GhostDriver, ScoresExactlyOnceTheHazardDieIsEntered) {
    CardTable table = cardTable(R"("shop": [], "mode": "solo", "ghost": "standard")");
    EXPECT_FALSE(ghostPoints(table, cardGame()));
    table.hazard = HazardFaces{{{2, 0}, {3, 1}, {3, 2}, {1, 0}, {0, 0}, {0, 0}}}; // made up
    const auto points = ghostPoints(table, cardGame());
    ASSERT_TRUE(points);
    EXPECT_DOUBLE_EQ(points->speed, 24 * 9 / 6.0);
    EXPECT_DOUBLE_EQ(points->popularity, 24 * 3 / 6.0);
    table.ghost.reset();
    EXPECT_FALSE(ghostPoints(table, cardGame()));
}

void expectLength(const QByteArray& fields, int players, double least, double most,
                  LengthSource source) {
    const TableLength length = lengthOf(cardTable(fields), cardGame(), players);
    EXPECT_DOUBLE_EQ(length.least, least) << fields.constData();
    EXPECT_DOUBLE_EQ(length.most, most) << fields.constData();
    EXPECT_EQ(length.source, source) << fields.constData();
}

TEST(TableLength, IsTheBoxsUntilTheUserKnowsBetter) {
    expectLength(R"("shop": [])", 2, 60, 90, LengthSource::Box);
    expectLength(R"("shop": [])", 4, 60, 90, LengthSource::Box);
    expectLength(R"("shop": [], "faceUp": 5, "gap": "travel")", 4, 66, 99, LengthSource::Box);
    expectLength(R"("shop": [], "mode": "trial")", 4, 70, 70, LengthSource::Assumed);
    expectLength(R"("shop": [], "mode": "trial", "trialMinutes": {"round": 1, "player": 2.5})", 2,
                 30, 30, LengthSource::Said);
    expectLength(R"("shop": [], "mode": "trial", "trialMinutes": {"round": 1, "player": 2.5},
                    "played": [{"start": "19:00", "end": "19:45", "rounds": 5}])",
                 2, 30, 30, LengthSource::Said);
    expectLength(R"("shop": [], "mode": "trial",
                    "played": [{"start": "19:00", "end": "19:45", "rounds": 5}])",
                 2, 45, 45, LengthSource::Played);
    expectLength(R"("shop": [], "trialMinutes": {"round": 1, "player": 2.5})", 2, 60, 90,
                 LengthSource::Box);
    expectLength(R"("shop": [], "played": [{"start": "19:00", "end": "20:20", "rounds": 10},
                                           {"start": "23:30", "end": "00:30", "rounds": 10}])",
                 3, 60, 80, LengthSource::Played);
    expectLength(R"("shop": [], "minutesARound": 7.5,
                    "played": [{"start": "19:00", "end": "20:20", "rounds": 10}])",
                 3, 75, 75, LengthSource::Said);
}

TEST(TableLength, IsWhatTheEveningTakesInTheMean) {
    const Stage stage = cardStage(R"("shop": [])");
    ASSERT_TRUE(isTimed(stage, games()));
    const auto minutes = games().face<StageTiming>(stage).minutes(stage, games(), 4, {});
    ASSERT_TRUE(minutes.has_value());
    EXPECT_EQ(*minutes, std::optional(75.0));
    Stage bare;
    bare.info.game = QStringLiteral("dirt-dust");
    EXPECT_FALSE(games().face<StageTiming>(bare).minutes(bare, games(), 4, {}).has_value());
}

} // namespace
} // namespace stagewright
