#include "model/drive/car.h"
#include "tests/model/drive/drives.h"

#include <gtest/gtest.h>

#include <numeric>

namespace stagewright {
namespace {

TEST(CarCondition, TokensTakeDiceOfTheirKind) {
    DriveRules rules = dirtRules();
    rules.bag = {0, 3, 2, 0, 0, 0};
    CarCondition car(rules);
    DriveRandom random(1, 1);
    car.draw(5, random);
    EXPECT_EQ(car.drawn(), 5);
    EXPECT_EQ(car.lost(DamageToken::Brake), 3);
    const Dashboard left = car.dashboard(rules.dashboards[1]); // one coast die, one leader
    EXPECT_EQ(left.gear, 6);
    EXPECT_EQ(left.brake, 0); // not below none
    EXPECT_EQ(left.coast, 0);
    EXPECT_EQ(left.leader, 0);
    car.draw(1, random); // the bag is empty
    EXPECT_EQ(car.drawn(), 5);
}

TEST(CarCondition, OnlyFlagsGoBackAfterAStage) {
    DriveRules rules = dirtRules();
    rules.bag = {2, 0, 0, 3, 0, 0};
    CarCondition car(rules);
    DriveRandom random(1, 1);
    car.draw(5, random);
    car.putFlagsBack();
    EXPECT_EQ(car.lost(DamageToken::Gearbox), 2);
    EXPECT_EQ(car.lost(DamageToken::GreenFlag), 0);
    car.draw(5, random); // three flags, and no more
    EXPECT_EQ(car.lost(DamageToken::Gearbox), 2);
    EXPECT_EQ(car.lost(DamageToken::GreenFlag), 3);
}

TEST(CarCondition, WheelIsChangedForAGearboxToken) {
    DriveRules rules = dirtRules();
    rules.bag = {1, 0, 0, 0, 0, 0};
    CarCondition car(rules);
    DriveRandom random(1, 1);
    car.draw(1, random);
    EXPECT_EQ(car.dashboard(rules.dashboards[0]).gear, 5);
    car.changeWheel();
    EXPECT_EQ(car.dashboard(rules.dashboards[0]).gear, 6);
    EXPECT_EQ(car.spares(), 0);
    car.draw(1, random); // it went back into the bag
    EXPECT_EQ(car.lost(DamageToken::Gearbox), 1);
}

TEST(CarCondition, TokensAreDrawnByTheirNumber) {
    std::array<double, damageTokens> drawn{};
    constexpr int cars = 20'000;
    for (int i = 0; i < cars; ++i) {
        CarCondition car(dirtRules());
        DriveRandom random(9, static_cast<std::uint64_t>(i));
        car.draw(3, random);
        for (std::size_t token = 0; token < drawn.size(); ++token)
            drawn.at(token) += car.lost(static_cast<DamageToken>(token));
    }
    const double all = std::accumulate(dirtRules().bag.begin(), dirtRules().bag.end(), 0.0);
    for (std::size_t token = 0; token < drawn.size(); ++token)
        EXPECT_NEAR(drawn.at(token) / cars, 3 * dirtRules().bag.at(token) / all, 0.03);
}

} // namespace
} // namespace stagewright
