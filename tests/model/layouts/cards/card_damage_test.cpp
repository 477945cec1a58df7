#include "model/layouts/cards/play/damage.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

TEST(CarDamage, FlipsATokenAtTheFifthHitAndGoesOn) {
    EXPECT_EQ(hit({2, 0}, 4), (CarDamage{1, 1})); // the rulebook's example
    EXPECT_EQ(hit({0, 2}, 3), (CarDamage{3, 2})); // Nick's round, first hazard
    EXPECT_EQ(hit({3, 2}, 2), (CarDamage{0, 3})); // and the second
    EXPECT_EQ(hit({4, 0}, 0), (CarDamage{4, 0}));
}

TEST(CarDamage, TheEighthFlipDestroysTheCar) {
    EXPECT_FALSE(hit({}, 39).destroyed);
    EXPECT_TRUE(hit({}, 40).destroyed);
    EXPECT_FALSE(hit({0, 1}, 34).destroyed);
    EXPECT_TRUE(hit({0, 1}, 35).destroyed);
    EXPECT_TRUE(hit({0, 2}, 30).destroyed);
    EXPECT_EQ(hitsToTheEnd({}), 40);
    EXPECT_EQ(hitsToTheEnd({0, 1}), 35);
    EXPECT_EQ(hitsToTheEnd({0, 2}), 30);
    EXPECT_EQ(hitsToTheEnd(hit({}, 41)), 0);
}

RC_GTEST_PROP(CarDamage, HitsAddUpHoweverTheyCome, ()) {
    const int first = *rc::gen::inRange(0, 45);
    const int second = *rc::gen::inRange(0, 45);
    RC_ASSERT(hit(hit({}, first), second) == hit({}, first + second));
    const CarDamage after = hit({}, first);
    RC_ASSERT(hitsToTheEnd(after) == std::max(0, 40 - first));
}

TEST(CardDice, AreTurnedAWrenchAStepAndNotOverTheEdge) {
    EXPECT_EQ(wrenchesToTurn(5, 6), 1);
    EXPECT_EQ(wrenchesToTurn(6, 1), 5);
    EXPECT_EQ(wrenchesToTurn(3, 3), 0);
    EXPECT_EQ(wrenchesToTurnPopularity(1, 2), 1);
    EXPECT_EQ(wrenchesToTurnPopularity(2, 3), std::nullopt);
    EXPECT_EQ(wrenchesToTurnPopularity(0, 1), std::nullopt);
}

/// Faces made up for the test, as nobody knows those of the box: one hit on half of them.
constexpr HazardFaces halfHits{{{1, 0}, {1, 0}, {1, 0}, {0, 1}, {0, 0}, {0, 0}}};

TEST(HazardDice, FlipTokensByTheFacesThatAreEntered) {
    EXPECT_DOUBLE_EQ(chanceOfAFlip(halfHits, 4, 1), 0.5);
    EXPECT_DOUBLE_EQ(chanceOfAFlip(halfHits, 4, 2), 0.75);
    EXPECT_DOUBLE_EQ(chanceOfAFlip(halfHits, 3, 2), 0.25);
    EXPECT_DOUBLE_EQ(chanceOfAFlip(halfHits, 0, 4), 0);
    EXPECT_DOUBLE_EQ(*diceToAFlip(halfHits, 0), 10);
    EXPECT_DOUBLE_EQ(*diceToAFlip(halfHits, 4), 2);
    constexpr HazardFaces mixed{{{5, 0}, {3, 1}, {2, 0}, {1, 0}, {0, 0}, {0, 0}}};
    EXPECT_DOUBLE_EQ(*diceToAFlip(mixed, 4), 1.5);
    EXPECT_DOUBLE_EQ(*diceToAFlip(mixed, 3), (6 + 1.5) / 4);
    EXPECT_FALSE(diceToAFlip(HazardFaces{}, 0));
}

} // namespace
} // namespace stagewright
