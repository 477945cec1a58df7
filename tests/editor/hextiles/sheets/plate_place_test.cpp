#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/grid_boxes.h"
#include "editor/hextiles/faces/printed_marks.h"
#include "editor/hextiles/sheets/plate_place.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/boards.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

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

/// Whether a plate lies on something that has to be read.
bool hidesPrint(const TileSide& side, Turn turn, const QRectF& placed, const FaceStyle& style) {
    const auto marks = printedMarks(side, planOf(side), style);
    return std::any_of(marks.begin(), marks.end(), [&](const PrintedMark& mark) {
        const QPointF at = turned(mark.at, turn) - placed.center();
        return std::hypot(std::max(0.0, std::abs(at.x()) - placed.width() / 2),
                          std::max(0.0, std::abs(at.y()) - placed.height() / 2)) <
               mark.radius - 1e-9;
    });
}

QPointF numberPlatePlace(const TileSide& side, Turn turn, QSizeF size, const FaceStyle& style,
                         std::span<const QRectF> taken = {}) {
    return numberPlateThatFits(plateGround(side, style), turn, size, 1, 1, taken).middle;
}

QPointF wordPlatePlace(const TileSide& side, Turn turn, QSizeF size, const FaceStyle& style,
                       std::span<const QRectF> taken) {
    return wordPlateThatFits(plateGround(side, style), turn, size, 1, 1, taken).middle;
}

const TileSide& side(const char* id) {
    return *catalogue().find(tileId(id));
}

const QPointF usualPlace(-0.47 + plate.width() / 2, 0.03 - apothem + plate.height() / 2);

TEST(PlatePlace, OfAWordLeavesThePlacesOfTheGridFree) {
    const FaceStyle style = colourStyle();
    const TileSide& start = side("102a");
    RoadLevel level{start, {}, {}, {}};
    const auto shapes = roadShapes(start);
    level.shapes = shapes;
    for (std::size_t i = 0; i < start.roads.size(); ++i)
        level.roads.push_back(i);
    const auto boxes = gridBoxes(level, style.lettering);
    EXPECT_EQ(boxes.size(), 6U);
    for (int sixths = 0; sixths < 6; ++sixths) {
        const Turn turn(sixths);
        QRectF placed({}, QSizeF(0.75, 0.17));
        placed.moveCenter(wordPlatePlace(start, turn, placed.size(), style, {}));
        for (const QPainterPath& box : boxes)
            EXPECT_FALSE(
                QTransform().rotate(turn.degrees()).map(box).boundingRect().intersects(placed))
                << sixths;
    }
}

} // namespace

TEST(PlatePlace, IsTheTopLeftWhereNothingLies) {
    for (const int turn : {1, 4}) {
        const QPointF place = numberPlatePlace(side("204a"), Turn(turn), plate, colourStyle());
        EXPECT_NEAR(place.x(), usualPlace.x(), 1e-9) << turn;
        EXPECT_NEAR(place.y(), usualPlace.y(), 1e-9) << turn;
    }
}

TEST(PlatePlace, GivesWayToARoadThatFillsTheTopLeft) {
    const TileSide& bend = side("216a");
    const Turn turn(4); // as it lies in the rulebook's rally 3, SS 1
    EXPECT_GT(hiding(planOf(bend), usualPlace, turn), 0);
    EXPECT_EQ(hiding(planOf(bend), numberPlatePlace(bend, turn, plate, colourStyle()), turn), 0);
}

TEST(PlatePlace, GivesWayToAShortcut) {
    const TileSide& shortcut = side("224b");
    const Turn turn(4); // as it lies in the same stage
    EXPECT_GT(hiding(planOf(shortcut), usualPlace, turn), 0);
    EXPECT_EQ(
        hiding(planOf(shortcut), numberPlatePlace(shortcut, turn, plate, colourStyle()), turn), 0);
}

TEST(PlatePlace, HidesARoadRatherThanALimit) {
    const TileSide& loops = side("215b"); // of which roads take nearly all
    for (int sixths = 0; sixths < 6; ++sixths) {
        const Turn turn(sixths);
        const QPointF place = numberPlatePlace(loops, turn, plate, colourStyle());
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
        const QPointF place = numberPlatePlace(each, turn, plate, colourStyle());
        for (const QPointF point : platePoints(place, turn))
            EXPECT_GT(insideHex(point), 0) << each.id.toString().toStdString();
        QRectF usual({}, plate);
        usual.moveCenter(usualPlace);
        // What has to be read comes before the road.
        if (!hidesPrint(each, turn, usual, colourStyle())) {
            // Places are looked at more closely: by so much a few points may differ.
            EXPECT_LE(hiding(plan, place, turn), hiding(plan, usualPlace, turn) + 1)
                << each.id.toString().toStdString();
        }
        if (each.roads.empty())
            continue; // nothing but scenery
        hidden += hiding(plan, place, turn) > 0 ? 1 : 0;
        ++placed;
    }
    EXPECT_LT(hidden * 8, placed);
}

