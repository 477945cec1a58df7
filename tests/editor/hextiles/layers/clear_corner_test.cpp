#include "editor/hextiles/layers/clear_corner.h"
#include "tests/editor/sample.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr double legendBorder = 10;
constexpr QSizeF legendSize(150, 200); // of what lies there

/// Of 800 x 600 pixels, a circumradius of 80, the hex (0, 0) in the middle.
Camera roomyView() {
    Camera camera;
    camera.view = {800, 600};
    return camera;
}

QPointF placeOver(ClearCorner& corner, const QList<Placement>& tiles, QPointF moved = {}) {
    return corner.place(legendSize, legendBorder, roomyView().panned(moved), tiles);
}

constexpr QPointF topLeftOne(legendBorder, legendBorder);
constexpr QPointF topRightOne(800 - 150 - legendBorder, legendBorder);
constexpr QPointF bottomLeftOne(legendBorder, 600 - 200 - legendBorder);

// Centres of hexes lie 120 pixels apart from column to column, 139 within one.
const Placement atTopLeft = placed({-3, 0}, u"204a");
const Placement atTopRight = placed({3, -3}, u"204a");
const Placement atBottomLeft = placed({-3, 3}, u"204a");

TEST(ClearCornerTest, IsTheTopLeftOneWhereNothingIsInTheWay) {
    ClearCorner corner;
    EXPECT_EQ(placeOver(corner, {}), topLeftOne);
    EXPECT_EQ(placeOver(corner, {placed({0, 0}, u"204a")}), topLeftOne);
}

TEST(ClearCornerTest, GivesWayToTiles) {
    ClearCorner corner;
    EXPECT_EQ(placeOver(corner, {atTopLeft}), topRightOne);
    ClearCorner another;
    EXPECT_EQ(placeOver(another, {atTopLeft, atTopRight}), bottomLeftOne);
}

TEST(ClearCornerTest, WhereAllAreTakenCoversFewest) {
    const Placement besideIt = placed({-3, 1}, u"204a");
    ClearCorner corner;
    EXPECT_EQ(placeOver(corner, {atTopLeft, besideIt, atTopRight, atBottomLeft}), topRightOne);
}

TEST(ClearCornerTest, StaysWhileTheViewMovesUnlessItComesToLieOverTilesAndAnotherIsFree) {
    ClearCorner corner;
    const QList<Placement> tiles{atTopLeft};
    EXPECT_EQ(placeOver(corner, tiles), topRightOne);
    EXPECT_EQ(placeOver(corner, tiles, {0, -500}), topRightOne) << "the other is free again";
    EXPECT_EQ(placeOver(corner, tiles, {640, 0}), topLeftOne) << "the tile has come below it";
    const QList<Placement> everywhere{atTopLeft, atTopRight, atBottomLeft};
    EXPECT_EQ(placeOver(corner, everywhere), topLeftOne) << "no other is free";
    corner.chooseAnew();
    EXPECT_EQ(placeOver(corner, {atTopLeft}), topRightOne);
}

TEST(ClearCornerTest, GivesWayToALineRoundTheStage) {
    const Camera view = roomyView();
    const auto around = [&](QPointF from, QPointF to) {
        return QRectF(view.toBoard(from), view.toBoard(to));
    };
    const auto placed = [&](const QRectF& frame) {
        ClearCorner corner;
        return corner.place(legendSize, legendBorder, view, {}, frame);
    };
    EXPECT_EQ(placed(around({100, 100}, {600, 500})), topRightOne) << "its corner is crossed";
    EXPECT_EQ(placed(around({-50, -50}, {900, 700})), topLeftOne) << "it lies outside";
    EXPECT_EQ(placed(around({200, 250}, {600, 500})), topLeftOne) << "it lies beside";
}

} // namespace

} // namespace stagewright
