#include "editor/hextiles/faces/places.h"
#include "editor/hextiles/sheets/map_overlay.h"
#include "editor/hextiles/sheets/plate_place.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Something printed that has to be read, in the frame of the board.
struct LaidMark {
    QPointF at;
    double radius;
    std::string tile;
};

std::vector<LaidMark> marksOf(const Stage& stage) {
    std::vector<LaidMark> marks;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TileSide& side = *catalogue().find(tile.side);
        for (const PrintedMark& mark : plateGround(side, colourStyle()).marks)
            marks.push_back({centre(tile.hex) + turned(mark.at, tile.turn), mark.radius,
                             tile.side.toString().toStdString()});
    }
    return marks;
}

bool covers(const QPolygonF& shape, const LaidMark& mark) {
    constexpr double hair = 1e-6;
    if (shape.containsPoint(mark.at, Qt::WindingFill))
        return true;
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const QPointF a = shape[i];
        const QPointF side = shape[(i + 1) % shape.size()] - a;
        const double length = QPointF::dotProduct(side, side);
        const double part =
            length > 0 ? std::clamp(QPointF::dotProduct(mark.at - a, side) / length, 0.0, 1.0) : 0;
        const QPointF apart = mark.at - a - side * part;
        if (std::hypot(apart.x(), apart.y()) < mark.radius - hair)
            return true;
    }
    return false;
}

std::vector<std::string> stagesAndCircuits() {
    std::vector<std::string> files = rulebookStages();
    for (const std::string& circuit : gtCircuits())
        files.push_back(circuit);
    return files;
}

struct LaidThing {
    std::string what;
    QPolygonF shape;
};

std::vector<LaidThing> thingsOf(const MapOverlay& overlay) {
    std::vector<LaidThing> things;
    for (const MapPlate& each : overlay.numbers)
        things.push_back({each.text.toStdString(), QPolygonF(each.place())});
    for (const MapPlate& each : overlay.roles)
        things.push_back({each.text.toStdString(), QPolygonF(each.place())});
    for (const NotePlate& each : overlay.notes)
        things.push_back({each.lines.join(u' ').toStdString(), QPolygonF(each.place())});
    for (const RouteArrow& each : overlay.arrows)
        things.push_back({"arrow", outlineOf(each)});
    for (const RouteArrow& each : overlay.branchArrows)
        things.push_back({"arrow of another way", outlineOf(each)});
    for (const MapPlate& each : overlay.branchNames)
        things.push_back({each.text.toStdString(), QPolygonF(each.place())});
    return things;
}

/// What lies on something printed or on something else that is laid over the map.
std::string faultsOf(const Stage& stage, const MapOverlay& overlay) {
    std::string faults;
    const std::vector<LaidMark> marks = marksOf(stage);
    const std::vector<LaidThing> things = thingsOf(overlay);
    for (std::size_t i = 0; i < things.size(); ++i) {
        for (const LaidMark& mark : marks)
            if (covers(things[i].shape, mark))
                faults += things[i].what + " on a mark of " + mark.tile + "; ";
        for (std::size_t j = i + 1; j < things.size(); ++j)
            if (things[i].shape.intersects(things[j].shape))
                faults += things[i].what + " on " + things[j].what + "; ";
    }
    return faults;
}

/// The tiles of which something is read.
std::size_t notesWith(const StageMap& map) {
    const auto notes = notesByTile(map);
    return static_cast<std::size_t>(std::count_if(
        notes.begin(), notes.end(), [](const auto& each) { return !each.second.isEmpty(); }));
}

StageMap overlayMap(const Stage& stage) {
    return {stage, catalogue(), colourStyle()};
}

class MapOverlays : public testing::TestWithParam<std::string> {};

// In sizes of tiles as on a page with a list: a number of 9 points, or at least 8.
TEST_P(MapOverlays, LieOnNothingPrintedAndNotOnEachOther) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    for (const double size : {0.15, 0.18}) {
        StageMap map = overlayMap(stage);
        map.leastNumberShare = 8.0 / 9;
        map.roles = true;
        EXPECT_EQ(faultsOf(stage, mapOverlay(map, size)), "") << size;
    }
}

