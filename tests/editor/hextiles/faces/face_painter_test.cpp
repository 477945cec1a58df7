#include "editor/drawing/fonts.h"
#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/road_shape.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QPointF middleOf(const RoadShape& shape, const Space& space) {
    return shape.at(part(space.s.begin + space.s.end) / 2,
                    (space.lanes.left + space.lanes.right) / 2);
}

TEST(FacePainter, FillsSpacesWithTheSurfaceAndTheRestWithVerge) {
    const FaceStyle style = colourStyle();
    for (const char* id : {"103a", "303b", "121a"}) {
        const TileSide& tile = side(id);
        const RoadShape shape(tile.roads[0]);
        for (int turn = 0; turn < 6; ++turn) {
            const DrawnFace face = draw(tile, 90, Turn(turn), style);
            for (const Space& space : tile.roads[0].spaces)
                if (!space.openEnd && tile.terrain != Terrain::Snow) {
                    EXPECT_EQ(face.at(middleOf(shape, space)), style.terrain(tile.terrain).surface)
                        << id << qPrintable(space.id) << turn;
                }
            EXPECT_EQ(face.at({0.93, 0}), style.terrain(tile.terrain).verge) << id << turn;
        }
    }
}

TEST(FacePainter, DrawsLinesBetweenSpaces) {
    const FaceStyle style = colourStyle();
    const DrawnFace face = draw(side("103b"), 200, Turn(), style); // two rows of two spaces
    EXPECT_EQ(face.at({0, 0.3}), style.asphalt.line);
    EXPECT_EQ(face.at({0.12, 0}), style.asphalt.line);
    EXPECT_EQ(face.at({0.12, 0.2}), style.asphalt.surface);
}

TEST(FacePainter, DrawsTheSameEachTime) {
    for (const char* id : {"217b", "902a", "301b"})
        EXPECT_EQ(draw(side(id), 80).image, draw(side(id), 80).image) << id;
}

TEST(FacePainter, ShowsALimitAtItsSpaceAndNowhereElse) {
    TileSide tile = side("217b");
    const QImage with = draw(tile, 120).image;
    Space& space = tile.roads[0].spaces[2];
    ASSERT_TRUE(space.limit);
    space.limit.reset();
    const DrawnFace without = draw(tile, 120);
    const QPointF at = without.pixelOf(middleOf(RoadShape(tile.roads[0]), space));
    int changed = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.image.pixel(x, y)) {
                ++changed;
                EXPECT_LT(QLineF(at, QPointF(x + 0.5, y + 0.5)).length(), 0.11 * 120);
            }
    EXPECT_GT(changed, 200);
}

TEST(FacePainter, ShowsWhichGearALimitIs) {
    TileSide tile = side("217b");
    const QImage three = draw(tile, 120).image;
    tile.roads[0].spaces[2].limit = 4;
    EXPECT_NE(draw(tile, 120).image, three);
    // At palette size, too.
    tile.roads[0].spaces[2].limit = 3;
    const QImage small = draw(tile, 32).image;
    tile.roads[0].spaces[2].limit = 4;
    EXPECT_NE(draw(tile, 32).image, small);
}

TEST(FacePainter, ShowsEverySymbol) {
    struct Change {
        const char* id;
        void (*change)(Space&);
    };
    const Change changes[] = {
        {"204b", [](Space& space) { space.jump.reset(); }},
        {"208b", [](Space& space) { space.water = false; }},
        {"217b", [](Space& space) { space.slide = false; }},
        {"217b", [](Space& space) { space.shortcut = space.shortcut ? 5 : space.shortcut; }},
        {"325a", [](Space& space) { space.climb.clear(); }},
        {"117a", [](Space& space) { space.limitHazard.reset(); }},
        {"113a", [](Space& space) { space.entry.clear(); }},
        {"402a", [](Space& space) { space.entry.clear(); }},
        {"102a", [](Space& space) { space.grid.reset(); }},
    };
    for (const Change& change : changes) {
        TileSide tile = side(change.id);
        const QImage before = draw(tile, 100).image;
        for (Road& road : tile.roads)
            for (Space& space : road.spaces)
                change.change(space);
        EXPECT_NE(draw(tile, 100).image, before) << change.id;
    }
}

