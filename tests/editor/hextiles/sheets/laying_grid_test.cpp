#include "editor/hextiles/sheets/laying_grid.h"

#include <gtest/gtest.h>

#include <vector>

namespace stagewright {

namespace {

constexpr QSizeF room(mm(190), mm(244));   // A4: three boxes across and five down at most
constexpr QSizeF letter(mm(195), mm(222)); // Letter, and what stays is said: likewise

LayingGrid gridFor(std::size_t steps, const QSizeF& picture = {3, 3}) {
    return layingGrid(room, std::vector<QSizeF>(steps, picture));
}

} // namespace

TEST(LayingGrid, NeedsNoMorePagesThanItMust) {
    for (std::size_t steps = 1; steps <= 40; ++steps) {
        const std::size_t boxes = gridFor(steps).boxes();
        EXPECT_EQ((steps + boxes - 1) / boxes, (steps + 14) / 15) << steps;
        const std::vector<QSizeF> pictures(steps, QSizeF(3, 3));
        const std::size_t fewer = layingGrid(letter, pictures).boxes();
        EXPECT_EQ((steps + fewer - 1) / fewer, (steps + 14) / 15) << steps;
    }
}

TEST(LayingGrid, HasFourteenStepsOnOnePage) {
    EXPECT_EQ(gridFor(14), (LayingGrid{3, 5}));
    EXPECT_GE(layingBox(room, gridFor(14)).height(), mm(44));
}

TEST(LayingGrid, LeavesNoRowAloneOnTheLastPage) {
    const LayingGrid grid{3, 4};
    for (std::size_t steps = 1; steps <= 96; ++steps) {
        const std::size_t last = (steps - 1) % grid.onPage(steps) + 1;
        if (steps > 12) {
            EXPECT_GT(last, 3U) << steps;
        }
        EXPECT_EQ(grid.lastRows(steps), (last + 2) / 3);
        EXPECT_EQ((steps + grid.onPage(steps) - 1) / grid.onPage(steps), (steps + 11) / 12);
    }
}

TEST(LayingGrid, KeepsRoomBelowTheLastBoxes) {
    const std::vector<QSizeF> nine(9, QSizeF(3, 3));
    const LayingGrid grid = layingGrid(letter, nine, mm(50));
    EXPECT_GE(leftBelow(letter, grid, 9), mm(50));
    EXPECT_EQ(grid.onPage(9), 12U);
}

TEST(LayingGrid, HasAsFewBoxesAsItsPagesAllow) {
    EXPECT_EQ(gridFor(1), (LayingGrid{1, 1}));
    EXPECT_EQ(gridFor(6), (LayingGrid{2, 3}));
    EXPECT_EQ(gridFor(12), (LayingGrid{3, 4}));
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