TEST_P(MapOverlays, NotesLieOnNothingPrintedAndNotOnEachOther) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    StageMap map = overlayMap(stage);
    map.leastNumberShare = 0;
    map.notes = true;
    const MapOverlay overlay = mapOverlay(map, 0.12);
    EXPECT_EQ(faultsOf(stage, overlay), "");
    EXPECT_EQ(overlay.notes.size(), notesWith(map));
}

/// How many of 45 points of a plate lie on the road of a tile.
int pointsOnRoad(const Stage& stage, const QRectF& plate) {
    int count = 0;
    for (int column = 0; column <= 8; ++column)
        for (int row = 0; row <= 4; ++row) {
            const QPointF at =
                plate.topLeft() + QPointF(plate.width() * column / 8, plate.height() * row / 4);
            const Hex hex = hexAt(at);
            for (const Placement& tile : tilesOf(stage).at(hex))
                count += planOf(*catalogue().find(tile.side))
                                     .room.fromRoad(turned(at - centre(hex), -tile.turn)) < 0
                             ? 1
                             : 0;
        }
    return count;
}

TEST_P(MapOverlays, NotesHideNoMoreOfARoadThanItsRim) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    StageMap map = overlayMap(stage);
    map.leastNumberShare = 0;
    map.notes = true;
    for (const NotePlate& note : mapOverlay(map, 0.12).notes)
        EXPECT_LE(pointsOnRoad(stage, note.place()), 9) << note.lines.join(u' ').toStdString();
}

/// Nor on an arch or a shortcut, also of tiles so small that a word is as wide as half of one.
TEST_P(MapOverlays, WordsForStartAndFinishLieOffRoadsAndArches) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    for (const double size : {0.15, 0.25, 0.34}) {
        StageMap map = overlayMap(stage);
        map.leastNumberShare = 8.0 / 9;
        map.roles = true;
        int words = 0;
        for (const MapPlate& plate : mapOverlay(map, size).roles) {
            const QPointF named = plate.leadsTo.value_or(plate.middle);
            const TileSide& side = *catalogue().find(tilesOf(stage).at(hexAt(named)).front().side);
            if (side.role == Role::Service || side.role == Role::Pit)
                continue; // yards
            ++words;
            EXPECT_EQ(pointsOnRoad(stage, plate.place()), 0) << plate.text.toStdString() << size;
            for (const QPointF at :
                 {plate.place().topLeft(), plate.place().topRight(), plate.middle,
                  plate.place().bottomLeft(), plate.place().bottomRight()})
                for (const Placement& tile : tilesOf(stage).at(hexAt(at)))
                    EXPECT_TRUE(planOf(*catalogue().find(tile.side))
                                    .room.isFree(turned(at - centre(tile.hex), -tile.turn), 0))
                        << plate.text.toStdString() << size;
        }
        EXPECT_GT(words, 0) << size;
    }
}

TEST_P(MapOverlays, HaveTheirArrowsNearTheBorders) {
    constexpr double nearby = 0.45; // circumradii
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    const StageMap map = overlayMap(stage);
    const auto borders = routeArrows(stage, catalogue(), map.route);
    for (const RouteArrow& arrow : mapOverlay(map, 0.15).arrows) {
        const bool isNear =
            std::any_of(borders.begin(), borders.end(), [&](const RouteArrow& border) {
                return std::hypot(border.at.x() - arrow.at.x(), border.at.y() - arrow.at.y()) <
                       nearby;
            });
        EXPECT_TRUE(isNear)
            << tilesOf(stage).at(hexAt(arrow.at)).front().side.toString().toStdString();
    }
}

// One that has no place is left out, which must be rare.
TEST_P(MapOverlays, HaveAnArrowOnNearlyEveryTileOfTheRoute) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    const StageMap map = overlayMap(stage);
    const MapOverlay overlay = mapOverlay(map, 0.15);
    EXPECT_GE(overlay.arrows.size() * 10, (map.route.leadIn.size() + map.route.steps.size()) * 9);
}

