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
    ASSERT_TRUE(comesToDifferFrom(plain));
    const QImage passes = picture();
    EXPECT_NE(colourAt(passes, lap), colourAt(plain, lap));
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
    open.key(Qt::Key_A);
    // The legend, in the corner at the bottom left.
    const auto legend = [this] { return picture().copy(20, open.board().height() - 50, 100, 30); };
    const QImage without = legend();
    ASSERT_TRUE(waitUntil([&] { return legend() != without; }));
    open.click(pit);
    open.key(Qt::Key_Delete);
    EXPECT_EQ(legend(), without);
    EXPECT_TRUE(waitUntil([&] { return legend() != without; }));
    open.click(lap); // no car gets round
    open.key(Qt::Key_Delete);
    EXPECT_EQ(legend(), without);
}

} // namespace

} // namespace stagewright