TEST(FacePainter, FillsItsHexAndNothingBeyond) {
    constexpr double radius = 60;
    for (const TileSide& tile : catalogue().sides()) {
        const DrawnFace face = draw(tile, radius, Turn(), colourStyle(), true);
        const QPointF middle = QRectF(face.image.rect()).center();
        int outside = 0;
        int gaps = 0;
        for (int y = 0; y < face.image.height(); ++y)
            for (int x = 0; x < face.image.width(); ++x) {
                const QPointF at = (QPointF(x + 0.5, y + 0.5) - middle) / radius;
                const int alpha = qAlpha(face.image.pixel(x, y));
                // The bleed of 0.75 pixels touches pixels up to half a diagonal further out.
                outside += insideHex(at) < -1.5 / radius && alpha > 0;
                gaps += insideHex(at) > 0 && alpha < 255;
            }
        EXPECT_EQ(outside, 0) << qPrintable(tile.id.toString());
        EXPECT_EQ(gaps, 0) << qPrintable(tile.id.toString());
    }
}

TEST(FacePainter, MonoStyleHasOnlyGreys) {
    for (const TileSide& tile : catalogue().sides()) {
        const QImage image = draw(tile, 60, Turn(), monoStyle(), true).image;
        int coloured = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                coloured += qRed(pixel) != qGreen(pixel) || qGreen(pixel) != qBlue(pixel);
            }
        EXPECT_EQ(coloured, 0) << qPrintable(tile.id.toString());
    }
}

/// Draws two neighbours as a board does and counts pixels along their border that are not covered.
int uncovered(const TileSide& a, const TileSide& b, Edge edge, double radius, Turn turn) {
    QImage board(static_cast<int>(6 * radius), static_cast<int>(6 * radius),
                 QImage::Format_ARGB32_Premultiplied);
    board.fill(Qt::transparent);
    const QPointF middle(3 * radius + 0.3, 3 * radius + 0.7);
    QPainter painter(&board);
    for (const auto& [tile, hex] : {std::pair(&a, Hex{0, 0}), std::pair(&b, step(edge))}) {
        const QPointF at = middle + centre(hex) * radius;
        painter.save();
        painter.translate(at);
        painter.scale(radius, radius);
        painter.rotate(turn.degrees());
        paintFace(painter, *tile, colourStyle());
        painter.restore();
    }
    painter.end();
    const QPointF border = middle + edgeMiddle(edge) * radius;
    const QPointF along(-outward(edge).y(), outward(edge).x());
    int count = 0;
    for (double way = -0.45 * radius; way < 0.45 * radius; way += 0.25)
        for (const double off : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
            const QPointF at = border + along * way + outward(edge) * off;
            count += qAlpha(board.pixel(static_cast<int>(std::floor(at.x())),
                                        static_cast<int>(std::floor(at.y())))) < 255;
        }
    return count;
}

TEST(FacePainter, NeighboursShowNoSeamInAnyTurn) {
    for (const double radius : {20.0, 33.3, 64.7, 150.0})
        for (const Edge edge : allEdges)
            for (int turn = 0; turn < 6; ++turn)
                EXPECT_EQ(uncovered(side("204a"), side("303b"), edge, radius, Turn(turn)), 0)
                    << radius << " " << index(edge) << " " << turn;
}

TEST(FacePainter, RoadsGoOnAcrossTheBorderWithoutAStep) {
    // The same row of pixels just before and just behind the border of two straight roads: 204a
    // runs from S to N, and so does the tile north of it.
    const FaceStyle style = colourStyle();
    constexpr double radius = 100;
    QImage board(260, 520, QImage::Format_ARGB32_Premultiplied);
    board.fill(Qt::transparent);
    QPainter painter(&board);
    for (const double y : {350.0, 350.0 - 2 * apothem * radius}) {
        painter.save();
        painter.translate(130, y);
        painter.scale(radius, radius);
        paintFace(painter, side("204a"), style);
        painter.restore();
    }
    painter.end();
    const int border = static_cast<int>(350 - apothem * radius);
    int differing = 0;
    for (int x = 90; x < 170; ++x)
        differing += board.pixel(x, border - 6) != board.pixel(x, border + 6);
    EXPECT_LE(differing, 6); // stones
}

TEST(FacePainter, WritesTheNumberUprightAtTheTopLeftInEachTurn) {
    ASSERT_TRUE(registerFonts());
    for (int turn = 0; turn < 6; ++turn) {
        const QImage without = draw(side("902b"), 100, Turn(turn)).image;
        const QImage with = draw(side("902b"), 100, Turn(turn), colourStyle(), true).image;
        QRect changed;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
        ASSERT_FALSE(changed.isEmpty()) << turn;
        EXPECT_GT(changed.width(), 1.5 * changed.height()) << turn; // a line of upright text
        const QPointF middle = (QRectF(changed).center() - QRectF(with.rect()).center()) / 100;
        EXPECT_NEAR(middle.x(), -0.42, 0.03) << turn;
        EXPECT_NEAR(middle.y(), -0.757, 0.03) << turn;
    }
}

