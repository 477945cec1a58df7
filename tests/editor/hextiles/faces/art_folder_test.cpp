#include "editor/hextiles/faces/art_folder.h"
#include "editor/hextiles/window/art_choice.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/hung_file.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(Art, PicturesOfAFolderAreShownInPlaceOfTheFaces) {
    QTemporaryDir folder;
    QImage red(200, 173, QImage::Format_RGB32);
    red.fill(Qt::red);
    ASSERT_TRUE(red.save(folder.filePath(QStringLiteral("205a.png"))));
    QFile broken(folder.filePath(QStringLiteral("202a.png")));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("no picture");
    broken.close();
    OpenWindow open;
    const auto colourOf = [&](Hex hex) {
        for (int i = 0; i < 30; ++i)
            QCoreApplication::processEvents();
        return open.board().grab().toImage().pixelColor(open.pointOf(hex));
    };
    const QColor before = colourOf(sample::corner);
    const QColor startBefore = colourOf(sample::start);
    tileWindowOf(open.window).art().set(folder.path());
    EXPECT_EQ(colourOf(sample::corner), QColor(Qt::red));
    EXPECT_EQ(colourOf(sample::start), startBefore); // cannot be read: the program's own
    tileWindowOf(open.window).art().drop().trigger();
    EXPECT_EQ(colourOf(sample::corner), before);
}

TEST(Art, APictureThatDoesNotAnswerIsShownWhenItDoes) {
    QTemporaryDir folder;
    QImage red(200, 173, QImage::Format_RGB32);
    red.fill(Qt::red);
    const QString file = folder.filePath(QStringLiteral("205a.png"));
    ASSERT_TRUE(red.save(file));
    HungFile hung(file);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    OpenWindow open;
    const auto colour = [&] {
        return open.board().grab().toImage().pixelColor(open.pointOf(sample::corner));
    };
    tileWindowOf(open.window).art().set(folder.path());
    EXPECT_TRUE(waitUntil([&] {
        (void)colour();
        return hung.isWanted();
    }));
    EXPECT_NE(colour(), QColor(Qt::red));
    hung.answer();
    EXPECT_TRUE(waitUntil([&] { return colour() == QColor(Qt::red); }));
}

TEST(Art, IsFoundByTheNameOfTheSide) {
    QTemporaryDir folder;
    QImage picture(40, 35, QImage::Format_RGB32);
    picture.fill(Qt::blue);
    ASSERT_TRUE(picture.save(folder.filePath(QStringLiteral("217b.jpg"))));
    const ArtFolder art(folder.path());
    const auto found = art.picture(*TileId::parse(u"217b"), 100);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->size(), QSize(100, 87));
    EXPECT_FALSE(art.picture(*TileId::parse(u"217a"), 100).has_value());
    EXPECT_FALSE(ArtFolder().picture(*TileId::parse(u"217b"), 100).has_value());
}

} // namespace

} // namespace stagewright