TEST_P(MapOverlays, HaveTheNumberOfEachTileOnIt) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    const MapOverlay overlay = mapOverlay(overlayMap(stage), 0.15);
    EXPECT_EQ(overlay.numbers.size(), static_cast<std::size_t>(tilesOf(stage).placements().size()));
    for (const MapPlate& plate : overlay.numbers) {
        const auto tiles = tilesOf(stage).at(hexAt(plate.middle));
        ASSERT_EQ(tiles.size(), 1U);
        EXPECT_EQ(tiles.front().side.toString(), plate.text);
    }
}

INSTANTIATE_TEST_SUITE_P(Printed, MapOverlays, testing::ValuesIn(stagesAndCircuits()), caseName);

/// 402b leaves the straight road to NW, 404b takes it in again from SW.
Stage forked() {
    return board({{"202a", {0, 3}},
                  {"402b", {0, 2}},
                  {"204a", {0, 1}},
                  {"404b", {0, 0}, 3},
                  {"203a", {0, -1}},
                  {"208a", {-1, 2}, 5},
                  {"208a", {-1, 1}}});
}

TEST(MapOverlay, MarksAnotherWayByArrowsOfItsOwnAndItsName) {
    const Stage stage = forked();
    const MapOverlay overlay = mapOverlay(overlayMap(stage), 0.15);
    EXPECT_EQ(faultsOf(stage, overlay), "");
    ASSERT_EQ(overlay.arrows.size(), 5U); // as without it
    std::vector<Hex> crossedTo;
    for (const RouteArrow& arrow : overlay.branchArrows)
        crossedTo.push_back(hexAt(arrow.at + arrow.along * 0.5));
    EXPECT_EQ(crossedTo, (std::vector<Hex>{{-1, 2}, {-1, 1}, {0, 0}}));
    ASSERT_EQ(overlay.branchNames.size(), 1U);
    EXPECT_EQ(overlay.branchNames.front().text, QStringLiteral("Alternative route"));
    EXPECT_EQ(hexAt(overlay.branchNames.front().middle), (Hex{-1, 2}));
}

TEST(MapOverlay, MarksAnotherWayWhereTheRouteIsMarked) {
    const Stage stage = forked();
    StageMap map = overlayMap(stage);
    map.numbers = false; // so small that nothing can be read
    EXPECT_TRUE(mapOverlay(map, 0).branchNames.empty());
    EXPECT_FALSE(mapOverlay(map, 0).branchArrows.empty());
    map.arrows = false;
    EXPECT_TRUE(mapOverlay(map, 0).branchArrows.empty());
}

// Its middle is hollow, that of the way which is driven full.
TEST(BranchArrow, IsHollow) {
    const auto middleOf = [](void (*paint)(QPainter&, bool), bool isMono) {
        QImage picture(100, 100, QImage::Format_RGB32);
        picture.fill(Qt::gray);
        QPainter painter(&picture);
        painter.translate(50, 50);
        painter.scale(80, 80);
        paint(painter, isMono);
        return qGray(picture.pixel(52, 50));
    };
    for (const bool isMono : {false, true}) {
        EXPECT_EQ(middleOf(paintBranchArrow, isMono), 255);
        EXPECT_LT(middleOf(paintRouteArrow, isMono), 100);
    }
}

TEST(MapOverlay, LeavesTokensFree) {
    Stage stage = stageFrom(QStringLiteral("gt-circuits/course3.json"));
    const MapOverlay before = mapOverlay(overlayMap(stage), 0.15);
    ASSERT_FALSE(before.arrows.empty());
    // A chicane where an arrow lay.
    const RouteArrow arrow = before.arrows.front();
    const Placement bare = tilesOf(stage).at(hexAt(arrow.at - arrow.along * 0.1)).front();
    Placement tile = bare;
    Token token;
    token.id = QStringLiteral("chicane-asphalt");
    token.at = turned(arrow.at - centre(tile.hex), -tile.turn);
    tile.tokens.append(token);
    tilesOf(stage).remove(bare);
    tilesOf(stage).insert(tile);
    for (const LaidThing& thing : thingsOf(mapOverlay(overlayMap(stage), 0.15)))
        EXPECT_FALSE(thing.shape.containsPoint(arrow.at, Qt::WindingFill)) << thing.what;
}

