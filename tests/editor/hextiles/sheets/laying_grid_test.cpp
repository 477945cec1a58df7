#include "editor/hextiles/sheets/laying_grid.h"

#include <gtest/gtest.h>

#include <vector>

namespace stagewright {

namespace {

constexpr QSizeF room(mm(190), mm(222)); // three boxes across and three down at most

LayingGrid gridFor(std::size_t steps, const QSizeF& picture = {3, 3}) {
    return layingGrid(room, std::vector<QSizeF>(steps, picture));
}

} // namespace

TEST(LayingGrid, NeedsNoMorePagesThanItMust) {
    for (std::size_t steps = 1; steps <= 40; ++steps) {
        const std::size_t boxes = gridFor(steps).boxes();
        EXPECT_EQ((steps + boxes - 1) / boxes, (steps + 8) / 9) << steps;
    }
}

TEST(LayingGrid, HasAsFewBoxesAsItsPagesAllow) {
    EXPECT_EQ(gridFor(1), (LayingGrid{1, 1}));
    EXPECT_EQ(gridFor(6), (LayingGrid{3, 2}));
    EXPECT_EQ(gridFor(12), (LayingGrid{3, 2})); // rather than nine and three
    EXPECT_EQ(gridFor(13), (LayingGrid{3, 3}));
}

TEST(LayingGrid, MakesPicturesAsLargeAsItCan) {
    EXPECT_EQ(gridFor(3, {6, 2}), (LayingGrid{1, 3}));
    EXPECT_EQ(gridFor(3, {1, 6}), (LayingGrid{3, 1}));
}

TEST(LayingGrid, BoxesAndTheirGapsFillThePage) {
    const QSizeF box = layingBox(room, {3, 2});
    EXPECT_NEAR(3 * box.width() + 2 * layingBoxGap, room.width(), 1e-6);
    EXPECT_NEAR(2 * box.height() + layingBoxGap, room.height(), 1e-6);
}

} // namespace stagewright
