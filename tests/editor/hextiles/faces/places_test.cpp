#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/faces/filler_scenes.h"
#include "editor/hextiles/faces/places.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <QPainter>
#include <QPicture>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr double large = 300; // pixels from the middle to a corner

/// In a square of this half width about a point of the tile.
int pixelsOf(const DrawnFace& face, QPointF middle, double half, const QColor& colour) {
    int count = 0;
    const QPointF at = face.pixelOf(middle);
    const int reach = static_cast<int>(half * face.radius);
    for (int x = -reach; x <= reach; ++x)
        for (int y = -reach; y <= reach; ++y)
            count += face.image.pixelColor(at.toPoint() + QPoint(x, y)) == colour ? 1 : 0;
    return count;
}

// Rulebook of Rallyman: GT, "Pit stops"; the lanes as they are read from the S edge.
TEST(Pit, HasThreeLanesBetweenTwoRowsOfGarages) {
    const FaceStyle style = colourStyle();
    const DrawnFace face = draw(side("101"), large, Turn(), style);
    for (const double lane : {-0.25, 0.0, 0.25}) {
        EXPECT_EQ(face.at({lane, 0}), style.asphalt.surface) << lane;
        EXPECT_EQ(face.at({lane, 0.8}), style.asphalt.surface) << lane;
    }
    for (const double line : {-0.125, 0.125})
        EXPECT_EQ(face.at({line, 0}), style.asphalt.line) << line;
    for (const double garage : {-0.515, 0.515})
        EXPECT_EQ(face.at({garage, 0.1}), style.roof) << garage;
    EXPECT_EQ(face.at({0.7, 0}), style.asphalt.verge);
}

/// One alone would seem to be the only lane to stop in.
TEST(Pit, ItsGearsAreOnPaperAllOrNone) {
    for (const double least : {0.0, 0.08, 0.09, 0.095, 0.11}) {
        QPicture paper;
        FaceStyle style = colourStyle();
        style.leastDigit = least * large * 72 / 0.714 / paper.logicalDpiX(); // as a font in points
        QPainter painter(&paper);
        painter.scale(large, large);
        paintFace(painter, side("101"), style);
        painter.end();
        DrawnFace face{
            QImage((2 * QSizeF(large, large)).toSize(), QImage::Format_ARGB32_Premultiplied), large,
            Turn()};
        face.image.fill(Qt::white);
        QPainter seen(&face.image);
        seen.translate(QRectF(face.image.rect()).center());
        paper.play(&seen);
        seen.end();
        for (const double lane : {-0.25, 0.0, 0.25})
            EXPECT_EQ(pixelsOf(face, {lane, -0.34}, 0.08, style.ink) > 50, least < 0.084)
                << lane << ' ' << least;
    }
}

TEST(Pit, ItsLanesAreForRepairsAndTyresForRepairsAndForTyres) {
    const FaceStyle style = colourStyle();
    const DrawnFace face = draw(side("101"), large, Turn(), style);
    const auto signAt = [&](double x, double y) {
        return pixelsOf(face, {x, y}, 0.1, style.symbol) > 200;
    };
    EXPECT_TRUE(signAt(-0.25, 0.42));
    EXPECT_TRUE(signAt(-0.25, 0.18));
    EXPECT_TRUE(signAt(0, 0.42));
    EXPECT_FALSE(signAt(0, 0.18));
    EXPECT_TRUE(signAt(0.25, 0.42));
    EXPECT_FALSE(signAt(0.25, 0.18));
    // A tyre is a ring, which a spanner is not.
    EXPECT_EQ(face.at({0.25, 0.42}), style.asphalt.surface);
    EXPECT_EQ(face.at({0.25 + 0.05, 0.42}), style.symbol);
    EXPECT_EQ(face.at({-0.25, 0.18}), style.asphalt.surface);
    EXPECT_EQ(face.at({-0.25 + 0.05, 0.18}), style.symbol);
    EXPECT_EQ(face.at({-0.25, 0.42}), style.symbol);
    EXPECT_EQ(face.at({0, 0.42}), style.symbol);
    // Two zeros are written on the first two discs, and one on the third.
    const int two = pixelsOf(face, {-0.25, -0.34}, 0.08, style.ink);
    EXPECT_EQ(pixelsOf(face, {0, -0.34}, 0.08, style.ink), two);
    EXPECT_LT(pixelsOf(face, {0.25, -0.34}, 0.08, style.ink), two * 0.8);
}

