#include "model/drive/rules_file.h"
#include "model/rally/driven_result.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Turns that end in these gears; 0: control is lost.
DriveRecord drivenTurns(std::initializer_list<int> gears, const DriveRules& rules) {
    DriveRecord record;
    DriveOutcome outcome;
    for (const int gear : gears) {
        RecordedTurn turn;
        turn.gear = gear;
        turn.end = gear == 0 ? TurnEnd::Loses : TurnEnd::Stops;
        turn.seconds = rules.seconds.at(static_cast<std::size_t>(gear));
        outcome.seconds += turn.seconds;
        ++outcome.turns;
        record.turns.push_back(turn);
    }
    record.turns.back().end = TurnEnd::Finishes;
    record.outcomes = {outcome};
    return record;
}

TEST(DrivenResult, IsTheTimeInDirt) {
    const DriveRules rules = *builtInRules(u"dirt");
    const DriveRecord record = drivenTurns({3, 0, 1, 5}, rules);
    DriveRules gearboxOnly = rules;
    gearboxOnly.bag = {6, 0, 0, 0, 0, 0};
    CarCondition car(gearboxOnly);
    DriveRandom random(1, 1);
    car.draw(2, random);
    const StageResult result = resultOf(record, car, rules);
    EXPECT_EQ(std::get<Timed>(result.outcome).seconds, 30 + 60 + 50 + 15);
    EXPECT_EQ(result.damage, (Damage{2, 0, 0}));
    EXPECT_EQ(result.wheel, SpareWheel::Kept);
}

TEST(DrivenResult, IsTheSheetOfASoloDriveInGt) {
    const DriveRules rules = *builtInRules(u"gt");
    DriveRecord record = drivenTurns({3, 0, 3, 6}, rules);
    record.turns[1].turnsLost = 1; // off the road
    record.outcomes.front().seconds += rules.lostTurnSeconds;
    const StageResult result = resultOf(record, CarCondition(rules), rules);
    const auto& sheet = std::get<SoloSheet>(result.outcome);
    EXPECT_EQ(sheet.turns, (std::array<int, highestGear + 1>{1, 0, 0, 2, 0, 0, 1}));
    EXPECT_EQ(sheet.lostTurns, 1);
    EXPECT_EQ(soloSeconds(sheet, rules), record.outcomes.front().seconds);
    record.turns[0].tokens = 5; // paid for it flat out
    record.turns[2].spent = 3;
    EXPECT_EQ(std::get<SoloSheet>(resultOf(record, CarCondition(rules), rules).outcome).focusTokens,
              2);
}

TEST(DrivenResult, ACarWithoutGearDiceHasRetired) {
    const DriveRules rules = *builtInRules(u"dirt");
    DriveRecord record = drivenTurns({3}, rules);
    record.outcomes.front().retired = true;
    EXPECT_TRUE(
        std::holds_alternative<Retired>(resultOf(record, CarCondition(rules), rules).outcome));
    record = drivenTurns({1, 2}, rules);
    record.turns[0].changesWheel = true;
    EXPECT_EQ(resultOf(record, CarCondition(rules), rules).wheel, SpareWheel::UsedOnStage);
}

} // namespace
} // namespace stagewright
