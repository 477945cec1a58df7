#include "editor/document/document.h"
#include "editor/files/document_file.h"
#include "editor/sheets/pack_preview.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Stage rulebookStage() {
    return stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
}

/// An empty stage, and one with tiles.
Rally rally() {
    Rally made;
    for (const Stage& stage : {Stage(), rulebookStage()}) {
        RallyStage added;
        added.stage = stage;
        apply(addStage(made, added, made.stages().size()), made);
    }
    return made;
}

TEST(PackPreview, IsASmallMapOfTheFirstStageWithTiles) {
    const QByteArray png = packPreview(rally(), games());
    const QImage image = QImage::fromData(png, "PNG");
    EXPECT_EQ(std::max(image.width(), image.height()), 256);
    EXPECT_GT(std::min(image.width(), image.height()), 60);
    EXPECT_EQ(image.pixelColor(0, 0), QColor(Qt::white));
    int drawn = 0;
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
            drawn += image.pixelColor(x, y) == QColor(Qt::white) ? 0 : 1;
    EXPECT_GT(drawn, image.width() * image.height() / 4);
    EXPECT_LT(png.size(), 200'000);
    EXPECT_EQ(packPreview(rally(), games()), png);
}

TEST(PackPreview, OfNothingThereIsNone) {
    EXPECT_EQ(packPreview(Rally(), games()), QByteArray());
    EXPECT_EQ(packPreview(Rally(Stage()), games()), QByteArray());
    Stage huge;
    for (int i = 0; i < 1001; ++i) {
        Placement tile;
        tile.hex = {i, 0};
        tile.side = tileId("205a");
        tilesOf(huge).insert(tile);
    }
    EXPECT_EQ(packPreview(Rally(huge), games()), QByteArray());
}

TEST(PackPreview, IsDrawnWheneverAPackIsSavedAndNowhereElse) {
    const QTemporaryDir folder;
    const QString pack = folder.filePath(QStringLiteral("a.rallypack"));
    Document document(games());
    document.open(rulebookStage(), {});
    ASSERT_TRUE(document.save(pack));
    const auto saved = loadRallyPack(pack, games());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->pack.preview, packPreview(document.rally(), games()));
    // The picture makes no rally of a stage alone.
    EXPECT_TRUE(isStageAlone(saved->pack));
    const QString stage = folder.filePath(QStringLiteral("a.json"));
    ASSERT_TRUE(document.load(pack));
    ASSERT_TRUE(document.save(stage));
    EXPECT_TRUE(loadStage(stage, games()));
}

} // namespace
} // namespace stagewright
