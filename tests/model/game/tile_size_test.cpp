#include "model/game/tile_size.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(TileSize, IsThatOfThePrintedTiles) {
    EXPECT_EQ(usualTileMillimetres(), 105);
}

} // namespace

} // namespace stagewright
