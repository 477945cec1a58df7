#include "drawn_face.h"
#include "editor/faces/danger_signs.h"
#include "model/hex/geometry.h"

#include <gtest/gtest.h>

#include <set>

namespace stagewright {
namespace {

using testing::catalogue;
using testing::draw;
using testing::side;

std::vector<SignPost> postsOf(const TileSide& tile) {
    const auto shapes = roadShapes(tile);
    return signPosts(tile, shapes, Surroundings(shapes));
}

TEST(DangerSigns, StandAtTheRightHandOfTheDriverWhoComesIn) {
    for (const SignPost& post : postsOf(side("204a"))) { // a straight road from S to N
        const QPointF right(-post.driving.y(), post.driving.x());
        EXPECT_GT(QPointF::dotProduct(post.at, right), 0.3);
        EXPECT_LT(QPointF::dotProduct(post.at, post.driving), -0.5); // near the way in
    }
}

// A few tiles are so full of road that an end goes without.
TEST(DangerSigns, StandAtRoadEndsOffTheRoadAndWithinTheHex) {
    for (const TileSide& tile : catalogue().sides()) {
        std::set<Edge> ends;
        if (tile.danger != Danger::None)
            for (const Road& road : tile.roads)
                ends.insert({road.from, road.to});
        const auto posts = postsOf(tile);
        EXPECT_LE(posts.size(), ends.size()) << qPrintable(tile.id.toString());
        EXPECT_GE(2 * posts.size(), ends.size()) << qPrintable(tile.id.toString());
        const Surroundings room(roadShapes(tile));
        for (const SignPost& post : posts) {
            EXPECT_GT(room.fromRoad(post.at), signRadius * 0.7) << qPrintable(tile.id.toString());
            EXPECT_GT(insideHex(post.at), signRadius * 0.7) << qPrintable(tile.id.toString());
        }
    }
}

// For those who see no colours and for prints in black and white.
TEST(DangerSigns, EachLevelHasAShapeOfItsOwn) {
    const QPainterPath low = signShape(Danger::Low);
    const QPainterPath medium = signShape(Danger::Medium);
    const QPainterPath high = signShape(Danger::High);
    const QPointF diagonal = QPointF(0.7, -0.7) * signRadius * 0.85; // up to the right
    EXPECT_TRUE(low.contains(diagonal));
    EXPECT_FALSE(medium.contains(diagonal));
    EXPECT_FALSE(high.contains(diagonal));
    const QPointF side(signRadius * 0.85, 0);
    EXPECT_TRUE(medium.contains(side));
    EXPECT_FALSE(high.contains(side));
}

TEST(DangerSigns, ChangeTheFaceInGreysToo) {
    TileSide tile = side("204a");
    std::vector<QImage> images;
    for (const Danger danger : {Danger::None, Danger::Low, Danger::Medium, Danger::High}) {
        tile.danger = danger;
        images.push_back(
            draw(tile, 100, Turn(), monoStyle()).image.convertToFormat(QImage::Format_Grayscale8));
    }
    for (std::size_t i = 0; i < images.size(); ++i)
        for (std::size_t k = i + 1; k < images.size(); ++k)
            EXPECT_NE(images[i], images[k]) << i << " and " << k;
}

} // namespace
} // namespace stagewright
