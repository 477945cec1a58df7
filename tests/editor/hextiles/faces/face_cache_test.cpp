#include "editor/hextiles/faces/face_cache.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace stagewright {
namespace {

TEST(FaceCache, GivesTheSamePixmapForTheSameKey) {
    FaceCache cache(colourStyle);
    const auto first = cache.face(side("217b"), Turn(1), 120, 1).cacheKey();
    const auto used = cache.used();
    EXPECT_EQ(cache.face(side("217b"), Turn(1), 120, 1).cacheKey(), first);
    EXPECT_EQ(cache.used(), used);
}

TEST(FaceCache, TellsSidesTurnsSizesAndRatiosApart) {
    FaceCache cache(colourStyle);
    const auto first = cache.face(side("217b"), Turn(1), 120, 1).cacheKey();
    EXPECT_NE(cache.face(side("217a"), Turn(1), 120, 1).cacheKey(), first);
    EXPECT_NE(cache.face(side("217b"), Turn(2), 120, 1).cacheKey(), first);
    EXPECT_NE(cache.face(side("217b"), Turn(1), 121, 1).cacheKey(), first);
    EXPECT_NE(cache.face(side("217b"), Turn(1), 120, 2).cacheKey(), first);
}

TEST(FaceCache, RendersInDevicePixels) {
    FaceCache cache(colourStyle);
    const QPixmap fine = cache.face(side("217b"), Turn(), 100, 2);
    EXPECT_EQ(fine.devicePixelRatio(), 2);
    EXPECT_GE(fine.width(), 200);
    EXPECT_GE(fine.deviceIndependentSize().width(), 100);
}

TEST(FaceCache, StaysWithinItsBudget) {
    constexpr qsizetype budget = 1024 * 1024;
    FaceCache cache(colourStyle, budget);
    for (const TileSide& tile : catalogue().sides()) {
        EXPECT_FALSE(cache.face(tile, Turn(), 100, 1).isNull());
        EXPECT_LE(cache.used(), budget);
    }
    EXPECT_GT(cache.used(), budget / 2);
}

TEST(FaceCache, StillDrawsAFaceLargerThanItsBudget) {
    FaceCache cache(colourStyle, 1000);
    EXPECT_FALSE(cache.face(side("217b"), Turn(), 200, 1).isNull());
    EXPECT_LE(cache.used(), 1000);
}

/// Least opacity along the border of two hexes whose pixmaps are put at whole pixels.
int leastAlpha(FaceCache& cache, int size, Edge edge, QPointF middle) {
    const double radius = size / 2.0;
    QImage board(400, 400, QImage::Format_ARGB32_Premultiplied);
    board.fill(Qt::transparent);
    QPainter painter(&board);
    for (const Hex hex : {Hex{0, 0}, step(edge)}) {
        const QPixmap face = cache.face(side("204a"), Turn(), size, 1);
        const QPointF corner =
            middle + centre(hex) * radius - QPointF(face.width() / 2.0, face.height() / 2.0);
        painter.drawPixmap(corner.toPoint(), face);
    }
    painter.end();
    int least = 255;
    const QPointF at = middle + edgeMiddle(edge) * radius;
    const QPointF along(-outward(edge).y(), outward(edge).x());
    for (double way = -radius * 0.4; way < radius * 0.4; way += 0.5)
        for (const double off : {-0.7, 0.0, 0.7}) {
            const QPointF point = at + along * way + outward(edge) * off;
            least = std::min(least, board
                                        .pixelColor(static_cast<int>(std::floor(point.x())),
                                                    static_cast<int>(std::floor(point.y())))
                                        .alpha());
        }
    return least;
}

// Put at whole pixels, two hexes may lie up to a pixel too far apart.
TEST(FaceCache, PixmapsSideBySideLeaveNoGap) {
    FaceCache cache(colourStyle);
    constexpr int opaque = 250; // but for rounding
    for (const int size : {64, 83, 97, 121, 150})
        for (const Edge edge : allEdges)
            for (const double x : {200.0, 200.1, 200.3, 200.5, 200.7, 200.8})
                for (const double y : {200.0, 200.2, 200.4, 200.5, 200.6, 200.9})
                    EXPECT_GE(leastAlpha(cache, size, edge, {x, y}), opaque)
                        << size << " " << index(edge) << " " << x << " " << y;
}

} // namespace
} // namespace stagewright
