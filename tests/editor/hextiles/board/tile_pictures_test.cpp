#include "editor/hextiles/board/tile_pictures.h"
#include "tests/editor/sample.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QImage painted(TilePictures& pictures, QStringView side, double radius) {
    QImage image(240, 240, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pictures.beginFrame();
    pictures.paint(painter, *TileId::parse(side), {}, {120, 120}, radius);
    return image;
}

TEST(TilePictures, WithoutTimeATileIsABlankAndTheFrameIncomplete) {
    FaceCache faces(colourStyle);
    TilePictures hasty(catalogue(), faces, {0, 0});
    const QImage blank = painted(hasty, u"204a", 70);
    EXPECT_FALSE(hasty.isComplete());
    EXPECT_EQ(faces.used(), 0);
    EXPECT_NE(blank.pixel(120, 120), qRgb(255, 255, 255));

    TilePictures patient(catalogue(), faces, {10'000, 10'000});
    EXPECT_NE(painted(patient, u"204a", 70), blank);
    EXPECT_TRUE(patient.isComplete());
    painted(hasty, u"204a", 70);
    EXPECT_TRUE(hasty.isComplete()); // kept in the cache by now
}

TEST(TilePictures, ALargeTileIsBlurredFirstAndSharpAFrameLater) {
    FaceCache faces(colourStyle);
    TilePictures pictures(catalogue(), faces, {10'000, 10'000});
    const QImage quick = painted(pictures, u"204a", 110);
    EXPECT_FALSE(pictures.isComplete());
    const QImage sharp = painted(pictures, u"204a", 110);
    EXPECT_TRUE(pictures.isComplete());
    EXPECT_NE(sharp, quick);
}

TEST(TilePictures, InAHurryTilesStayBlurredButNoneIsBlank) {
    FaceCache faces(colourStyle);
    TilePictures pictures(catalogue(), faces, {10'000, 10'000});
    painted(pictures, u"204a", 60);
    const auto used = faces.used();
    QImage image(240, 240, QImage::Format_RGB32);
    QPainter painter(&image);
    pictures.beginFrame(true);
    pictures.paint(painter, *TileId::parse(u"204a"), {}, {120, 120}, 70);
    EXPECT_EQ(faces.used(), used);
    pictures.paint(painter, *TileId::parse(u"205a"), {}, {120, 120}, 70);
    EXPECT_GT(faces.used(), used);
}

TEST(TilePictures, WithoutTimeToSharpenTheOldPictureIsStretched) {
    FaceCache faces(colourStyle);
    TilePictures pictures(catalogue(), faces, {10'000, 0});
    painted(pictures, u"204a", 60);
    const auto used = faces.used();
    const QImage blurred = painted(pictures, u"204a", 100);
    EXPECT_FALSE(pictures.isComplete());
    EXPECT_EQ(faces.used(), used);
    const QColor road = blurred.pixelColor(120, 160);
    EXPECT_GT(road.red(), road.blue() + 20); // gravel
}

TEST(TilePictures, AnUnknownTileIsShownByItsName) {
    FaceCache faces(colourStyle);
    TilePictures pictures(catalogue(), faces, {0, 0});
    const QImage image = painted(pictures, u"777a", 100);
    EXPECT_TRUE(pictures.isComplete());
    EXPECT_NE(image.pixel(120, 60), qRgb(255, 255, 255));
}

} // namespace

} // namespace stagewright
