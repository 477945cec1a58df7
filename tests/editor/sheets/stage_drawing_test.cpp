#include "editor/sheets/pack_preview.h"
#include "editor/sheets/stage_drawing.h"
#include "tests/field_game.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Stage someFields() {
    return fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
}

/// Maps of 20 by 10 millimetres, all of one colour.
StageDrawing redMaps() {
    StageDrawing drawing;
    drawing.map = [](const Stage&, const Games&, const MapOptions&) -> Expected<Picture> {
        Picture map;
        map.size = {20, 10};
        map.paint = [](QPainter& painter, int) { painter.fillRect(0, 0, 20, 10, Qt::red); };
        return map;
    };
    return drawing;
}

} // namespace

TEST(StageDrawing, AKindThatIsNotDrawnIsTheBareGround) {
    const Stage stage = someFields();
    const auto& drawing = games().face<StageDrawing>(stage);
    const QImage picture = drawing.picture(stage, games(), {30, 20}, 2, Qt::yellow);
    EXPECT_EQ(picture.size(), QSize(60, 40));
    EXPECT_EQ(picture.devicePixelRatio(), 2);
    QImage ground(60, 40, picture.format());
    ground.setDevicePixelRatio(2);
    ground.fill(Qt::yellow);
    EXPECT_EQ(picture, ground);
}

TEST(StageDrawing, AKindThatIsNotDrawnHasNoMapAndSaysSo) {
    const Stage stage = someFields();
    const auto map = games().face<StageDrawing>(stage).map(stage, games(), {});
    ASSERT_FALSE(map);
    EXPECT_EQ(map.error().what, QStringLiteral("stages of this game have no map"));
    EXPECT_EQ(packPreview(Rally(stage), games()), QByteArray());
}

TEST(StageDrawing, APackIsKnownByTheMapOfWhateverKindItsFirstStageIs) {
    const Games all = games().withFace(FieldLine::kind(), redMaps());
    const QImage image = QImage::fromData(packPreview(Rally(someFields()), all), "PNG");
    EXPECT_EQ(image.size(), QSize(256, 128));
    EXPECT_EQ(image.pixelColor(128, 64), QColor(Qt::red));
}

} // namespace stagewright
