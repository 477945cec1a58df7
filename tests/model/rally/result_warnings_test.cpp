#include "model/rally/rally_edits.h"
#include "model/rally/result_warnings.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

using Kind = ResultWarning::Kind;
using Field = ResultWarning::Field;

const DriveRules& dirt() {
    return rulesOfGame(QStringLiteral("dirt"));
}

/// What is asked about a result of Ann, driver 1, in a stage.
QList<ResultWarning> asked(const Rally& rally, int stage, const StageResult& result) {
    static const auto rules = builtInRallyRules();
    return warningsAbout(rally, {StageKey{stage}, DriverKey{1}}, result, dirt(), *rules);
}

/// "impossible damage": what a single warning is about.
testing::AssertionResult asksOnly(const QList<ResultWarning>& warnings, Kind kind, Field field) {
    if (warnings.size() == 1 && warnings.front().kind == kind && warnings.front().field == field &&
        (warnings.front().text.endsWith(u'.') || warnings.front().text.endsWith(u'?')))
        return testing::AssertionSuccess();
    auto failure = testing::AssertionFailure();
    failure << warnings.size() << " questions";
    for (const ResultWarning& each : warnings)
        failure << "; " << each.text.toStdString();
    return failure;
}

Rally threeDrivers() {
    return rallyOf(3, {"Ann", "Bob", "Cid"});
}

StageResult damaged(int gearbox, int coast, int brake) {
    StageResult result = drove(97);
    result.damage = {gearbox, coast, brake};
    return result;
}

TEST(ResultWarnings, APlainTimeIsNotQuestioned) {
    Rally rally = with(threeDrivers(), 1, 2, drove(90));
    rally = with(rally, 1, 3, drove(110));
    EXPECT_TRUE(asked(rally, 1, drove(97)).isEmpty());
    EXPECT_TRUE(asked(rally, 1, drove(180)).isEmpty()); // twice the lower of the middle two
}

TEST(ResultWarnings, NoTimeAtAllIsImpossible) {
    EXPECT_TRUE(asksOnly(asked(threeDrivers(), 1, drove(0)), Kind::Impossible, Field::Result));
}

TEST(ResultWarnings, ATimeFarFromTheOthersIsAskedAbout) {
    Rally rally = with(threeDrivers(), 1, 2, drove(90));
    rally = with(rally, 1, 3, drove(110));
    EXPECT_TRUE(asksOnly(asked(rally, 1, drove(181)), Kind::Unlikely, Field::Result));
    EXPECT_TRUE(asksOnly(asked(rally, 1, drove(44)), Kind::Unlikely, Field::Result));
    EXPECT_TRUE(asked(rally, 1, drove(45)).isEmpty());
    EXPECT_TRUE(asked(rally, 2, drove(181)).isEmpty()); // nobody has driven that one
}

TEST(ResultWarnings, WhatWasEnteredBeforeForTheSameDriverDoesNotCount) {
    const Rally rally = with(threeDrivers(), 1, 1, drove(970));
    EXPECT_TRUE(asked(rally, 1, drove(97)).isEmpty());
}

TEST(ResultWarnings, DamageDoesNotVanishOnAStage) {
    const Rally rally = with(threeDrivers(), 1, 1, damaged(2, 1, 0));
    EXPECT_TRUE(asked(rally, 2, damaged(2, 1, 0)).isEmpty());
    EXPECT_TRUE(asksOnly(asked(rally, 2, damaged(1, 1, 0)), Kind::Impossible, Field::Damage));
    EXPECT_TRUE(asksOnly(asked(rally, 2, damaged(2, 0, 0)), Kind::Impossible, Field::Damage));
    StageResult changed = damaged(1, 1, 0);
    changed.wheel = SpareWheel::UsedOnStage;
    EXPECT_TRUE(asked(rally, 2, changed).isEmpty());
    RallyStage served = rally.stages()[0];
    served.serviceAfter = true;
    EXPECT_TRUE(asked(after(rally, changeStage(rally, served)), 2, damaged(0, 0, 0)).isEmpty());
}

TEST(ResultWarnings, DamageIsHeldAgainstBagAndDashboard) {
    const int brakes = dirt().bag.at(static_cast<std::size_t>(DamageToken::Brake));
    EXPECT_TRUE(asked(threeDrivers(), 1, damaged(0, 0, brakes)).isEmpty());
    EXPECT_TRUE(asksOnly(asked(threeDrivers(), 1, damaged(0, 0, brakes + 1)), Kind::Impossible,
                         Field::Damage));
    EXPECT_TRUE(
        asksOnly(asked(threeDrivers(), 1, damaged(6, 0, 0)), Kind::Unlikely, Field::Damage));
    StageResult retired = damaged(6, 0, 0);
    retired.outcome = Retired{};
    EXPECT_TRUE(asked(threeDrivers(), 1, retired).isEmpty());
}

TEST(ResultWarnings, ASpareWheelIsChangedOnce) {
    StageResult used = damaged(1, 0, 0);
    used.wheel = SpareWheel::UsedOnStage;
    EXPECT_TRUE(asked(threeDrivers(), 1, used).isEmpty());
    const Rally rally = with(threeDrivers(), 1, 1, used);
    EXPECT_TRUE(asksOnly(asked(rally, 2, used), Kind::Impossible, Field::SpareWheel));
    StageResult inVain = drove(97);
    inVain.wheel = SpareWheel::ChangedAfterwards;
    EXPECT_TRUE(asksOnly(asked(threeDrivers(), 1, inVain), Kind::Unlikely, Field::SpareWheel));
}

TEST(ResultWarnings, PenaltiesGoInStepsAndWithTimeControl) {
    StageResult late = drove(97);
    late.penalty = 10;
    EXPECT_TRUE(asksOnly(asked(threeDrivers(), 1, late), Kind::Unlikely, Field::Penalty));
    Rally controlled = threeDrivers();
    controlled.info.options.timeControl = true;
    EXPECT_TRUE(asked(controlled, 1, late).isEmpty());
    late.penalty = 12;
    EXPECT_TRUE(asksOnly(asked(controlled, 1, late), Kind::Impossible, Field::Penalty));
}

TEST(ResultWarnings, ASisuTokenIsSpentOnce) {
    StageResult brave = drove(97);
    brave.sisu = true;
    EXPECT_TRUE(asksOnly(asked(threeDrivers(), 1, brave), Kind::Impossible, Field::Sisu));
    Rally rally = threeDrivers();
    rally.info.sisu = Sisu::OncePerRally;
    EXPECT_TRUE(asked(rally, 1, brave).isEmpty());
    EXPECT_TRUE(asksOnly(asked(with(rally, 1, 1, brave), 2, brave), Kind::Impossible, Field::Sisu));
}

TEST(ResultWarnings, PlacesOfARaceAreHeldAgainstEachOther) {
    StageResult second;
    second.outcome = Raced{2};
    Rally rally = with(threeDrivers(), 1, 2, second);
    StageResult mine;
    mine.outcome = Raced{1};
    EXPECT_TRUE(asked(rally, 1, mine).isEmpty());
    EXPECT_TRUE(asksOnly(asked(rally, 1, second), Kind::Unlikely, Field::Result));
    mine.outcome = Raced{4};
    EXPECT_TRUE(asksOnly(asked(rally, 1, mine), Kind::Impossible, Field::Result));
    EXPECT_TRUE(asksOnly(asked(rally, 1, drove(97)), Kind::Unlikely, Field::Result));
}

} // namespace
} // namespace stagewright
