#include "editor/hextiles/sheets/map_picture.h"
#include "editor/hextiles/sheets/tile_drawing.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Stage drawnStage() {
    return stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
}

bool isGrey(const QImage& image) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            if (at.red() != at.green() || at.green() != at.blue())
                return false;
        }
    return true;
}

} // namespace

TEST(TileDrawing, IsThatOfTheGamesForTiles) {
    const Stage stage = drawnStage();
    const auto& drawing = games().face<StageDrawing>(stage);
    const QImage picture = drawing.picture(stage, games(), {64, 48}, 1, Qt::white);
    QImage ground(64, 48, picture.format());
    ground.fill(Qt::white);
    EXPECT_NE(picture, ground);
    const auto map = drawing.map(stage, games(), {});
    ASSERT_TRUE(map);
    EXPECT_EQ(map->size, mapPicture(stage, catalogue(), colourStyle()).size);
    EXPECT_EQ(map->title, stage.info.title);
    EXPECT_DOUBLE_EQ(drawing.density(100), mapDensity(100));
}

TEST(TileDrawing, IsInBlackAndWhiteIfWanted) {
    const Stage stage = drawnStage();
    const auto imageFor = [&](const MapOptions& options) {
        return imageOf(*tileDrawing().map(stage, games(), options), 0.3);
    };
    EXPECT_FALSE(isGrey(imageFor({})));
    EXPECT_TRUE(isGrey(imageFor({.mono = true})));
    EXPECT_NE(imageFor({.mono = true, .graph = true}), imageFor({.mono = true}));
}

TEST(TileDrawing, WithoutARouteThereIsAMapButNoGraph) {
    const Stage stage = board({{"205a", {0, 0}}});
    EXPECT_TRUE(tileDrawing().map(stage, games(), {}));
    EXPECT_FALSE(tileDrawing().map(stage, games(), {.graph = true}));
}

} // namespace stagewright
