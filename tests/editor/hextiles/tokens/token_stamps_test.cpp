#include "editor/hextiles/tokens/token_painter.h"
#include "editor/hextiles/tokens/token_stamps.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QImage>

#include <gtest/gtest.h>

#include <cstdlib>

namespace stagewright {

namespace {

constexpr int pictureWidth = 400;

/// On one tile, of all kinds and one that nobody knows, in all directions.
Placement tileWith(int tokens) {
    Placement tile = placed({"205a", {1, -1}, 1});
    for (int i = 0; i < tokens; ++i) {
        const qsizetype kind = i % (tokenKinds().size() + 1);
        tile.tokens.append(
            {kind < tokenKinds().size() ? tokenKinds()[kind].id : QStringLiteral("some-thing"),
             {(i * 37 % 181) / 100.0 - 0.9, (i * 61 % 141) / 100.0 - 0.7},
             i * 7.0,
             {}});
    }
    return tile;
}

/// Beside each other, with 60 tokens on each.
QList<Placement> tilesWithTokens(int count) {
    QList<Placement> tiles;
    for (int i = 0; i < count; ++i) {
        tiles.append(tileWith(60));
        tiles.back().hex = {i % 5 - 2, i / 5 - i % 5 / 2};
    }
    return tiles;
}

template <typename Draw>
QImage drawn(double ratio, Draw draw) {
    QImage image(QSize(pictureWidth, pictureWidth) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(QColor(0x60, 0x80, 0x40));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

QTransform viewAt(double scale) {
    return {scale, 0, 0, scale, pictureWidth / 2.0 + 0.3, pictureWidth / 2.0 - 0.4};
}

QImage asShapes(const QList<Placement>& tiles, double scale, double ratio) {
    return drawn(ratio, [&](QPainter& painter) {
        painter.setWorldTransform(viewAt(scale), true);
        for (const Placement& tile : tiles)
            paintTokensOf(painter, tile);
    });
}

QImage throughStamps(TokenStamps& stamps, const QList<Placement>& tiles, double scale, double ratio,
                     const QRectF& sight = {-100, -100, 200, 200}) {
    std::vector<const Placement*> all;
    for (const Placement& tile : tiles)
        all.push_back(&tile);
    return drawn(ratio,
                 [&](QPainter& painter) { stamps.paint(painter, all, viewAt(scale), sight); });
}

/// How far the colours of two pictures are apart on average, 0 to 255, when they are seen from
/// farther away: stamps lie on whole pixels.
double apart(const QImage& a, const QImage& b) {
    const auto far = [](const QImage& image) {
        return image.scaled(image.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage left = far(a);
    const QImage right = far(b);
    double sum = 0;
    for (int y = 0; y < left.height(); ++y)
        for (int x = 0; x < left.width(); ++x)
            sum += std::abs(qGray(left.pixel(x, y)) - qGray(right.pixel(x, y)));
    return sum / left.width() / left.height();
}

class ManyTokenStamps : public testing::TestWithParam<std::tuple<double, double>> {};

TEST_P(ManyTokenStamps, LookLikeTheShapes) {
    const auto [scale, ratio] = GetParam();
    const QList<Placement> tiles = tilesWithTokens(10);
    TokenStamps stamps;
    const QImage shapes = asShapes(tiles, scale, ratio);
    const QImage none = asShapes({}, scale, ratio);
    const QImage stamped = throughStamps(stamps, tiles, scale, ratio);
    EXPECT_NE(stamped, shapes); // they are stamps
    EXPECT_LT(apart(stamped, shapes), apart(none, shapes) / 4);
    EXPECT_EQ(throughStamps(stamps, tiles, scale, ratio), stamped); // in the next frame too
}

INSTANTIATE_TEST_SUITE_P(Scales, ManyTokenStamps,
                         testing::Combine(testing::Values(12.0, 20.0, 50.0, 80.0, 140.0),
                                          testing::Values(1.0, 2.0)));

TEST(TokenStamps, AnotherScaleHasStampsOfItsOwn) {
    const QList<Placement> tiles = tilesWithTokens(10);
    TokenStamps stamps;
    TokenStamps others;
    (void)throughStamps(stamps, tiles, 20, 1);
    EXPECT_EQ(throughStamps(stamps, tiles, 33, 1), throughStamps(others, tiles, 33, 1));
    EXPECT_EQ(throughStamps(stamps, tiles, 33, 2), throughStamps(others, tiles, 33, 2));
}

TEST(TokenStamps, AFewAndLargeOnesAreShapes) {
    TokenStamps stamps;
    EXPECT_EQ(throughStamps(stamps, tilesWithTokens(8), 50, 1),
              asShapes(tilesWithTokens(8), 50, 1));
    EXPECT_EQ(throughStamps(stamps, tilesWithTokens(10), 300, 1),
              asShapes(tilesWithTokens(10), 300, 1));
}

TEST(TokenStamps, ThoseOutOfSightAreNotDrawn) {
    for (const int count : {5, 10}) { // shapes, and stamps
        const QList<Placement> tiles = tilesWithTokens(count);
        TokenStamps stamps;
        EXPECT_EQ(throughStamps(stamps, tiles, 50, 1, {-9, -9, 3, 3}), asShapes({}, 50, 1));
        EXPECT_NE(throughStamps(stamps, tiles, 50, 1, {-9, -9, 18, 18}), asShapes({}, 50, 1));
    }
}

} // namespace

} // namespace stagewright
