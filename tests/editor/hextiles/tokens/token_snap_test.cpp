#include "editor/hextiles/tokens/token_snap.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/sample.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// 204a alone: a straight road from S to N, two lanes of 0.238, each with two spaces.
struct TokenSnap : testing::Test {
    Stage stage;
    Route route;

    void lay(Hex hex, int sixths) {
        stage = Stage();
        stage.info.game = QStringLiteral("dirt");
        tilesOf(stage).insert(placed(hex, u"204a", sixths));
    }
    [[nodiscard]] std::optional<TokenPose> dropped(const char* id, QPointF at,
                                                   std::optional<double> turned = std::nullopt) {
        return alongRoad({stage, catalogue(), route}, tokenKind(QLatin1StringView(id)), at, turned);
    }
    static void expectAt(const std::optional<TokenPose>& pose, QPointF at, double angle) {
        ASSERT_TRUE(pose);
        EXPECT_NEAR(pose->at.x(), at.x(), 0.001);
        EXPECT_NEAR(pose->at.y(), at.y(), 0.001);
        EXPECT_NEAR(pose->angle, angle, 1e-6);
    }
};

TEST_F(TokenSnap, AJumpLiesInTheMiddleOfTheNearestSpaceAndTheWayThatIsDriven) {
    lay({0, 0}, 0);
    // A quarter of the road's 1.732 from its ends, half a lane from its middle; north is up.
    expectAt(dropped("jump-gravel", {0.05, -0.3}), {0.119, -0.433}, 270);
    expectAt(dropped("water", {-0.2, 0.7}), {-0.119, 0.433}, 270);
    route.steps = {{0, 0, false}};
    expectAt(dropped("jump-gravel", {0.05, -0.3}), {0.119, -0.433}, 90);
}

TEST_F(TokenSnap, TurnsWithItsTile) {
    lay({2, -1}, 1);
    const QPointF space = stagewright::turned({0.119, -0.433}, Turn(1));
    expectAt(dropped("chicane", centre({2, -1}) + space * 1.05), centre({2, -1}) + space, 330);
}

TEST_F(TokenSnap, AnArchStandsAcrossTheRoadWhereSpacesEnd) {
    lay({0, 0}, 0);
    expectAt(dropped("joker-entrance", {0.15, 0.2}), {0, 0}, 0);
    const auto atTheEdge = dropped("finish", {0.1, -0.8});
    ASSERT_TRUE(atTheEdge);
    EXPECT_NEAR(atTheEdge->at.y(), -0.866, 0.02);
    EXPECT_EQ(hexAt(atTheEdge->at), (Hex{0, 0})); // still on its tile
}

TEST_F(TokenSnap, OneThatLiesTheOtherWayRoundStaysSo) {
    lay({0, 0}, 0);
    expectAt(dropped("jump", {0.05, -0.3}, 100), {0.119, -0.433}, 90);
    expectAt(dropped("jump", {0.05, -0.3}, 200), {0.119, -0.433}, 270);
}

TEST_F(TokenSnap, WhatLiesAnywhereAndWhatLiesBesideTheRoadStays) {
    lay({0, 0}, 0);
    EXPECT_FALSE(dropped("cloud", {0.05, -0.3}));
    EXPECT_FALSE(dropped("oxygen-1", {0.05, -0.3}));
    EXPECT_FALSE(dropped("nobody-knows", {0.05, -0.3}));
    EXPECT_FALSE(dropped("jump", {0.5, 0}));
    EXPECT_FALSE(dropped("jump", {3, 3})); // no tile
}

} // namespace

} // namespace stagewright
