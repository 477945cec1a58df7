#include "editor/hextiles/layers/layer_actions.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Course 1 on the board, with the layers of its race.
struct RaceLayers : testing::Test {
    OpenWindow open{QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")};
    const Hex lap{-1, 2};
    const Hex pit{-1, 0}; ///< beside the road

    [[nodiscard]] QImage picture() {
        QImage seen;
        EXPECT_TRUE(waitUntil([&] {
            seen = open.board().grab().toImage();
            return open.board().isDrawn();
        }));
        return seen;
    }
    /// Right of the middle of a hex, where no figure stands.
    [[nodiscard]] QColor colourAt(const QImage& picture, Hex hex) {
        return picture.pixelColor(open.pointOf(hex) +
                                  QPoint(static_cast<int>(open.board().camera().scale() * 0.7), 0));
    }
    [[nodiscard]] bool isTinted(const QImage& plain) {
        return colourAt(picture(), lap) != colourAt(plain, lap);
    }
    [[nodiscard]] bool comesToDifferFrom(const QImage& before) {
        return waitUntil([&] { return picture() != before; });
    }
    [[nodiscard]] bool isChecked(const char* layer) {
        return layersOf(open.window).action(layer).isChecked();
    }
};

TEST_F(RaceLayers, TintTheTilesOnWhichCarsPassOrAreHeldUp) {
    const QImage plain = picture();
    open.key(Qt::Key_A);
    EXPECT_NE(picture(), plain) << "it is said at once that figures will come";
    ASSERT_TRUE(waitUntil([&] { return isTinted(plain); }));
    const QImage passes = picture();
    EXPECT_EQ(colourAt(passes, pit), colourAt(plain, pit));
    open.key(Qt::Key_U);
    EXPECT_TRUE(isChecked("heldup"));
    EXPECT_FALSE(isChecked("passes")); // one tint at a time
    ASSERT_TRUE(comesToDifferFrom(passes));
    EXPECT_NE(picture(), plain);
    open.key(Qt::Key_U);
    EXPECT_EQ(picture(), plain);
}

TEST_F(RaceLayers, VanishOnAnEditAndComeAgain) {
    const QImage plain = picture();
    // In the corner at the bottom left.
    const auto said = [this] { return picture().copy(20, open.board().height() - 50, 100, 30); };
    const QImage nothing = said();
    open.key(Qt::Key_A);
    ASSERT_TRUE(waitUntil([&] { return isTinted(plain); }));
    open.click(pit);
    open.key(Qt::Key_Delete);
    EXPECT_FALSE(isTinted(plain));
    EXPECT_NE(said(), nothing);
    EXPECT_TRUE(waitUntil([&] { return isTinted(plain); }));
    open.click(lap); // no car gets round
    open.key(Qt::Key_Delete);
    ASSERT_TRUE(waitUntil([&] { return !open.window.races().report().whyNot.isEmpty(); }));
    EXPECT_NE(said(), nothing) << "it is said why there are no figures";
}

TEST(DriveLayers, SayWhyThereAreNoFigures) {
    OpenWindow open;
    open.newStage();
    ASSERT_TRUE(waitUntil([&] { return !open.window.estimator().report().whyNot.isEmpty(); }));
    const auto corner = [&] {
        return open.board().grab().toImage().copy(20, open.board().height() - 50, 100, 30);
    };
    const QImage nothing = corner();
    open.key(Qt::Key_L);
    const QImage losses = corner();
    EXPECT_NE(losses, nothing);
    open.key(Qt::Key_G);
    EXPECT_NE(corner(), nothing);
}

} // namespace

} // namespace stagewright