/// Whether no point of a plate, looked at closely, lies on roads, shortcuts, signs and the like.
bool isBeside(const FacePlan& plan, QPointF middle, Turn turn) {
    for (int x = -8; x <= 8; ++x)
        for (int y = -4; y <= 4; ++y) {
            const QPointF point =
                turned(middle + QPointF(plate.width() * x / 16, plate.height() * y / 8), -turn);
            if (plan.room.fromRoad(point) < 0 || !plan.room.isFree(point, 0))
                return false;
        }
    return true;
}

/// Also on tiles that are full of road, as 215b, 220a and 313a.
TEST(PlatePlace, IsOnNoRoadWhereTheTileHasRoomForIt) {
    constexpr double step = 0.12;
    const FaceStyle style = colourStyle();
    for (const TileSide& each : catalogue().sides()) {
        if (each.roads.empty() || each.role == Role::Service || each.role == Role::Pit)
            continue;
        const FacePlan plan = planOf(each);
        const PlateGround ground = plateGround(each, style);
        for (const Turn turn : {Turn(0), Turn(2), Turn(5)}) {
            if (hiding(plan, numberPlateThatFits(ground, turn, plate, 1, 1).middle, turn) == 0)
                continue;
            for (int column = -7; column <= 7; ++column)
                for (int row = -7; row <= 7; ++row) {
                    QRectF other({}, plate);
                    other.moveCenter({column * step, row * step});
                    const QPointF corner(std::abs(column * step) + plate.width() / 2,
                                         std::abs(row * step) + plate.height() / 2);
                    EXPECT_FALSE(insideHex(corner) > 0.02 && isBeside(plan, other.center(), turn) &&
                                 !hidesPrint(each, turn, other, style))
                        << each.id.toString().toStdString() << turn.sixths();
                }
        }
    }
}

TEST(PlatePlace, KeepsItsDistanceFromAPlateAcrossTheBorder) {
    const PlateGround ground = plateGround(side("204a"), colourStyle());
    const QPointF usual = numberPlateThatFits(ground, Turn(1), plate, 1, 1).middle;
    QRectF above({}, plate);
    above.moveCenter(usual - QPointF(0, plate.height() + 0.03));
    QRectF placed({}, plate);
    placed.moveCenter(numberPlateThatFits(ground, Turn(1), plate, 1, 1, std::array{above}).middle);
    EXPECT_FALSE(placed.adjusted(-0.07, -0.07, 0.07, 0.07).intersects(above));
}

TEST(PlatePlace, OfAWordIsAtTheBottomWithoutARoadThere) {
    // The road leads from the left to the right.
    const QPointF place = wordPlatePlace(side("301a"), Turn(), plate, colourStyle(), {});
    EXPECT_GT(place.y(), 0.4);
}

TEST(PlatePlace, OfAWordHidesNeitherSignsNorTheNumber) {
    for (const char* id : {"202a", "202b", "203a", "203b"})
        for (int turn = 0; turn < 6; ++turn) {
            const TileSide& each = side(id);
            QRectF number({}, plate);
            number.moveCenter(numberPlatePlace(each, Turn(turn), plate, colourStyle()));
            const QPointF place =
                wordPlatePlace(each, Turn(turn), plate, colourStyle(), std::array{number});
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
        number.moveCenter(
            numberPlatePlace(yard, Turn(turn), plate, colourStyle(), std::array{arrow}));
        EXPECT_FALSE(number.intersects(arrow)) << turn;
        QRectF placed({}, word);
        placed.moveCenter(
            wordPlatePlace(yard, Turn(turn), word, colourStyle(), std::array{arrow, number}));
        EXPECT_FALSE(placed.intersects(arrow)) << turn;
        EXPECT_FALSE(placed.intersects(number)) << turn;
    }
}