TEST(FacePainter, LeavesTheNumberOutWhereItCouldNotBeRead) {
    EXPECT_EQ(draw(side("902b"), 25, Turn(), colourStyle(), true).image,
              draw(side("902b"), 25, Turn(), colourStyle(), false).image);
}

int countOf(const QColor& colour, const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour;
    return count;
}

TEST(FacePainter, LeavesSceneryOutOfSmallFaces) {
    const FaceStyle style = colourStyle();
    EXPECT_GT(countOf(style.gravel.tree, draw(side("204a"), 64, Turn(), style).image), 10);
    EXPECT_EQ(countOf(style.gravel.tree, draw(side("204a"), 32, Turn(), style).image), 0);
}

// A lane line through a digit would make it hard to read.
TEST(FacePainter, BreaksTheLaneLineUnderAJump) {
    const FaceStyle style = colourStyle();
    const TileSide& tile = side("205b"); // a jump on the middle row
    const auto face = draw(tile, 300, Turn(), style);
    const RoadShape shape(tile.roads[0]);
    const double unit = 1 / shape.centreLine().length();
    EXPECT_EQ(face.at(shape.at(0.5 + 0.2 * unit, 1)), style.gravel.line);
    for (const double beside : {-0.1, 0.1})
        EXPECT_NE(face.at(shape.at(0.5 + beside * unit, 1)), style.gravel.line);
}

// Greys alone would hardly part a shortcut from the verge, nor a ford from the road.
TEST(FacePainter, HatchesShortcutsAndFordsInPrintsWithoutColour) {
    const FaceStyle style = monoStyle();
    EXPECT_GT(countOf(style.gravel.tree, draw(side("222b"), 300, Turn(), style).image), 1000);
    EXPECT_GT(countOf(style.bank, draw(side("208b"), 300, Turn(), style).image), 1000);
}

// The corner of 407a bends to the right: its outside is the line that parts it from the branch.
TEST(FacePainter, TicksBeginAtTheOutsideOfTheCorner) {
    const FaceStyle style = colourStyle();
    const auto face = draw(side("407a"), 300, Turn(), style);
    const RoadShape road(side("407a").roads[0]);
    EXPECT_EQ(face.at(road.at(0.5, 1.25)), style.asphalt.line);
    EXPECT_EQ(face.at(road.at(0.5, 1.8)), style.asphalt.surface);
}

// The beam stands behind it.
TEST(FacePainter, LeavesTheLineOfAnArchInSight) {
    const FaceStyle style = colourStyle();
    for (const char* id : {"202a", "202b"}) {
        const auto face = draw(side(id), 300, Turn(), style);
        const Road& road = side(id).roads[0];
        ASSERT_TRUE(road.startLine);
        EXPECT_EQ(face.at(RoadShape(road).at(part(*road.startLine), 0.5)), style.gravel.line);
    }
}

TEST(FacePainter, ShowsTheRoadsBordersInAFord) {
    const FaceStyle style = colourStyle();
    const TileSide& tile = side("208b");
    const auto face = draw(tile, 300, Turn(), style);
    const RoadShape shape(tile.roads[0]);
    EXPECT_EQ(face.at(shape.at(0.5, 0)), style.gravel.edge);
    EXPECT_EQ(face.at(shape.at(0.5, 0.3)), style.water);
}

TEST(FacePainter, DrawsTheSameInSvg) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setViewBox(QRect(0, 0, 200, 200));
    {
        QPainter painter(&generator);
        painter.translate(100, 100);
        painter.scale(80, 80);
        paintFace(painter, side("217b"), colourStyle());
    }
    QSvgRenderer renderer(buffer.data());
    ASSERT_TRUE(renderer.isValid());
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, 200, 200));
    painter.end();
    const FaceStyle style = colourStyle();
    EXPECT_EQ(image.pixelColor(100 - 70, 100), style.gravel.verge);
    EXPECT_EQ(image.pixelColor(100, 4), QColor(Qt::transparent));
    const QPointF road = RoadShape(side("217b").roads[0]).at(0.2, 0.5) * 80;
    EXPECT_EQ(image.pixelColor((QPointF(100, 100) + road).toPoint()), style.gravel.surface);
    // Nothing sticks out: SVG is not clipped by the painter.
    EXPECT_EQ(image.pixelColor(100, 100 + 72), QColor(Qt::transparent));
}

} // namespace
} // namespace stagewright
