#include "editor/hextiles/manual/tile_manual.h"
#include "editor/language/language.h"
#include "editor/manual/manual.h"
#include "editor/manual/manual_pictures.h"
#include "tests/rulebook_stages.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// How many pixels are not the ground.
int inkOf(const QImage& picture) {
    int ink = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ink += qAlpha(picture.pixel(x, y)) > 0;
    return ink;
}

QStringList picturesIn(const Manual& manual) {
    QStringList names;
    auto all = manualPicture().globalMatch(manual.markdown);
    while (all.hasNext())
        names << all.next().captured(2);
    return names;
}

QImage pictureOf(const QString& name) {
    return picturesOf(withTileManual(games()), 1)(name);
}

TEST(TileManual, DrawsEveryTileAndStageThatTheManualNames) {
    for (const QString& language : languages()) {
        QStringList drawn = picturesIn(readManual(language));
        drawn.removeIf([](const QString& name) {
            return !name.startsWith(u"tile/") && !name.startsWith(u"stage/");
        });
        EXPECT_GE(drawn.size(), 10) << language.toStdString();
        for (const QString& name : drawn)
            EXPECT_GT(inkOf(pictureOf(name)), 500) << name.toStdString();
    }
}

TEST(TileManual, AStageGrowsFromPictureToPictureInOneFrame) {
    const QImage start = pictureOf(QStringLiteral("stage/rally1-ss1/1"));
    const QImage four = pictureOf(QStringLiteral("stage/rally1-ss1/4"));
    const QImage whole = pictureOf(QStringLiteral("stage/rally1-ss1"));
    EXPECT_EQ(start.size(), whole.size());
    EXPECT_NEAR(inkOf(four), 4 * inkOf(start), inkOf(start)); // arrows reach over borders
    EXPECT_NEAR(inkOf(whole), 11 * inkOf(start), 2 * inkOf(start));
    int moved = 0; // what was laid stays where it was
    for (int y = 0; y < start.height(); ++y)
        for (int x = 0; x < start.width(); ++x)
            moved += qAlpha(start.pixel(x, y)) == 255 && qAlpha(four.pixel(x, y)) == 0;
    EXPECT_LT(moved, 10); // the border is a little softer where nothing lies beside it
}

TEST(TileManual, IsAsFineAsTheScreen) {
    const QImage fine = picturesOf(withTileManual(games()), 2)(QStringLiteral("tile/217b"));
    const QImage plain = pictureOf(QStringLiteral("tile/217b"));
    EXPECT_EQ(fine.size(), plain.size() * 2);
    EXPECT_EQ(fine.deviceIndependentSize(), plain.deviceIndependentSize());
}

TEST(TileManual, HasNothingForOtherNames) {
    for (const char* name : {"", "tile", "tile/", "tile/999a", "tile/217b/1", "stage", "stage/none",
                             "stage/rally1-ss1/x", "stage/rally1-ss1/-1", "stage/rally1-ss1/1/2",
                             "stage/../manual/manual_en", "panel/palette"})
        EXPECT_TRUE(pictureOf(QString::fromLatin1(name)).isNull()) << name;
}

} // namespace

} // namespace stagewright
