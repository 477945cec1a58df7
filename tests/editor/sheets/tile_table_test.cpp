#include "editor/sheets/sheet_page.h"
#include "editor/sheets/tile_table.h"
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

TEST(TileTable, NamesTilesThenTokens) {
    const Token jump = token("jump-gravel");
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    stage.insert(tile({0, 0}, "205b", {jump, jump}));
    stage.insert(tile({0, 1}, "401a"));
    const auto rows = tileTable(stage, catalogue());
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].name, QStringLiteral("205"));
    EXPECT_EQ(rows[0].letter, QStringLiteral("b"));
    EXPECT_EQ(rows[0].count, 1);
    EXPECT_EQ(rows[0].boxes, QStringList{QStringLiteral("Rallyman: DIRT")});
    EXPECT_EQ(rows[0].side, catalogue().find(tileId("205b")));
    EXPECT_EQ(rows[1].boxes, QStringList{QStringLiteral("DIRT RX")});
    EXPECT_EQ(rows[2].name, jump.id);
    EXPECT_EQ(rows[2].count, 2);
    EXPECT_EQ(rows[2].side, nullptr);
}

TEST(TileTable, APageHoldsWholeRowsInColumns) {
    // A row takes 14 mm, a column's head 8 mm, a column at least 84 mm and 8 mm between.
    EXPECT_EQ(rowsOnPage({mm(84), mm(8 + 3 * 14 + 13)}), 3U);
    EXPECT_EQ(rowsOnPage({mm(2 * 84 + 8 + 0.1), mm(8 + 3 * 14 + 1)}), 6U);
    EXPECT_EQ(rowsOnPage({mm(10), mm(10)}), 1U);
}

TEST(TileTable, CountsWhatLiesOnTheTableAlready) {
    Stage first;
    first.insert(tile({0, 0}, "205a"));
    first.insert(tile({0, 1}, "208a"));
    Stage next = first;
    next.remove(next.placements()[1]);
    next.insert(tile({3, 3}, "208b"));
    next.insert(tile({0, -1}, "210a"));
    const auto rows = tileTable(next, catalogue(), tilesBetween(first, next));
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].stay, 1); // 205a
    EXPECT_EQ(rows[0].toPick(), 0);
    EXPECT_EQ(rows[1].move, 1); // 208, on its other side
    EXPECT_EQ(rows[1].toPick(), 0);
    EXPECT_EQ(rows[2].toPick(), 1);
}

} // namespace stagewright
