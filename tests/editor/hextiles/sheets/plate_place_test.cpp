#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/sheets/plate_place.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <array>

namespace stagewright {

namespace {

constexpr QSizeF plate(0.42, 0.17);

/// Corners, edges and middle, in the tile's frame.
std::vector<QPointF> platePoints(QPointF middle, Turn turn) {
    std::vector<QPointF> points;
    for (const double x : {-0.5, -0.25, 0.0, 0.25, 0.5})
        for (const double y : {-0.5, 0.0, 0.5})
            points.push_back(
                turned(middle + QPointF(plate.width() * x, plate.height() * y), -turn));
    return points;
}

/// How many of the points lie on roads, shortcuts, signs and the like.
int hiding(const FacePlan& plan, QPointF middle, Turn turn) {
    int count = 0;
    for (const QPointF point : platePoints(middle, turn))
        count += plan.room.fromRoad(point) < 0 || !plan.room.isFree(point, 0) ? 1 : 0;
    return count;
}

const TileSide& side(const char* id) {
    return *catalogue().find(tileId(id));
}

const QPointF usualPlace(-0.47 + plate.width() / 2, 0.03 - apothem + plate.height() / 2);

} // namespace

TEST(PlatePlace, IsTheTopLeftWhereNothingLies) {
    for (const int turn : {1, 4}) {
        const QPointF place = numberPlatePlace(side("204a"), Turn(turn), plate);
        EXPECT_NEAR(place.x(), usualPlace.x(), 1e-9) << turn;
        EXPECT_NEAR(place.y(), usualPlace.y(), 1e-9) << turn;
    }
}

TEST(PlatePlace, GivesWayToARoadThatFillsTheTopLeft) {
    const TileSide& bend = side("216a");
    const Turn turn(4); // as it lies in the rulebook's rally 3, SS 1
    EXPECT_GT(hiding(planOf(bend), usualPlace, turn), 0);
    EXPECT_EQ(hiding(planOf(bend), numberPlatePlace(bend, turn, plate), turn), 0);
}

TEST(PlatePlace, GivesWayToAShortcut) {
    const TileSide& shortcut = side("224b");
    const Turn turn(4); // as it lies in the same stage
    EXPECT_GT(hiding(planOf(shortcut), usualPlace, turn), 0);
    EXPECT_EQ(hiding(planOf(shortcut), numberPlatePlace(shortcut, turn, plate), turn), 0);
}

TEST(PlatePlace, HidesARoadRatherThanALimit) {
    const TileSide& loops = side("215b"); // of which roads take nearly all
    for (int sixths = 0; sixths < 6; ++sixths) {
        const Turn turn(sixths);
        const QPointF place = numberPlatePlace(loops, turn, plate);
        for (const Road& road : loops.roads) {
            const RoadShape shape(road);
            for (const Space& space : road.spaces) {
                if (!space.limit)
                    continue;
                const QPointF limit = turned(shape.at((space.s.begin + space.s.end) / 200.0,
                                                      (space.lanes.left + space.lanes.right) / 2),
                                             turn) -
                                      place;
                const double aside =
                    std::hypot(std::max(0.0, std::abs(limit.x()) - plate.width() / 2),
                               std::max(0.0, std::abs(limit.y()) - plate.height() / 2));
                EXPECT_GT(aside, 0.05) << sixths << space.id.toStdString();
            }
        }
    }
}

TEST(PlatePlace, IsOnTheTileAndHidesLittleOnAnySide) {
    int hidden = 0;
    int placed = 0;
    for (const TileSide& each : catalogue().sides()) {
        const FacePlan plan = planOf(each);
        const Turn turn(each.id.side() == u'a' ? 0 : 1);
        const QPointF place = numberPlatePlace(each, turn, plate);
        for (const QPointF point : platePoints(place, turn))
            EXPECT_GT(insideHex(point), 0) << each.id.toString().toStdString();
        EXPECT_LE(hiding(plan, place, turn), hiding(plan, usualPlace, turn) + 2)
            << each.id.toString().toStdString();
        hidden += hiding(plan, place, turn) > 0 ? 1 : 0;
        ++placed;
    }
    EXPECT_LT(hidden * 8, placed);
}

TEST(PlatePlace, OfAWordIsAtTheBottomWithoutARoadThere) {
    // The road leads from the left to the right.
    const QPointF place = wordPlatePlace(side("301a"), Turn(), plate, {});
    EXPECT_GT(place.y(), 0.4);
}

TEST(PlatePlace, OfAWordHidesNeitherSignsNorTheNumber) {
    for (const char* id : {"202a", "202b", "203a", "203b"})
        for (int turn = 0; turn < 6; ++turn) {
            const TileSide& each = side(id);
            QRectF number({}, plate);
            number.moveCenter(numberPlatePlace(each, Turn(turn), plate));
            const QPointF place = wordPlatePlace(each, Turn(turn), plate, std::array{number});
            EXPECT_EQ(hiding(planOf(each), place, Turn(turn)), 0) << id << turn;
            QRectF word({}, plate);
            word.moveCenter(place);
            EXPECT_FALSE(word.intersects(number)) << id << turn;
        }
}

/// A yard fills its tile, so that a plate hides some of it wherever it stands.
TEST(PlatePlace, OfAWordHidesTheYardRatherThanNumberOrArrow) {
    const TileSide& yard = side("201a");
    constexpr QSizeF word(0.66, 0.17);
    for (int turn = 0; turn < 6; ++turn) {
        const QPointF entry = turned(QPointF(0, apothem), Turn(turn));
        const QRectF arrow(entry - QPointF(0.12, 0.12), QSizeF(0.24, 0.24));
        QRectF number({}, plate);
        number.moveCenter(numberPlatePlace(yard, Turn(turn), plate, std::array{arrow}));
        EXPECT_FALSE(number.intersects(arrow)) << turn;
        QRectF placed({}, word);
        placed.moveCenter(wordPlatePlace(yard, Turn(turn), word, std::array{arrow, number}));
        EXPECT_FALSE(placed.intersects(arrow)) << turn;
        EXPECT_FALSE(placed.intersects(number)) << turn;
    }
}

TEST(PlatePlace, OfAWordLeavesTheYardBareWhereItHasRoom) {
    const TileSide& yard = side("201a");
    const QRectF yardItself(-0.49, -0.47, 0.98, 0.86); // as it is printed, without its rim
    QRectF number({}, plate);
    number.moveCenter(numberPlatePlace(yard, Turn(), plate));
    constexpr QSizeF word(0.66, 0.15);
    QRectF placed({}, word);
    placed.moveCenter(wordPlatePlace(yard, Turn(), word, std::array{number}));
    EXPECT_FALSE(placed.intersects(yardItself));
}

} // namespace stagewright
