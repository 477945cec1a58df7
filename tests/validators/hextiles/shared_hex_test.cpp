#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/mending.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView sharedHex("shared-hex");

TEST(SharedHex, TilesOnOneHexAreNamedInLayingOrder) {
    EXPECT_EQ(saidBy(sharedHex, board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"204a", {0, 0}}})),
              "error shared-hex (0, 0): 2 tile(s) lie on the same hex: 217b, 204a.\n");
    EXPECT_EQ(saidBy(sharedHex, board({{"217b", {2, 0}}, {"217b", {2, 0}}, {"204a", {2, 0}}})),
              "error shared-hex (2, 0): 3 tile(s) lie on the same hex: 217b, 217b, 204a.\n");
}

TEST(SharedHex, OneTileEachIsRight) {
    EXPECT_EQ(saidBy(sharedHex, board({{"217b", {0, 0}}, {"217b", {1, 0}}})), "");
    EXPECT_EQ(saidBy(sharedHex, Stage()), "");
}

TEST(SharedHex, IsToldOnceHoweverManyRoadsMeetThere) {
    EXPECT_EQ(
        saidBy(sharedHex,
               board({{"217b", {0, 0}}, {"204a", {0, 0}}, {"204a", {0, 1}}, {"204a", {0, -1}}})),
        "error shared-hex (0, 0): 2 tile(s) lie on the same hex: 217b, 204a.\n");
}

TEST(SharedHex, FixKeepsTheTileThatFits) {
    // The straight road lies on top of a tile that leads elsewhere.
    const Mending onTop =
        mend(sharedHex,
             board({{"202a", {0, 2}}, {"204a", {0, 1}, 1}, {"205a", {0, 1}}, {"203a", {0, 0}}}));
    EXPECT_EQ(onTop.name, "Take 204a away");
    EXPECT_EQ(onTop.stage, board({{"202a", {0, 2}}, {"205a", {0, 1}}, {"203a", {0, 0}}}));
}

TEST(SharedHex, FixKeepsTheFirstOfTilesThatFitAlike) {
    const Mending doubled = mend(sharedHex, board({{"204a", {0, 0}}, {"205a", {0, 0}}}));
    EXPECT_EQ(doubled.name, "Take 205a away");
    EXPECT_EQ(doubled.stage, board({{"204a", {0, 0}}}));
    const Mending tripled =
        mend(sharedHex, board({{"204a", {0, 0}}, {"205a", {0, 0}}, {"204a", {0, 0}}}));
    EXPECT_EQ(tripled.name, "Take 205a, 204a away");
    EXPECT_EQ(tripled.stage, board({{"204a", {0, 0}}}));
}

TEST(SharedHex, FixTakesUnknownTilesFirst) {
    Stage stage;
    Placement unknown;
    unknown.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(unknown);
    Placement known = placed({"204a", {0, 0}});
    known.laid = 1;
    tilesOf(stage).insert(known);
    EXPECT_EQ(mend(sharedHex, stage).name, "Take club1a away");
}

} // namespace
} // namespace stagewright
