#include "model/compare/stage_comparison.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/field_game.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

Stage rulebookStage(const char* name) {
    return stageFrom(QStringLiteral("dirt-rulebook/%1.json").arg(QString::fromLatin1(name)));
}

Stage titled(const char* title) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    stage.info.title = QString::fromLatin1(title);
    return stage;
}

// By the lists of the rulebook, page by page: of the tiles of Rally 1, SS 1 and of Rally 2, SS 1.
TEST(StageComparison, TellsThePiecesThatOnlyOneOfTwoRulebookStagesNeeds) {
    const StageComparison comparison =
        compared(rulebookStage("rally1-ss1"), rulebookStage("rally2-ss1"), games());
    EXPECT_EQ(comparison.onlyFirst, (PieceCounts{{QStringLiteral("205"), 1},
                                                 {QStringLiteral("208"), 1},
                                                 {QStringLiteral("210"), 1},
                                                 {QStringLiteral("213"), 1},
                                                 {QStringLiteral("216"), 1},
                                                 {QStringLiteral("217"), 1},
                                                 {QStringLiteral("227"), 1}}));
    EXPECT_EQ(comparison.onlySecond, (PieceCounts{{QStringLiteral("204"), 1},
                                                  {QStringLiteral("207"), 1},
                                                  {QStringLiteral("209"), 1},
                                                  {QStringLiteral("212"), 1},
                                                  {QStringLiteral("214"), 1},
                                                  {QStringLiteral("223"), 1},
                                                  {QStringLiteral("224"), 1},
                                                  {QStringLiteral("228"), 1},
                                                  {QStringLiteral("229"), 1}}));
    EXPECT_EQ(sumOf(comparison.both), 4);
    EXPECT_TRUE(comparison.isSameGame);
    EXPECT_FALSE(comparison.isSame());
}

TEST(StageComparison, TwoStagesOfTheSameTilesDifferInTheirPlacesAlone) {
    const StageComparison comparison =
        compared(rulebookStage("rally1-ss1"), rulebookStage("rally1-ss2"), games());
    EXPECT_TRUE(comparison.onlyFirst.empty());
    EXPECT_TRUE(comparison.onlySecond.empty());
    EXPECT_EQ(sumOf(comparison.both), 11);
    ASSERT_TRUE(comparison.layout);
    EXPECT_FALSE(comparison.layout->changes.empty());
    for (const LayoutChange& change : comparison.layout->changes)
        EXPECT_TRUE(change.kind != ChangeKind::Added && change.kind != ChangeKind::Removed);
}

TEST(StageComparison, NothingTellsAStageFromItself) {
    EXPECT_TRUE(rc::check("a stage is as it is", [] {
        const Stage stage = *anyBoard();
        const StageComparison comparison = compared(stage, stage, games());
        RC_ASSERT(comparison.isSame());
        RC_ASSERT(sumOf(comparison.both) >= stage.layout.pieceCount());
    }));
}

TEST(StageComparison, SwappedSidesSwapTheAnswer) {
    EXPECT_TRUE(rc::check("swapped sides swap the answer", [] {
        const Stage first = *anyBoard();
        const Stage second = *anyBoard();
        StageComparison there = compared(first, second, games());
        StageComparison back = inverse(compared(second, first, games()));
        for (StageComparison* each : {&there, &back})
            std::sort(each->layout->changes.begin(), each->layout->changes.end(),
                      [](const LayoutChange& a, const LayoutChange& b) {
                          return std::tie(a.kind, a.first, a.second, a.before, a.after) <
                                 std::tie(b.kind, b.first, b.second, b.before, b.after);
                      });
        RC_ASSERT(there == back);
    }));
}

TEST(StageComparison, PiecesInAndOutAddUp) {
    EXPECT_TRUE(rc::check("what one has more is what the other lacks", [] {
        const Stage first = *anyBoard();
        const Stage second = *anyBoard();
        const StageComparison comparison = compared(first, second, games());
        const auto& pieces = games().face<StagePieces>(first);
        PieceCounts sum = pieces.needs(first);
        for (const auto& [piece, count] : comparison.onlyFirst)
            if (sum.contains(piece))
                sum[piece] -= count;
        for (const auto& [piece, count] : pieces.needs(second)) {
            const auto more = comparison.onlySecond.find(piece);
            RC_ASSERT(count - (more == comparison.onlySecond.end() ? 0 : more->second) ==
                      (sum.contains(piece) ? sum[piece] : 0));
        }
    }));
}

TEST(StageComparison, OfDifferentGamesOnlyPiecesAreTold) {
    const Games all = withFieldModel(gamesWithFields());
    const Stage fields = fieldStage({QStringLiteral("first"), QStringLiteral("second")});
    const StageComparison comparison = compared(rulebookStage("rally1-ss1"), fields, all);
    EXPECT_FALSE(comparison.isSameGame);
    EXPECT_FALSE(comparison.layout);
    EXPECT_EQ(sumOf(comparison.onlyFirst), 11);
    EXPECT_EQ(sumOf(comparison.both), 0);
    EXPECT_FALSE(comparison.isSame());
}

TEST(PairedStages, OfTheSameTitleFirstThenByTheirOrder) {
    const std::vector<Stage> first{titled("Hill"), titled("Wood"), titled("Shore")};
    const std::vector<Stage> second{titled("Wood"), titled("Fen"), titled("Lake"), titled("Moor")};
    EXPECT_EQ(pairedStages(first, second),
              (std::vector<StagePair>{{0, 1}, {1, 0}, {2, 2}, {std::nullopt, 3}}));
    EXPECT_EQ(pairedStages(second, first),
              (std::vector<StagePair>{{0, 1}, {1, 0}, {2, 2}, {3, std::nullopt}}));
}

TEST(PairedStages, TitlesThatSeveralBearAreNoNames) {
    const std::vector<Stage> twice{titled("Hill"), titled("Hill")};
    const std::vector<Stage> once{titled("Hill")};
    EXPECT_EQ(pairedStages(twice, once), (std::vector<StagePair>{{0, 0}, {1, std::nullopt}}));
}

TEST(PairedStages, TwoSingleStagesAreAPairWhateverTheyAreCalled) {
    const std::vector<Stage> a{titled("Hill")};
    const std::vector<Stage> b{titled("Dale")};
    EXPECT_EQ(pairedStages(a, b), (std::vector<StagePair>{{0, 0}}));
    EXPECT_EQ(pairedStages(a, {}), (std::vector<StagePair>{{0, std::nullopt}}));
}

} // namespace
} // namespace stagewright
