#include "editor/document/stage_undo_step.h"
#include "editor/hextiles/board/held_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"

#include <QSet>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The sample without its straight 205a, which runs from SE to NW there.
Stage withGap() {
    Stage stage = sampleStage();
    const Placement taken = tilesOf(stage).at({1, 1}).front();
    tilesOf(stage).remove(taken);
    return stage;
}

HeldTiles carrying(const Stage& stage, QStringView side) {
    return {stage, catalogue(), *TileId::parse(side)};
}

TEST(HeldTiles, OverAGapATileTurnsToFit) {
    HeldTiles hand = carrying(withGap(), u"204a");
    hand.moveTo({1, 1});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Fits);
    EXPECT_EQ(hand.ghost().tiles.front().turn.sixths() % 3, 2);
    EXPECT_TRUE(hand.ghost().reason.isEmpty());
}

TEST(HeldTiles, TheTurnKeyVisitsFittingTurnsFirstAndThenAllOthers) {
    HeldTiles hand = carrying(withGap(), u"204a");
    hand.moveTo({1, 1});
    QList<int> turns;
    QList<bool> fits;
    for (int i = 0; i < 6; ++i) {
        turns.append(hand.ghost().tiles.front().turn.sixths());
        fits.append(hand.ghost().look == Ghost::Look::Fits);
        hand.turn(1);
    }
    EXPECT_EQ(fits, (QList<bool>{true, true, false, false, false, false}));
    EXPECT_EQ(QSet<int>(turns.begin(), turns.end()).size(), 6);
    EXPECT_EQ(hand.ghost().tiles.front().turn.sixths(), turns.front());
    hand.turn(-1);
    EXPECT_EQ(hand.ghost().tiles.front().turn.sixths(), turns.back());
}

TEST(HeldTiles, WhereNothingFitsItSaysWhy) {
    HeldTiles hand = carrying(withGap(), u"210a"); // a corner
    hand.moveTo({1, 1});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::DoesNotFit);
    EXPECT_FALSE(hand.ghost().reason.isEmpty());
}

TEST(HeldTiles, AnOccupiedHexBlocksTilesThatAreMoved) {
    const Stage stage = sampleStage();
    const Placement tile = tilesOf(stage).at({1, 2}).front();
    HeldTiles hand(stage, catalogue(), {tile}, tile.hex);
    hand.moveTo({1, 1});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Blocked);
    EXPECT_EQ(hand.ghost().reason, QStringLiteral("Tile 205a lies there"));
}

TEST(HeldTiles, ATileOfThePaletteTakesTheTurnOfTheOneItCovers) {
    const Stage stage = sampleStage();
    const Placement old = tilesOf(stage).at({1, 1}).front();
    HeldTiles hand = carrying(stage, u"204a");
    hand.moveTo({1, 1});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Fits);
    EXPECT_EQ(hand.ghost().tiles.front().turn, old.turn);
    EXPECT_EQ(hand.ghost().covered, QList{old});
    EXPECT_EQ(hand.ghost().reason, QStringLiteral("Replaces 205a"));
    hand.moveTo({9, 9});
    EXPECT_TRUE(hand.ghost().covered.isEmpty());
    EXPECT_TRUE(hand.ghost().reason.isEmpty());
}

TEST(HeldTiles, SeveralTilesTurnAsOneBodyFittingTurnsFirst) {
    // Start and straight of the sample: they fit back into the gap as they lay, and in no other
    // turn.
    const Stage stage = sampleStage();
    const QList<Placement> taken{tilesOf(stage).at({1, 2}).front(),
                                 tilesOf(stage).at({1, 1}).front()};
    HeldTiles hand(stage, catalogue(), taken, {1, 1});
    const Hex pivot = pivotOf(taken);
    EXPECT_EQ(pivot, (Hex{1, 1})); // both are as near to the middle: the first by q, then r
    QSet<int> turns;
    for (int i = 0; i < 6; ++i) {
        hand.turn(1);
        const auto& tiles = hand.ghost().tiles;
        const Turn by = tiles.front().turn - taken.front().turn;
        turns.insert(by.sixths());
        for (qsizetype t = 0; t < taken.size(); ++t) {
            EXPECT_EQ(tiles.at(t).hex, turned(taken.at(t).hex, pivot, by));
            EXPECT_EQ(tiles.at(t).turn, taken.at(t).turn + by);
        }
    }
    EXPECT_EQ(turns.size(), 6);
    EXPECT_EQ(hand.ghost().tiles, taken); // six make a full turn
}

TEST(HeldTiles, TheBoardHasAnEnd) {
    HeldTiles hand = carrying(sampleStage(), u"204a");
    hand.moveTo({boardReach + 1, 0});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Blocked);
}

TEST(HeldTiles, ATileBroughtBackLiesAsItLay) {
    const Stage stage = sampleStage();
    const Placement tile = tilesOf(stage).at({1, 1}).front();
    HeldTiles hand(stage, catalogue(), {tile}, tile.hex);
    hand.moveTo({8, 8});
    hand.moveTo({1, 1});
    EXPECT_EQ(hand.ghost().tiles, QList{tile});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Fits);
    EXPECT_EQ(hand.at(), (Hex{1, 1}));
}

TEST(HeldTiles, TheUsersTurnIsKeptWhereAnyTurnFits) {
    HeldTiles hand = carrying(Stage(), u"204a");
    hand.moveTo({0, 0});
    hand.turn(1);
    hand.moveTo({3, 3});
    EXPECT_EQ(hand.ghost().tiles.front().turn.sixths(), 1);
}

TEST(HeldTiles, AGroupKeepsItsShape) {
    const Stage stage = sampleStage();
    HeldTiles hand(stage, catalogue(), tilesOf(stage).placements(), {1, 1});
    hand.moveTo({1, 2});
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Fits);
    ASSERT_EQ(hand.ghost().tiles.size(), 11);
    for (qsizetype i = 0; i < 11; ++i) {
        EXPECT_EQ(hand.ghost().tiles.at(i).hex,
                  tilesOf(stage).placements().at(i).hex + (Hex{0, 1}));
        EXPECT_EQ(hand.ghost().tiles.at(i).turn, tilesOf(stage).placements().at(i).turn);
    }
}

TEST(HeldTiles, AFlippedTileIsItsBack) {
    HeldTiles hand = carrying(withGap(), u"204a");
    hand.moveTo({1, 1});
    hand.flip();
    EXPECT_EQ(hand.ghost().tiles.front().side, TileId::parse(u"204b"));
    EXPECT_EQ(hand.ghost().look, Ghost::Look::Fits);
}

} // namespace

} // namespace stagewright
