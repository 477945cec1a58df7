#include "model/rally/laying_order.h"
#include "tests/field_game.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace stagewright {
namespace {

/// Of a rally of the rulebook.
QList<Stage> stagesOfRally(int number) {
    QList<Stage> stages;
    const Rally rally = rulebookRally(number);
    for (const RallyStage& each : rally.stages())
        stages.append(each.stage);
    return stages;
}

int laidAlong(const QList<Stage>& stages, const std::vector<qsizetype>& order) {
    int laid = stages[order.front()].layout.pieceCount();
    for (std::size_t i = 1; i < order.size(); ++i) {
        const Stage& next = stages[order[i]];
        laid += games().face<StagePieces>(next).between(stages[order[i - 1]], next, games()).laid();
    }
    return laid;
}

TEST(LayingOrder, IsTheBestOfAllForEightStages) {
    QList<Stage> stages = stagesOfRally(1) + stagesOfRally(2) + stagesOfRally(6);
    stages.removeLast();
    stages.removeAt(4);
    stages.removeAt(4); // six, of which all orders are tried
    std::vector<qsizetype> order(static_cast<std::size_t>(stages.size()));
    std::iota(order.begin(), order.end(), qsizetype{0});
    int fewest = std::numeric_limits<int>::max();
    do
        fewest = std::min(fewest, laidAlong(stages, order));
    while (std::next_permutation(order.begin(), order.end()));
    const LayingOrder best = fewestMoves(stages, games());
    EXPECT_EQ(best.laid, fewest);
    EXPECT_EQ(best.atLeast, fewest);
    EXPECT_EQ(laidAlong(stages, best.order), fewest);
}

TEST(LayingOrder, OfManyStagesSaysHowGoodItIs) {
    QList<Stage> stages;
    for (int number = 1; number <= 6; ++number)
        stages += stagesOfRally(number);
    std::vector<qsizetype> given(static_cast<std::size_t>(stages.size()));
    std::iota(given.begin(), given.end(), qsizetype{0});
    const LayingOrder good = fewestMoves(stages, games());
    EXPECT_EQ(laidAlong(stages, good.order), good.laid);
    EXPECT_LE(good.laid, laidAlong(stages, given));
    EXPECT_LE(good.atLeast, good.laid);
    std::vector<qsizetype> sorted = good.order;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, given);
    EXPECT_TRUE(fewestMoves({}, games()).order.empty());
}

TEST(LayingOrder, CountsWhatIsLaidAsTheStagesStand) {
    const QList<Stage> stages = stagesOfRally(1);
    const auto moves = movesBetween(stages, games());
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[0].fetch, stages[0].layout.pieceCount());
    EXPECT_EQ(moves[0].away, 0);
    EXPECT_EQ(laidAsGiven(stages, games()), laidAlong(stages, {0, 1, 2}));
}

TEST(LayingOrder, NothingStaysFromOneKindOfLayoutToAnother) {
    const Games all = gamesWithFields();
    const Stage tiles = stagesOfRally(1).front();
    const Stage fields = fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
    const auto moves = movesBetween({tiles, fields, tiles, tiles}, all);
    ASSERT_EQ(moves.size(), 4U);
    EXPECT_EQ(moves[1].fetch, 2);
    EXPECT_EQ(moves[1].away, tiles.layout.pieceCount());
    EXPECT_EQ(moves[2].stay, 0);
    EXPECT_EQ(moves[2].fetch, tiles.layout.pieceCount());
    EXPECT_EQ(moves[2].away, 2);
    EXPECT_EQ(moves[3].stay, tiles.layout.pieceCount());
    EXPECT_EQ(moves[3].laid(), 0);
    // Like to like: the fields first or last, and the tiles once.
    EXPECT_EQ(fewestMoves({tiles, fields, tiles}, all).laid, tiles.layout.pieceCount() + 2);
}

} // namespace
} // namespace stagewright
