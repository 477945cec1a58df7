#include "model/layouts/hextiles/hex/hex.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>
#include <unordered_set>

namespace stagewright {
namespace {

Hex anyHex() {
    return {*rc::gen::inRange(-boardReach, boardReach + 1),
            *rc::gen::inRange(-boardReach, boardReach + 1)};
}

TEST(Hex, StepsLeadToTheSixNeighbours) {
    EXPECT_EQ(step(Edge::N), (Hex{0, -1}));
    EXPECT_EQ(step(Edge::NE), (Hex{1, -1}));
    EXPECT_EQ(step(Edge::SE), (Hex{1, 0}));
    EXPECT_EQ(step(Edge::S), (Hex{0, 1}));
    EXPECT_EQ(step(Edge::SW), (Hex{-1, 1}));
    EXPECT_EQ(step(Edge::NW), (Hex{-1, 0}));
    EXPECT_EQ(neighbour({3, -2}, Edge::SW), (Hex{2, -1}));
}

TEST(Hex, StepAndStepBackLeadHome) {
    for (const Edge edge : allEdges)
        EXPECT_EQ(neighbour(neighbour({4, 7}, edge), opposite(edge)), (Hex{4, 7}));
}

TEST(Hex, BoardReachesTenThousandEachWay) {
    EXPECT_TRUE(onBoard({10'000, -10'000}));
    EXPECT_FALSE(onBoard({10'001, 0}));
    EXPECT_FALSE(onBoard({-10'001, 0}));
    EXPECT_FALSE(onBoard({0, 10'001}));
    EXPECT_FALSE(onBoard({0, -10'001}));
}

TEST(Hex, SixthOfATurnAboutTheOriginTakesQRToMinusRQPlusR) {
    EXPECT_EQ(turned({1, 0}, {0, 0}, Turn(1)), (Hex{0, 1}));
    EXPECT_TRUE(rc::check("(q, r) goes to (-r, q + r)", [] {
        const Hex hex = anyHex();
        RC_ASSERT(turned(hex, {0, 0}, Turn(1)) == (Hex{-hex.r, hex.q + hex.r}));
    }));
}

TEST(Hex, TurnedStepIsTheStepAcrossTheTurnedEdge) {
    for (const Edge edge : allEdges)
        for (int sixths = 0; sixths < 6; ++sixths)
            EXPECT_EQ(turned(step(edge), {0, 0}, Turn(sixths)), step(turned(edge, Turn(sixths))));
}

TEST(Hex, TurnsAboutAPivotKeepItAndAddUp) {
    EXPECT_TRUE(rc::check("turns about one pivot add up, six are none", [] {
        const Hex hex = anyHex();
        const Hex pivot = anyHex();
        const Turn a(*rc::gen::inRange(0, 6));
        const Turn b(*rc::gen::inRange(0, 6));
        RC_ASSERT(turned(pivot, pivot, a) == pivot);
        RC_ASSERT(turned(turned(hex, pivot, a), pivot, b) == turned(hex, pivot, a + b));
        Hex round = hex;
        for (int i = 0; i < 6; ++i)
            round = turned(round, pivot, Turn(1));
        RC_ASSERT(round == hex);
    }));
}

TEST(Hex, NeighbouringHexesHashApart) {
    std::unordered_set<std::size_t> hashes;
    for (int q = -50; q <= 50; ++q)
        for (int r = -50; r <= 50; ++r)
            hashes.insert(std::hash<Hex>()({q, r}));
    EXPECT_EQ(hashes.size(), 101U * 101U);
}

} // namespace
} // namespace stagewright