TEST(Yards, AreBrownOrGrey) {
    const FaceStyle style = colourStyle();
    EXPECT_EQ(draw(side("201a"), large, Turn(), style).at({0, 0.1}), style.gravel.path);
    EXPECT_EQ(draw(side("201b"), large, Turn(), style).at({0, 0.1}), style.greyYard);
}

TEST(Fillers, LieOnMeadowPavingSnowOrMoor) {
    const FaceStyle style = colourStyle();
    const auto ground = [&](const char* id) {
        const QColor drawn = draw(side(id), large, Turn(), style).at({0.6, 0.6 - 0.1});
        EXPECT_EQ(groundOf(side(id), style), drawn) << id;
        return drawn;
    };
    EXPECT_EQ(ground("902a"), style.open.verge);
    EXPECT_EQ(ground("903a"), style.open.verge);
    EXPECT_EQ(ground("902b"), style.snow.verge);
    EXPECT_EQ(ground("904b"), style.snow.verge);
    EXPECT_EQ(ground("904a"), style.moor);
    EXPECT_EQ(groundOf(side("901b"), style), style.paving);
    EXPECT_EQ(groundOf(side("901a"), style), style.open.verge);
}

TEST(Fillers, ShowWhatIsPrintedOnThem) {
    const FaceStyle style = colourStyle();
    const auto face = [&](const char* id) { return draw(side(id), large, Turn(), style); };
    const auto has = [&](const char* id, QPointF at, double half, const QColor& colour) {
        return pixelsOf(face(id), at, half, colour) > 0;
    };
    // Sheep within a fence.
    EXPECT_TRUE(has("901a", {0, 0.03}, 0.35, style.symbol));
    EXPECT_EQ(face("901a").at({0.52, 0.03}), style.gravel.edge);
    // A large white animal and two tents.
    EXPECT_GT(pixelsOf(face("901b"), {0, 0.3}, 0.3, style.symbol), 4000);
    EXPECT_TRUE(has("901b", {-0.4, -0.18}, 0.1, style.building));
    EXPECT_TRUE(has("901b", {0, -0.48}, 0.1, style.finishArch));
    // Two firs at the left.
    EXPECT_TRUE(has("902a", {-0.68, 0}, 0.2, style.asphalt.tree));
    EXPECT_TRUE(has("902b", {-0.68, 0}, 0.2, style.snow.tree));
    // A lake that fills most of the tile, and in one a car at the bottom.
    for (const char* id : {"903a", "903b"})
        for (const QPointF at : {QPointF(0, 0), QPointF(0.5, 0.2), QPointF(-0.3, 0.3)})
            EXPECT_EQ(face(id).at(at), style.water) << id;
    EXPECT_FALSE(has("903a", {0.16, 0.38}, 0.06, style.finishArch));
    EXPECT_TRUE(has("903b", {0.16, 0.38}, 0.06, style.finishArch));
    EXPECT_TRUE(has("904a", {0.06, -0.04}, 0.1, style.rockLight));
    // Firs along the top alone.
    EXPECT_TRUE(has("904b", {0, -0.5}, 0.5, style.snow.tree));
    EXPECT_FALSE(has("904b", {0, 0.2}, 0.5, style.snow.tree));
    // The podium before a crowd.
    for (const char* id : {"905a", "905b"})
        EXPECT_TRUE(has(id, {0, -0.55}, 0.3, style.lowDanger)) << id;
}

TEST(Fillers, OfAStreetLieOnPavingWithoutATree) {
    const FaceStyle style = colourStyle();
    TileSide street = side("105a");
    street.scenery = Scenery::Street;
    const DrawnFace face = draw(street, large, Turn(), style);
    EXPECT_EQ(pixelsOf(face, {0, 0}, 0.8, style.asphalt.tree), 0);
    EXPECT_EQ(pixelsOf(face, {0, 0}, 0.8, style.asphalt.verge), 0);
    EXPECT_GT(pixelsOf(face, {0, 0}, 0.8, style.paving), 1000);
}

} // namespace
} // namespace stagewright
