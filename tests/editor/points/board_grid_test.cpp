#include "editor/points/faces/board_grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

const BoardGrid& gridOfTest() {
    static const BoardGrid grid(QRectF(10, 20, 500, 500));
    return grid;
}

TEST(BoardGrid, DrawsEachPointOnceAndThoseNearAnEdgeAcrossItOnceMore) {
    std::map<Place, int> drawn;
    int onBoard = 0;
    for (const Place place : drawnPlaces()) {
        ASSERT_TRUE(isPoint(wrapped(place))) << place.x << ' ' << place.y;
        ++drawn[wrapped(place)];
        onBoard += isOnBoard(place) ? 1 : 0;
        EXPECT_TRUE(gridOfTest().square().contains(gridOfTest().at(place)));
    }
    EXPECT_EQ(onBoard, pointCount);
    EXPECT_EQ(drawn.size(), std::size_t{pointCount});
    EXPECT_EQ(drawn.at({2, 5}), 1); // in the middle
    EXPECT_EQ(drawn.at({2, 1}), 2); // above row 12
    EXPECT_EQ(drawn.at({0, 5}), 2); // right of column F
    EXPECT_EQ(drawn.at({0, 1}), 4); // in a corner
}

TEST(BoardGrid, AStepAcrossAnEdgeEndsOnThePointThatIsDrawnThere) {
    for (int number = 0; number < pointCount; ++number)
        for (const PointStep step : allPointSteps)
            EXPECT_EQ(wrapped(stepped(pointNumbered(number), step)),
                      pointNumbered(stepFrom(number, step).point));
}

TEST(BoardGrid, FindsWhatIsDrawnUnderAPlaceOfTheScreen) {
    const BoardGrid& grid = gridOfTest();
    for (const Place place : drawnPlaces())
        EXPECT_EQ(grid.under(grid.at(place) + QPointF(grid.radius(), 0)), place);
    EXPECT_EQ(grid.under(grid.at({0, 2})), std::nullopt); // between points
    EXPECT_EQ(grid.under({0, 0}), std::nullopt);
}

TEST(BoardGrid, ForwardIsUpAndColumnsGoToTheRight) {
    const BoardGrid& grid = gridOfTest();
    EXPECT_LT(grid.at({0, 3}).y(), grid.at({0, 1}).y());
    EXPECT_LT(grid.at({0, 1}).x(), grid.at({2, 1}).x());
    EXPECT_TRUE(grid.board().contains(grid.at({5, 12})));
    EXPECT_FALSE(grid.board().contains(grid.at({6, 1})));
    EXPECT_FALSE(grid.board().contains(grid.at({0, 13})));
}

} // namespace

} // namespace stagewright
