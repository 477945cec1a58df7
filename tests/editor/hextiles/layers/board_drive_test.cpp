#include "editor/hextiles/layers/board_drive.h"

#include <QApplication>
#include <QPalette>

#include <gtest/gtest.h>

#include <cstdlib>

namespace stagewright {

namespace {

/// A road upwards of three spaces, of which the first is open and chosen, and where cars stand.
struct ChosenSpace {
    Camera camera;
    const BoardColours colours = boardColours(QApplication::palette());

    ChosenSpace() {
        camera.zoom = 1.5;
        camera.view = {300, 300};
    }

    /// Where its words may be: below, and above.
    [[nodiscard]] QImage painted(std::initializer_list<SpaceVertex> cars) const {
        BoardDrive drive;
        drive.places = std::make_shared<const SpacePlaces>(
            SpacePlaces{{{0, 0}, {0, -1}}, {{0, 0.25}, {0, -1}}, {{0, -0.25}, {0, -1}}});
        drive.scene.open.push_back({0, QStringLiteral("0000"), false, true, false});
        for (const SpaceVertex space : cars) {
            SceneCar car;
            car.from = car.to = space;
            car.colour = Qt::yellow;
            drive.scene.cars.push_back(car);
        }
        QImage image(300, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintDrive(painter, drive, camera, colours);
        painter.end();
        return image;
    }
    /// How much of the words' plate is seen: what has its colour, outside the space.
    [[nodiscard]] int plate(const QImage& image) const {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (std::abs(y - 150) > 20 && image.pixelColor(x, y) == colours.selection)
                    ++count;
        return count;
    }
};

TEST(ChosenSpaceOnTheBoard, ItsWordsAreSeenWhereverCarsStand) {
    const ChosenSpace space;
    const int alone = space.plate(space.painted({}));
    ASSERT_GT(alone, 100);
    const int all = alone * 9 / 10; // letters are rounded otherwise elsewhere
    EXPECT_GE(space.plate(space.painted({1})), all) << "a car below";
    EXPECT_GE(space.plate(space.painted({2})), all) << "a car above";
    EXPECT_GE(space.plate(space.painted({1, 2})), all) << "both";
}

} // namespace

} // namespace stagewright
