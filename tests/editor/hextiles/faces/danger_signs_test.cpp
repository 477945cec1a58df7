#include "editor/hextiles/faces/danger_signs.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

std::vector<SignPost> postsOf(const TileSide& tile) {
    const auto shapes = roadShapes(tile);
    return signPosts(tile, shapes, FreeSpace(shapes));
}

TEST(DangerSigns, StandAtTheRightHandOfTheDriverWhoComesIn) {
    for (const SignPost& post : postsOf(side("204a"))) { // a straight road from S to N
        const QPointF right(-post.driving.y(), post.driving.x());
        EXPECT_GT(QPointF::dotProduct(post.at, right), 0.3);
        EXPECT_LT(QPointF::dotProduct(post.at, post.driving), -0.5); // near the way in
    }
}

// The shape tells the levels apart: a lozenge on its side would be a square.
TEST(DangerSigns, StandUprightHoweverTheTileLies) {
    const FaceStyle style = colourStyle();
    TileSide tile = side("204a");
    tile.danger = Danger::High;
    const double reach = signReach(Danger::High);
    for (int turn = 0; turn < 6; ++turn) {
        const auto face = draw(tile, 300, Turn(turn), style);
        for (const SignPost& post : postsOf(tile)) {
            const auto at = [&](QPointF fromSign) {
                return face.at(post.at + turned(fromSign * reach, -Turn(turn)));
            };
            EXPECT_EQ(at({0, -0.6}), style.highDanger) << turn;
            EXPECT_EQ(at({0.5, 0.3}), style.highDanger) << turn;
            EXPECT_EQ(at({-0.5, 0.3}), style.highDanger) << turn;
            EXPECT_NE(at({0.5, -0.5}), style.highDanger) << turn;
            EXPECT_NE(at({0, 0.7}), style.highDanger) << turn;
        }
    }
}

TEST(DangerSigns, AreLargerOnSmallFacesWhereThereIsRoom) {
    const FaceStyle style = colourStyle();
    const TileSide& tile = side("204a");
    const SignPost post = postsOf(tile).front();
    const QPointF beside = post.at + QPointF(signReach(tile.danger) * 1.2, 0);
    EXPECT_NE(draw(tile, 32, Turn(), style).at(beside), style.gravel.verge);
    EXPECT_EQ(draw(tile, 300, Turn(), style).at(beside), style.gravel.verge);
}

// For those who see no colours and for prints in black and white.
TEST(DangerSigns, EachLevelHasAShapeOfItsOwn) {
    const QPainterPath low = signShape(Danger::Low);
    const QPainterPath medium = signShape(Danger::Medium);
    const QPainterPath high = signShape(Danger::High);
    const double radius = signReach(Danger::Low) / 1.2;
    const QPointF diagonal = QPointF(0.7, -0.7) * radius * 0.9; // up to the right
    EXPECT_TRUE(low.contains(diagonal));
    EXPECT_FALSE(medium.contains(diagonal));
    EXPECT_FALSE(high.contains(diagonal));
    const QPointF right(radius * 0.9, 0);
    EXPECT_TRUE(medium.contains(right));
    EXPECT_FALSE(high.contains(right));
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
