#include "editor/sheets/stage_drawing.h"
#include "editor/zones/faces/zone_style.h"
#include "tests/editor/zones/zone_stages.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const StageDrawing& drawingOf(const Stage& stage) {
    return games().face<StageDrawing>(stage);
}

int pixelsOfColour(const QImage& picture, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

TEST(ChainMaps, HaveTheSizeThatAUserHasMeasured) {
    const Stage stage = stageWith(publicStage("book-2")); // 5 x 3 units
    const auto usual = drawingOf(stage).map(stage, games(), {});
    ASSERT_TRUE(usual.has_value());
    ZoneBoards measured = publicBoards();
    measured.size = BoardSize{300, 200};
    const auto map = drawingOf(stage).map(stage, games().with(measured), {});
    ASSERT_TRUE(map.has_value());
    EXPECT_NEAR(map->size.width(), 568, 1e-6) << "five units of 100 mm and two margins";
    EXPECT_NEAR(map->size.height(), 368, 1e-6);
    EXPECT_NEAR(usual->size.width() / usual->size.height(), 568.0 / 368.0, 1e-6);
    EXPECT_EQ(map->title, QStringLiteral("Col"));
}

TEST(ChainMaps, GrowByWhatIsWantedBesideThem) {
    const Stage stage = stageWith(chainFrom("T0-T1", boardsWithTraining()));
    const Games all = gamesWithTraining();
    const auto height = [&](const MapOptions& options) {
        return drawingOf(stage).map(stage, all, options)->size.height();
    };
    const double plain = height({});
    EXPECT_GT(height({.title = true}), plain + 5);
    EXPECT_GT(height({.tileList = true}), plain + 5);
    EXPECT_GT(height({.legend = true}), plain + 5);
    MapOptions graph;
    graph.graph = true;
    EXPECT_FALSE(drawingOf(stage).map(stage, all, graph).has_value());
}

TEST(ChainMaps, ShowTheRoadOnEveryGround) {
    const Stage stage = stageWith(publicStage("book-3"));
    for (const QColor& ground : {QColor(Qt::white), QColor(0x26, 0x28, 0x2b)}) {
        const QImage picture = drawingOf(stage).picture(stage, games(), {800, 600}, 1, ground);
        EXPECT_EQ(picture.pixelColor(1, 1), ground);
        const ZoneStyle style = screenZones(ground.lightness() < 128);
        EXPECT_GT(pixelsOfColour(picture, style.asphalt.road), 3000);
        EXPECT_GT(pixelsOfColour(picture, style.start), 200);
    }
    const Stage empty = stageWith({});
    const QImage bare = drawingOf(empty).picture(empty, games(), {80, 60}, 1, Qt::white);
    EXPECT_EQ(pixelsOfColour(bare, Qt::white), 80 * 60);
}

TEST(ChainMaps, SmallPicturesHaveNoWords) {
    const Stage stage = stageWith(publicStage("book-3"));
    const ZoneStyle style = screenZones(false);
    const QImage small = drawingOf(stage).picture(stage, games(), {200, 150}, 1, Qt::white);
    EXPECT_GT(pixelsOfColour(small, style.asphalt.road), 200);
    EXPECT_EQ(pixelsOfColour(small, style.finish), 0) << "of the plate Finish";
    EXPECT_GT(pixelsOfColour(drawingOf(stage).picture(stage, games(), {800, 600}, 1, Qt::white),
                             style.finish),
              100);
}

} // namespace

} // namespace stagewright
