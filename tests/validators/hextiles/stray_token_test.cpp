#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/mending.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView strayToken("stray-token");

Stage tokenOn(const char* side, const char* token, QPointF at, int sixths = 0) {
    Placement tile = placed({side, {1, 2}, sixths});
    tile.tokens.append({QString::fromLatin1(token), at, 0, {}});
    Stage stage;
    tilesOf(stage).insert(tile);
    return stage;
}

TEST(StrayToken, TokenBesideTheRoadIsReportedWithItsTile) {
    // 204a runs straight from S to N and is 0.476 wide.
    EXPECT_EQ(saidBy(strayToken, tokenOn("204a", "jump-gravel", {0.5, 0})),
              "hint stray-token (1, 2): The token Jump, gravel on 204a lies beside the road.\n");
    for (const char* token : {"chicane", "chicane-limit-snow", "water", "jump"})
        EXPECT_NE(saidBy(strayToken, tokenOn("204a", token, {-0.6, 0.3})), "") << token;
}

TEST(StrayToken, TokenThatTouchesTheRoadIsRight) {
    for (const QPointF at : {QPointF(0, 0), QPointF(0.2, -0.5), QPointF(-0.33, 0.8)})
        EXPECT_EQ(saidBy(strayToken, tokenOn("204a", "jump-gravel", at)), "")
            << at.x() << ", " << at.y();
}

TEST(StrayToken, PlaceIsInTheFrameOfTheTile) {
    // A quarter of the way along a bend from S to NE, however the tile is turned.
    for (int sixths = 0; sixths < 6; ++sixths) {
        EXPECT_EQ(saidBy(strayToken, tokenOn("208a", "jump", {0.05, 0.47}, sixths)), "") << sixths;
        EXPECT_NE(saidBy(strayToken, tokenOn("208a", "jump", {-0.5, -0.4}, sixths)), "") << sixths;
    }
}

TEST(StrayToken, AnyRoadOfTheTileWillDo) {
    // 416a: one road from S to N, one from NW to SE.
    EXPECT_EQ(saidBy(strayToken, tokenOn("416a", "jump", {0, 0.7})), "");
    EXPECT_EQ(saidBy(strayToken, tokenOn("416a", "jump", {0.6, 0.35})), "");
    EXPECT_NE(saidBy(strayToken, tokenOn("416a", "jump", {0.6, -0.5})), "");
}

TEST(StrayToken, TilesWithoutARoadHaveNoPlaceForOne) {
    EXPECT_EQ(saidBy(strayToken, tokenOn("902a", "water", {0, 0})),
              "hint stray-token (1, 2): The token Water on 902a lies beside the road.\n");
}

TEST(StrayToken, WhatNeedsNoRoadLiesAnywhere) {
    for (const char* token : {"cloud", "oxygen-2", "joker-entrance", "mud-spray", "my-own"})
        EXPECT_EQ(saidBy(strayToken, tokenOn("204a", token, {0.8, 0})), "") << token;
}

TEST(StrayToken, EachTokenIsAFactOfItsOwn) {
    Stage stage = tokenOn("204a", "jump", {0.6, 0});
    Placement tile = tilesOf(stage).placements().front();
    tilesOf(stage).remove(tile);
    tile.tokens.append({QStringLiteral("water"), {0, 0}, 0, {}});
    tile.tokens.append({QStringLiteral("chicane"), {-0.6, 0}, 0, {}});
    tilesOf(stage).insert(tile);
    EXPECT_EQ(saidBy(strayToken, stage),
              "hint stray-token (1, 2): The token Chicane on 204a lies beside the road.\n"
              "hint stray-token (1, 2): The token Jump on 204a lies beside the road.\n");
}

TEST(StrayToken, FixTakesTheStrayOnesAndLeavesTheOthers) {
    Stage stage = tokenOn("204a", "jump", {0.6, 0}, 2);
    Placement tile = tilesOf(stage).placements().front();
    tilesOf(stage).remove(tile);
    tile.tokens.append({QStringLiteral("cloud"), {0.8, 0}, 0, {}});
    tile.tokens.append({QStringLiteral("chicane"), {0.1, 0}, 15, {}});
    tilesOf(stage).insert(tile);
    const Mending mending = mend(strayToken, stage);
    EXPECT_EQ(mending.name, "Take the stray tokens off 204a");
    tile.tokens.removeFirst();
    EXPECT_EQ(tilesOf(mending.stage).placements(), QList<Placement>{tile});
}

TEST(StrayToken, FixFindsTheTileAmongSeveralOnAHex) {
    Stage stage = tokenOn("204a", "jump", {0, 0});
    Placement second = placed({"205a", {1, 2}});
    second.laid = 1;
    second.tokens.append({QStringLiteral("water"), {-0.7, 0}, 0, {}});
    tilesOf(stage).insert(second);
    EXPECT_EQ(mend(strayToken, stage).name, "Take the stray tokens off 205a");
}

} // namespace
} // namespace stagewright
