#include "model/layouts/hextiles/stage/laid_shape.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

TEST(LaidShape, IsOfTilesByPlaceSideAndTurn) {
    const auto shape = laidShape(board({{"202a", {5, 1}}, {"205a", {5, 0}}, {"203a", {5, -1}}}));
    EXPECT_FALSE(shape.isEmpty());
    // Moved, laid in another order, and turned by a sixth.
    EXPECT_EQ(laidShape(board({{"203a", {0, 1}}, {"202a", {0, 3}}, {"205a", {0, 2}}})), shape);
    EXPECT_EQ(laidShape(board({{"202a", {-1, 1}, 1}, {"205a", {0, 0}, 1}, {"203a", {1, -1}, 1}})),
              shape);
    // Another side up, another tile, one turned, one elsewhere, one more.
    EXPECT_NE(laidShape(board({{"202a", {5, 1}}, {"205b", {5, 0}}, {"203a", {5, -1}}})), shape);
    EXPECT_NE(laidShape(board({{"202a", {5, 1}}, {"204a", {5, 0}}, {"203a", {5, -1}}})), shape);
    EXPECT_NE(laidShape(board({{"202a", {5, 1}}, {"205a", {5, 0}, 3}, {"203a", {5, -1}}})), shape);
    EXPECT_NE(laidShape(board({{"202a", {5, 1}}, {"205a", {5, 0}}, {"203a", {5, -2}}})), shape);
    EXPECT_NE(
        laidShape(board({{"202a", {5, 1}}, {"205a", {5, 0}}, {"203a", {5, -1}}, {"204a", {0, 0}}})),
        shape);
}

TEST(LaidShape, IsEmptyWhereNothingIsLaid) {
    EXPECT_EQ(laidShape(Stage()), QByteArray());
}

RC_GTEST_PROP(LaidShapeOfAnyBoard, StaysWhereAllIsMovedAndTurned, ()) {
    const Stage stage = *anyBoard();
    const auto any = [](int from, int to) {
        return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, to));
    };
    const Turn by(any(0, 6));
    const Hex to{any(-20, 20), any(-20, 20)};
    Stage other;
    for (Placement tile : tilesOf(stage).placements()) {
        tile.hex = turned(tile.hex, Hex{}, by) + to;
        tile.turn = tile.turn + by;
        tilesOf(other).insert(tile);
    }
    RC_ASSERT(laidShape(other) == laidShape(stage));
    if (tilesOf(stage).placements().isEmpty())
        return;
    // One tile less is another shape.
    const auto& tiles = tilesOf(other).placements();
    tilesOf(other).remove(tiles[anyIndex(tiles)]);
    RC_ASSERT(laidShape(other) != laidShape(stage));
}

} // namespace
} // namespace stagewright
