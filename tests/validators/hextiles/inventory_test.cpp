#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/mending.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView inventory("inventory");

TEST(Inventory, CountsTilesByTheirNumber) {
    const Stock core = stockOf({"dirt-core"});
    EXPECT_EQ(saidBy(inventory, board({{"204a", {0, 0}}}), core), "");
    EXPECT_EQ(
        saidBy(inventory, board({{"204a", {0, 0}}, {"204a", {3, 0}}, {"204a", {1, 0}}}), core),
        "error inventory (0, 0) (1, 0) (3, 0): Tile 204: 3 needed, 1 in the boxes.\n");
}

TEST(Inventory, SaysSoIfBothSidesOfATileAreAskedFor) {
    EXPECT_EQ(
        saidBy(inventory, board({{"204b", {0, 0}}, {"204a", {3, 0}}}), stockOf({"dirt-core"})),
        "error inventory (0, 0) (3, 0): Tile 204: 2 needed, 1 in the boxes. Both sides are used, "
        "and a tile shows only one.\n");
}

TEST(Inventory, BothSidesOfATileOwnedTwiceMayLie) {
    // 103 is in the box three times.
    const Stock core = stockOf({"gt-core"});
    EXPECT_EQ(
        saidBy(inventory, board({{"103a", {0, 0}}, {"103b", {1, 0}}, {"103a", {2, 0}}}), core), "");
    EXPECT_EQ(
        saidBy(inventory,
               board({{"103a", {0, 0}}, {"103b", {1, 0}}, {"103a", {2, 0}}, {"103a", {3, 0}}}),
               core),
        "error inventory (0, 0) (1, 0) (2, 0) (3, 0): Tile 103: 4 needed, 3 in the boxes. Both "
        "sides are used, and a tile shows only one.\n");
}

TEST(Inventory, BoxesAddUp) {
    const Stage stage = board({{"301a", {0, 0}}, {"301a", {1, 0}}});
    EXPECT_EQ(saidBy(inventory, stage, stockOf({"dirt-monte-carlo"})),
              "error inventory (0, 0) (1, 0): Tile 301: 2 needed, 1 in the boxes.\n");
    EXPECT_EQ(saidBy(inventory, stage, stockOf({"dirt-monte-carlo", "dirt-110"})), "");
    EXPECT_EQ(saidBy(inventory, stage, stockOf({"dirt-monte-carlo", "dirt-monte-carlo"})), "");
}

TEST(Inventory, TilesOfNoBoxAreMissing) {
    EXPECT_EQ(saidBy(inventory, board({{"101", {0, 0}}}), stockOf({"dirt-core"})),
              "error inventory (0, 0): Tile 101: 1 needed, 0 in the boxes.\n");
    // One finding for each number, by place.
    EXPECT_EQ(saidBy(inventory, board({{"205a", {0, 0}}, {"204a", {1, 0}}}), Stock()),
              "error inventory (0, 0): Tile 205: 1 needed, 0 in the boxes.\n"
              "error inventory (1, 0): Tile 204: 1 needed, 0 in the boxes.\n");
}

TEST(Inventory, FixLaysATileThatIsLeft) {
    const Stock core = stockOf({"dirt-core"});
    const Stage stage = board({{"204a", {0, 0}}, {"204b", {0, 1}}});
    const Mending mending = mend(inventory, stage, core);
    const Placement& laid = tilesOf(mending.stage).at({0, 1}).front();
    EXPECT_EQ(mending.name, "Lay " + laid.side.toString().toStdString() + " for 204b");
    EXPECT_FALSE(laid.side.sameTile(tileId("204a")));
    EXPECT_EQ(tilesOf(mending.stage).at({0, 0}).front().side, tileId("204a"));
    EXPECT_EQ(saidBy(inventory, mending.stage, core), "");
}

TEST(Inventory, FixOfTheRulebooksOwnMistakeIsAnotherTileWithTheSameRoad) {
    // Rally 3, SS 2 asks for both sides of 224.
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally3-ss2.json"));
    for (const Placement& tile : QList(tilesOf(stage).placements()))
        if (tile.side == tileId("228a"))
            apply(replace(tile, tileId("224b")), stage);
    const Mending mending = mend(inventory, stage, stockOf({"dirt-core"}));
    EXPECT_NE(mending.name, "");
    EXPECT_EQ(saidBy(inventory, mending.stage, stockOf({"dirt-core"})), "");
}

TEST(Inventory, FixLaysAsManyOthersAsAreLacking) {
    const Stock core = stockOf({"dirt-core"});
    const Stage stage =
        board({{"204a", {0, 0}}, {"204a", {0, 1}}, {"204a", {0, 2}}, {"204b", {0, 3}}});
    const Mending mending = mend(inventory, stage, core);
    EXPECT_EQ(tilesOf(mending.stage).at({0, 0}).front().side, tileId("204a")); // laid first
    EXPECT_EQ(saidBy(inventory, mending.stage, core), "");
}

TEST(Inventory, TilesThatNoBoxHoldsAreNotCounted) {
    Stage stage;
    Placement own;
    own.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(own);
    EXPECT_EQ(saidBy(inventory, stage, stockOf({"dirt-core"})), "");
}

TEST(Inventory, FixLeavesAloneWhatOtherTilesCannotReplace) {
    // One start in the box, and no tile like it.
    EXPECT_EQ(
        mend(inventory, board({{"202a", {0, 0}}, {"202a", {4, 0}}}), stockOf({"dirt-core"})).name,
        "");
    // Snow is no gravel.
    EXPECT_EQ(mend(inventory, board({{"303b", {0, 0}}}), stockOf({"dirt-core"})).name, "");
}

} // namespace
} // namespace stagewright
