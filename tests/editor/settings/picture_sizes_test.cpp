#include "editor/window/settings_actions.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QToolButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct PictureSizes : testing::Test {
    OpenWindow open;

    void choose(PictureSize size) {
        tileWindowOf(open.window).pictureSizes().action(size).trigger();
        QCoreApplication::processEvents();
    }
    /// Below the first heading.
    [[nodiscard]] QModelIndex index(int number) {
        return open.palette().model()->index(number + 1, 0);
    }
    [[nodiscard]] QRect tile(int number) { return open.palette().visualRect(index(number)); }
    /// What both of its pictures need, with its number.
    [[nodiscard]] int width() { return open.palette().sizeHintForIndex(index(0)).width(); }
};

TEST_F(PictureSizes, EachIsLargerThanTheOneBefore) {
    choose(PictureSize::Small);
    const int small = width();
    choose(PictureSize::Medium);
    const int medium = width();
    choose(PictureSize::Large);
    EXPECT_LT(small, medium);
    EXPECT_LT(medium, width());
    EXPECT_TRUE(waitUntil([&] { return open.palette().viewport()->width() >= tile(0).width(); }))
        << "both sides come into view";
}

TEST_F(PictureSizes, SmallOnesStandSideBySide) {
    EXPECT_GT(tile(1).top(), tile(0).top());
    choose(PictureSize::Small);
    EXPECT_EQ(tile(1).top(), tile(0).top());
    EXPECT_GT(tile(1).left(), tile(0).left());
    EXPECT_GE(open.palette().viewport()->width(), tile(1).right());
    choose(PictureSize::Medium);
    EXPECT_GT(tile(1).top(), tile(0).top());
}

TEST_F(PictureSizes, APictureIsTakenBySideInEachSize) {
    for (const PictureSize size : allPictureSizes) {
        choose(size);
        for (const char* side : {"204a", "204b"}) {
            open.carry(side, Hex{-2, 2});
            ASSERT_NE(open.board().ghost(), nullptr);
            EXPECT_EQ(open.board().ghost()->tiles.front().side,
                      TileId::parse(QString::fromLatin1(side)));
            open.key(Qt::Key_Escape);
        }
    }
}

TEST_F(PictureSizes, IsChosenInTheHeaderOfThePaletteToo) {
    int offering = 0;
    for (const QToolButton* button : paletteOf(open.window).findChildren<QToolButton*>())
        if (button->menu() == &tileWindowOf(open.window).pictureSizes().menu()) {
            EXPECT_TRUE(button->isVisible());
            ++offering;
        }
    EXPECT_EQ(offering, 1);
}

TEST_F(PictureSizes, IsRememberedAndHoldsInEveryTab) {
    choose(PictureSize::Large);
    const int large = tile(0).height();
    open.document().open(Stage(), open.path("some.json")); // the place stays
    open.window.tabs().openNew({});
    EXPECT_EQ(tile(0).height(), large);

    UserAnswers answers;
    MainWindow again(gamesWithoutPieces(), open.settings, answers.dialogs(),
                     RecoveryFolder(open.path("recovery-2")));
    EXPECT_EQ(tileWindowOf(again).pictureSizes().size(), PictureSize::Large);
    open.settings.setValue(QStringLiteral("palette/pictures"), QStringLiteral("huge"));
    MainWindow odd(gamesWithoutPieces(), open.settings, answers.dialogs(),
                   RecoveryFolder(open.path("recovery-3")));
    EXPECT_EQ(tileWindowOf(odd).pictureSizes().size(), PictureSize::Medium);
}

} // namespace

} // namespace stagewright
