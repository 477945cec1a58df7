#include "model/drive/table_time.h"
#include "model/rally/raced_stage.h"
#include "model/rally/rally_simulation.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

PreparedRally preparedOf(const Stage& stage) {
    return *prepareRally(Rally(stage), games(), [](const QString& game) -> const DriveRules& {
        return rulesOfGame(game);
    });
}

Stage circuit() {
    return stageFrom(QStringLiteral("gt-circuits/course1.json"));
}

} // namespace

/// Those of the reference figures of the race: 7.491, 15.781, 35.343 and 58.209 turns of all cars
/// with standard errors of 0.007, 0.012, 0.022 and 0.033 in 20,000 races, here fewer.
TEST(RacedTurns, AreThoseOfAllCars) {
    const PreparedRally prepared = preparedOf(circuit());
    struct Turns {
        int cars;
        double turns;
        double error;
    };
    for (const auto& [cars, turns, error] : {Turns{1, 7.491, .007}, Turns{2, 15.781, .012},
                                             Turns{4, 35.343, .022}, Turns{6, 58.209, .033}}) {
        const auto found = racedTurns(prepared.front(), cars, Profile::Optimal);
        ASSERT_TRUE(found);
        EXPECT_NEAR(*found * cars, turns, 4 * error * std::sqrt(20'000 / 400.0)) << cars;
    }
}

TEST(RacedTurns, OfMoreThanTheGridTakesAreAsManyEach) {
    const PreparedRally prepared = preparedOf(circuit());
    EXPECT_EQ(racedTurns(prepared.front(), 9, Profile::Optimal),
              racedTurns(prepared.front(), 6, Profile::Optimal));
}

TEST(RacedTurns, AreNotKnownWhereCarsStartOneByOne) {
    const PreparedRally dirt =
        preparedOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    EXPECT_EQ(racedTurns(dirt.front(), 4, Profile::Optimal), std::nullopt);
    const PreparedRally gt = preparedOf(circuit());
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(racedTurns(gt.front(), 4, Profile::Optimal, stopped.get_token()), std::nullopt);
}

/// 35.343 turns of 56 s are 33 minutes; of cars alone, with damage, they would be 29.
TEST(RacedTurns, MakeTheMinutesOfTheEvening) {
    const PreparedRally prepared = preparedOf(circuit());
    const auto driven = simulateRally(prepared, planRun(4));
    ASSERT_TRUE(driven);
    EXPECT_EQ(minutesOf(prepared, *driven, 4).front().drive, 33);
    EXPECT_EQ(
        std::round(tableMinutes(*prepared.front().rules, driven->stages[0].drives.turns(), 4)), 29);
    const PreparedRally dirt =
        preparedOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    const auto rally = simulateRally(dirt, planRun(4));
    EXPECT_EQ(rally->stages[0].tableTurns(), rally->stages[0].drives.turns());
}

} // namespace stagewright
