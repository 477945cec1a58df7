#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView mixedGames("mixed-games");

TEST(MixedGames, TilesOfTheGameWithFewerAreNamed) {
    EXPECT_EQ(saidBy(mixedGames, board({{"204a", {0, 0}}, {"103b", {0, 1}}, {"403b", {0, 2}}})),
              "hint mixed-games (0, 1): Tiles of several games are mixed: Rallyman: DIRT, "
              "Rallyman: GT.\n");
    EXPECT_EQ(saidBy(mixedGames, board({{"118b", {0, 0}}, {"119b", {0, 1}}, {"403a", {0, 2}}})),
              "hint mixed-games (0, 2): Tiles of several games are mixed: Rallyman: DIRT, "
              "Rallyman: GT.\n");
}

TEST(MixedGames, BoxesOfOneGameGoTogether) {
    EXPECT_EQ(saidBy(mixedGames, board({{"204a", {0, 0}}, {"303a", {0, 1}}, {"416a", {0, 2}}})),
              "");
    EXPECT_EQ(saidBy(mixedGames, board({{"103a", {0, 0}}, {"121a", {0, 1}}, {"153a", {0, 2}}})),
              "");
    EXPECT_EQ(saidBy(mixedGames, Stage()), "");
}

TEST(MixedGames, FillersHaveNoRulesToMix) {
    EXPECT_EQ(saidBy(mixedGames, board({{"103a", {0, 0}}, {"902a", {0, 1}}, {"905a", {0, 2}}})),
              "");
    EXPECT_EQ(saidBy(mixedGames, board({{"204a", {0, 0}}, {"901a", {0, 1}}})), "");
}

TEST(MixedGames, TilesOfNoBoxAreOfNoGame) {
    Stage stage = board({{"204a", {0, 0}}});
    Placement own;
    own.hex = {0, 1};
    own.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(own);
    EXPECT_EQ(saidBy(mixedGames, stage), "");
}

} // namespace
} // namespace stagewright