// Limits that have no room on a small map are hidden by nothing.
TEST(MapOverlay, MovesNoArrowForLimitsThatAreNotDrawn) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally2-ss1.json"));
    StageMap map = overlayMap(stage);
    map.numbers = false;
    const auto usual = routeArrows(stage, catalogue(), map.route);
    const auto moved = [&](const DigitScale& digits) {
        const auto arrows = mapOverlay(map, 0, digits).arrows;
        return std::count_if(usual.begin(), usual.end(), [&](const RouteArrow& each) {
            return std::none_of(arrows.begin(), arrows.end(), [&](const RouteArrow& arrow) {
                return arrow.at == each.at && arrow.length == each.length;
            });
        });
    };
    EXPECT_LT(moved({false, 0}), moved({true, 0}));
}

// In sizes as of 8 points on maps of about 1:4 and 1:4.5.
TEST(MapOverlay, ANumberWithoutRoomReachesOverAFreeEdgeRatherThanOntoTheRoad) {
    for (const char* id : {"215a", "215b", "220a", "220b", "313a", "313b", "314a", "314b"})
        for (int turn = 0; turn < 6; ++turn)
            for (const double size : {0.19, 0.21}) {
                const Stage stage =
                    board({{id, {0, 0}, turn}, {"204a", {-3, 0}}, {"204a", {3, 0}}});
                const auto numbers = mapOverlay(overlayMap(stage), size).numbers;
                const auto plate =
                    std::find_if(numbers.begin(), numbers.end(), [&](const MapPlate& each) {
                        return each.text == QString::fromLatin1(id);
                    });
                ASSERT_NE(plate, numbers.end());
                EXPECT_EQ(hexAt(plate->middle), (Hex{0, 0})) << id << ' ' << turn << ' ' << size;
                EXPECT_LE(pointsOnRoad(stage, plate->place()), 9)
                    << id << ' ' << turn << ' ' << size;
            }
}

// Else it would be taken for that of the tile that lies there.
TEST(MapOverlay, NoNumberReachesOntoAnotherTile) {
    for (const std::string& file : stagesAndCircuits()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        for (const MapPlate& plate : mapOverlay(overlayMap(stage), 0.28).numbers) {
            const QRectF place = plate.place();
            for (const QPointF corner :
                 {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()})
                if (hexAt(corner) != hexAt(plate.middle)) {
                    EXPECT_TRUE(tilesOf(stage).at(hexAt(corner)).empty())
                        << file << ' ' << plate.text.toStdString();
                }
        }
    }
}

TEST(MapOverlay, NamesAPlaceThatDoesNotSayWhatItIs) {
    const auto roles = [](const char* id, const DigitScale& digits) {
        const Stage stage = board({{id, {0, 0}}});
        StageMap map = overlayMap(stage);
        map.roles = true;
        return mapOverlay(map, 0.15, digits).roles.size();
    };
    constexpr double tooSmallToRead = 0.1; // circumradii
    for (const char* id : {"201a", "201b", "101"}) {
        EXPECT_EQ(roles(id, {true, 0}), 0U) << id;
        EXPECT_EQ(roles(id, {true, tooSmallToRead}), 1U) << id;
    }
    EXPECT_EQ(roles("202a", {true, 0}), 1U);
}

// A number that touches a word is taken for a part of it.
TEST(MapOverlay, KeepsTheNumberOffTheWordOfAPlace) {
    constexpr double apart = 0.02; // circumradii
    const auto touches = [](const char* id, int turn, double size) {
        const TileSide& side = *catalogue().find(*TileId::parse(QString::fromLatin1(id)));
        const QPainterPath word = placeWord(side, colourStyle().lettering);
        const Stage stage = board({{id, {0, 0}, turn}});
        const QRectF plate = mapOverlay(overlayMap(stage), size).numbers.front().place();
        return QTransform()
            .rotate(60.0 * turn)
            .map(word)
            .intersects(plate.adjusted(-apart, -apart, apart, apart));
    };
    for (int turn = 0; turn < 6; ++turn) {
        for (int percent = 70; percent < 100; percent += 2)
            for (const char* id : {"201a", "201b"})
                EXPECT_FALSE(touches(id, turn, 0.002 * percent)) << id << ' ' << turn << percent;
        EXPECT_FALSE(touches("101", turn, 0.15)) << turn; // too full for a larger one
    }
}

} // namespace

} // namespace stagewright