TEST(PlatePlace, OfAWordLeavesTheYardBareWhereItHasRoom) {
    const TileSide& yard = side("201a");
    const QRectF yardItself(-0.49, -0.47, 0.98, 0.86); // as it is printed, without its rim
    QRectF number({}, plate);
    number.moveCenter(numberPlatePlace(yard, Turn(), plate, colourStyle()));
    constexpr QSizeF word(0.66, 0.15);
    QRectF placed({}, word);
    placed.moveCenter(wordPlatePlace(yard, Turn(), word, colourStyle(), std::array{number}));
    EXPECT_FALSE(placed.intersects(yardItself));
}

TEST(PlatePlace, ThatFitsLiesOnNoWordAndNoLimitOfAnySide) {
    const FaceStyle style = colourStyle();
    constexpr QSizeF ofOne(2.6, 0.95);
    for (const TileSide& each : catalogue().sides()) {
        const Turn turn(static_cast<int>(each.id.number() % 6));
        for (const double size : {0.15, 0.25}) {
            const FittingPlate fits =
                numberPlateThatFits(plateGround(each, style), turn, ofOne, size, 0.1);
            EXPECT_LE(fits.size, size);
            EXPECT_GE(fits.size, 0.1);
            QRectF placed({}, ofOne * fits.size);
            placed.moveCenter(fits.middle);
            EXPECT_FALSE(hidesPrint(each, turn, placed, style))
                << each.id.toString().toStdString() << size;
        }
    }
}

/// A map of a pit alone, drawn 200 pixels to a circumradius.
QImage pitMap(Turn turn, bool roles, double leastNumber) {
    Stage stage;
    stage.info.game = QStringLiteral("gt");
    Placement pit = placed({"101", {0, 0}});
    pit.turn = turn;
    tilesOf(stage).insert(pit);
    StageMap map(stage, catalogue(), colourStyle());
    map.roles = roles;
    map.numbers = roles; // neither plate
    QImage picture(400, 400, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paintStageMap(painter, MapFrame{{200, 200}, 200}, map, leastNumber * 200);
    return picture;
}

TEST(PlatePlace, OfAPitLeavesItsGaragesFree) {
    for (const char* language : {"en", "fr", "de", "pl"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (int sixths = 0; sixths < 6; ++sixths)
            for (const double size : {0.11, 0.16, 0.2}) {
                const Turn turn(sixths);
                const QImage plain = pitMap(turn, false, size);
                const QImage named = pitMap(turn, true, size);
                int covered = 0;
                for (const double side : {-1.0, 1.0})
                    for (double x = 0.4; x < 0.56; x += 0.02) // as they are printed
                        for (double y = -0.5; y < 0.54; y += 0.02) {
                            const QPointF at = turned({side * x, y}, turn) * 200;
                            const QPoint pixel = at.toPoint() + QPoint(200, 200);
                            covered += plain.pixel(pixel) != named.pixel(pixel) ? 1 : 0;
                        }
                EXPECT_EQ(covered, 0) << language << sixths << ' ' << size;
            }
    }
}

TEST(PlatePlace, LiesOnFewerRoadsThanAtTheUsualPlaces) {
    // Tiles that are full of road, with some verge elsewhere than at the corners.
    for (const char* id : {"314a", "318b"}) {
        const FacePlan plan = planOf(side(id));
        for (int sixths = 0; sixths < 6; ++sixths) {
            const Turn turn(sixths);
            constexpr QSizeF small(0.31, 0.12);
            const QPointF place = numberPlatePlace(side(id), turn, small, colourStyle());
            int onRoad = 0;
            for (const double x : {-0.5, 0.0, 0.5})
                for (const double y : {-0.5, 0.0, 0.5})
                    onRoad +=
                        plan.room.fromRoad(turned(
                            place + QPointF(small.width() * x, small.height() * y), -turn)) < 0
                            ? 1
                            : 0;
            EXPECT_LE(onRoad, id[0] == '3' && id[2] == '4' ? 3 : 1) << id << sixths; // of nine
        }
    }
}

TEST(PlatePlace, OfAWordLeavesTheLetteringOfArchAndYardFree) {
    const FaceStyle style = colourStyle();
    constexpr QSizeF word(0.6, 0.15);
    for (const char* id : {"202a", "202b", "203a", "203b", "301a", "302b", "201a", "201b"})
        for (int turn = 0; turn < 6; ++turn) {
            QRectF placed({}, word);
            placed.moveCenter(wordPlatePlace(side(id), Turn(turn), word, style, {}));
            EXPECT_FALSE(hidesPrint(side(id), Turn(turn), placed, style)) << id << turn;
        }
}

} // namespace stagewright
