#include "model/rally/piece_needs.h"
#include "model/rally/rally_edits.h"
#include "tests/field_game.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(PieceNeeds, OfTheFirstRallyAreAsTheRulebookLists) {
    Rally rally = rulebookRally(1);
    rally.info.boxes[QStringLiteral("dirt-core")] = 1;
    const PieceCounts stock = piecesOf(rally.info.boxes, games());
    const PieceCounts atOnce = needsOf(rally, Laying::AllAtOnce, games());
    EXPECT_EQ(sumOf(atOnce), 32);
    EXPECT_EQ(shortagesOf(atOnce, stock, games()).size(),
              atOnce.size()); // every number is short
    EXPECT_EQ(shortagesOf(atOnce, stock, games()).front(), (Shortage{QStringLiteral("201"), 2, 1}));
    const PieceCounts inTurn = needsOf(rally, Laying::OneAfterAnother, games());
    EXPECT_EQ(sumOf(inTurn), 11);
    EXPECT_TRUE(shortagesOf(inTurn, stock, games()).empty());
}

TEST(PieceNeeds, OfASessionAreThoseOfItsStagesTogether) {
    Rally rally = rulebookRally(1);
    rally = after(rally, beginSession(rally, StageKey{2}, {}));
    EXPECT_EQ(sumOf(needsOf(rally, Laying::SessionAtOnce, games())), 21); // 10 and 11
    EXPECT_EQ(laidTogether(rally, Laying::SessionAtOnce),
              (std::vector<std::vector<qsizetype>>{{0}, {1, 2}}));
}

TEST(PieceNeeds, OfStagesOfSeveralKindsAreCountedApart) {
    Rally rally = rulebookRally(1);
    RallyStage fields;
    fields.stage = fieldStage({QStringLiteral("road")});
    rally = after(rally, addStage(rally, fields, 3));
    // The fields say nothing of their pieces.
    const Games all = gamesWithFields();
    EXPECT_TRUE(needsOf(fields.stage, all).empty());
    EXPECT_EQ(needsOf(rally, Laying::AllAtOnce, all),
              needsOf(rulebookRally(1), Laying::AllAtOnce, games()));
}

TEST(Shortages, AreOfWhatIsOwnedTooSeldomOrNotAtAll) {
    const PieceCounts needs{{QStringLiteral("217"), 2},
                            {QStringLiteral("301"), 1},
                            {QStringLiteral("205"), 1},
                            {QStringLiteral("103"), 4}};
    const PieceCounts stock = piecesOf({{QStringLiteral("dirt-core"), 1}}, games());
    EXPECT_EQ(shortagesOf(needs, stock, games()),
              (std::vector<Shortage>{{QStringLiteral("103"), 4, 0},
                                     {QStringLiteral("217"), 2, 1},
                                     {QStringLiteral("301"), 1, 0}}));
    EXPECT_TRUE(shortagesOf(needs, needs, games()).empty());
}

TEST(Shortages, APieceThatNoBoxHoldsIsNotCounted) {
    const PieceCounts needs{{QStringLiteral("club1"), 3}, {QStringLiteral("205"), 1}};
    EXPECT_EQ(shortagesOf(needs, {}, games()),
              (std::vector<Shortage>{{QStringLiteral("205"), 1, 0}}));
}

TEST(BoxesOf, ARallyAreThoseSaidOrThoseOfItsStages) {
    Rally rally = rulebookRally(1);
    EXPECT_EQ(boxesOf(rally, games()), (BoxCounts{{QStringLiteral("dirt-core"), 1}}));
    RallyStage circuit;
    circuit.stage = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    rally = after(rally, addStage(rally, circuit, 3));
    EXPECT_EQ(boxesOf(circuit.stage, games()).count(QStringLiteral("gt-core")), 1U);
    BoxCounts both = boxesOf(circuit.stage, games());
    both.emplace(QStringLiteral("dirt-core"), 1);
    EXPECT_EQ(boxesOf(rally, games()), both);
    rally.info.boxes = {{QStringLiteral("dirt-rx"), 2}};
    EXPECT_EQ(boxesOf(rally, games()), rally.info.boxes);
}

} // namespace
} // namespace stagewright
