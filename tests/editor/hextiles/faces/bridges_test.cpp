#include "editor/hextiles/faces/bridges.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace stagewright {
namespace {

TEST(Bridges, LeadOverTheRoadsThatTheyCross) {
    forEverySide([](const TileSide& tile) {
        const auto shapes = roadShapes(tile);
        const auto bridges = bridgesOf(shapes);
        EXPECT_EQ(bridges.empty(), !tile.isBridge());
        for (const Bridge& bridge : bridges) {
            EXPECT_LT(bridge.s0, 0.5);
            EXPECT_GT(bridge.s1, 0.5);
        }
    });
}

// What lies beneath shows through a little: one sees which of the roads is above.
TEST(Bridges, LetTheRoadBeneathShowThroughTheirDeck) {
    const FaceStyle style = colourStyle();
    for (const char* id : {"153a", "416a", "416b"}) {
        const TileSide& tile = side(id);
        const DrawnFace face = draw(tile, 300, Turn(), style);
        const auto shapes = roadShapes(tile);
        const Bridge bridge = bridgesOf(shapes).front();
        const QColor surface = style.terrain(tile.terrain).surface;
        // The verge beside the lower road, or its edges.
        int through = 0;
        for (int i = 1; i < 50; ++i) {
            const double s = bridge.s0 + (bridge.s1 - bridge.s0) * i / 50;
            const QColor deck = face.at(bridge.shape->at(s, 0.35));
            through += deck != surface ? 1 : 0;
            EXPECT_LT(std::abs(deck.lightness() - surface.lightness()), 70) << id << i;
        }
        EXPECT_GT(through, 3) << id;
        // Off the deck the road is as all are.
        EXPECT_EQ(face.at(bridge.shape->at(bridge.s0 / 2, 0.5)), surface) << id;
    }
}

} // namespace
} // namespace stagewright
