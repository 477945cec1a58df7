#include "editor/document/document.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/layer_scene.h"
#include "tests/editor/sample.h"

#include <QImage>

#include <gtest/gtest.h>

#include <cstdlib>

namespace stagewright {

namespace {

/// What is painted in the second of two frames at the camera.
QImage second(const LayerPainter& grid, const Camera& camera, bool zooming) {
    Document document(games());
    const QPalette palette;
    const BoardColours colours = boardColours(palette);
    const std::optional<Table> table;
    const QString unknown;
    const ShownLayers shown;
    const LayerScene scene{document, 0,       camera,  palette, colours, table,  nullptr,
                           unknown,  nullptr, unknown, shown,   {},      zooming};
    QImage image(camera.view.toSize(), QImage::Format_RGB32);
    for (int frame = 0; frame < 2; ++frame) {
        QPainter painter(&image);
        grid(painter, scene);
    }
    return image;
}

/// Pixels that are not alike. A line that begins at another pixel is rounded otherwise here and
/// there, too little to be seen.
int differing(const QImage& one, const QImage& other) {
    constexpr int unseen = 16;
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > unseen)
                ++count;
    return count;
}

constexpr int few = 10;

Camera cameraAt(double zoom) {
    Camera camera;
    camera.view = {400, 300};
    camera.zoom = zoom;
    camera.middle = {0.37, -1.13};
    return camera;
}

TEST(HexGrid, LooksTheSameWhileTheUserZoomsAndAfterwards) {
    for (const double zoom : {0.15, 0.3, 0.71, 1.2, 2.5}) {
        const QImage still = second(gridPainter(), cameraAt(zoom), false);
        EXPECT_LE(differing(second(gridPainter(), cameraAt(zoom), true), still), few) << zoom;
        const QRgb table = still.pixel(0, 0);
        bool lines = false;
        for (int y = 0; y < still.height(); ++y)
            for (int x = 0; x < still.width(); ++x)
                lines = lines || still.pixel(x, y) != table;
        EXPECT_EQ(lines, zoom > 0.2) << zoom; // a haze below
    }
}

TEST(HexGrid, AtAnotherScaleTheOldPictureIsNotShown) {
    const LayerPainter grid = gridPainter();
    (void)second(grid, cameraAt(0.5), false);
    for (const bool zooming : {false, true})
        EXPECT_LE(differing(second(grid, cameraAt(0.8), zooming),
                            second(gridPainter(), cameraAt(0.8), zooming)),
                  few);
}

} // namespace

} // namespace stagewright
