#include "editor/hextiles/faces/hex_clip.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

double areaOf(const QPolygonF& polygon) {
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(twice) / 2;
}

constexpr double hexArea = 3 * apothem;

TEST(HexClip, LeavesWhatLiesInsideAsItIs) {
    const QPolygonF inside{{0, 0}, {0.3, 0.1}, {-0.2, 0.4}};
    EXPECT_EQ(HexClip(0).area(inside), inside);
}

TEST(HexClip, CutsALargePolygonToTheHex) {
    const QPolygonF everywhere(QRectF(-5, -5, 10, 10));
    EXPECT_NEAR(areaOf(HexClip(0).area(everywhere)), hexArea, 1e-9);
}

TEST(HexClip, ReachesOverTheHexByTheBleedOnAllSides) {
    const double bleed = 0.05;
    const QPolygonF cut = HexClip(bleed).area(QPolygonF(QRectF(-5, -5, 10, 10)));
    for (const Edge edge : allEdges) {
        double farthest = 0;
        for (const QPointF point : cut)
            farthest = std::max(farthest, QPointF::dotProduct(point, outward(edge)));
        EXPECT_NEAR(farthest, apothem + bleed, 1e-9) << index(edge);
    }
}

TEST(HexClip, DropsWhatLiesOutside) {
    EXPECT_TRUE(HexClip(0).area({{2, 2}, {3, 2}, {3, 3}}).isEmpty());
}

} // namespace
} // namespace stagewright
