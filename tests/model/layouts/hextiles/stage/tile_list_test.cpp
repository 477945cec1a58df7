#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/tile_list.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A tile, the side named, on a hex.
Placement tile(Hex hex, const char* side, const QList<Token>& tokens = {}) {
    Placement placement;
    placement.hex = hex;
    placement.side = tileId(side);
    placement.tokens = tokens;
    return placement;
}

Token token(const char* id) {
    Token token;
    token.id = QLatin1StringView(id);
    return token;
}

} // namespace

TEST(TileList, IsEmptyForAnEmptyStage) {
    EXPECT_EQ(tileList(Stage()), std::vector<TileCount>());
}

TEST(TileList, CountsSidesApartAndSortsByNumber) {
    Stage stage;
    int r = 0;
    for (const char* side : {"205b", "905a", "205a", "205b", "101"})
        tilesOf(stage).insert(tile({0, r++}, side));
    const std::vector<TileCount> expected{
        {tileId("101"), 1}, {tileId("205a"), 1}, {tileId("205b"), 2}, {tileId("905a"), 1}};
    EXPECT_EQ(tileList(stage), expected);
}

TEST(TokenList, CountsTokensOverAllTiles) {
    const Token jump = token("jump-gravel");
    const Token arch = token("arch");
    Stage stage;
    tilesOf(stage).insert(tile({0, 0}, "205a", {jump, arch}));
    tilesOf(stage).insert(tile({0, 1}, "206a", {jump}));
    const std::vector<TokenCount> expected{{arch.id, 1}, {jump.id, 2}};
    EXPECT_EQ(tokenList(stage), expected);
}

} // namespace stagewright
