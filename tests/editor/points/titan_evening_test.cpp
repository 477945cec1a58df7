#include "editor/rally/driven_rally.h"
#include "editor/rally/expected_text.h"
#include "editor/rally/plan_text.h"
#include "editor/rally/rally_rules_cache.h"
#include "editor/rally/strip_item.h"
#include "model/game/stage_file.h"
#include "model/rally/rally_edits.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Races of titans in an evening.
class TitanEvening : public testing::Test {
protected:
    static Stage bareTrack() {
        return *readStage(R"({"game": "titan-race", "title": "Bare", "marks": []})", games());
    }
    static Rally raceAfterADrive() {
        Rally rally(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
        RallyStage race;
        race.stage = bareTrack();
        apply(addStage(rally, race, 1), rally);
        return rally;
    }
    void drive(const Rally& rally) {
        auto driven = drivenRally(rally, games(), {}, {});
        ASSERT_TRUE(driven);
        known.stages = driven->stages;
        known.driven = std::make_shared<const DrivenRally>(*std::move(driven));
    }
    [[nodiscard]] EveningReport report(const Rally& rally) {
        rules.openFor(rally);
        return eveningReport(rally, games(), known, rules.rulesOf(), rules.usual().changeMinutes);
    }

    EveningKnowledge known;
    RallyRulesCache rules;
};

TEST_F(TitanEvening, TakesItsMinutesBesideWhatIsDriven) {
    const Rally rally = raceAfterADrive();
    ASSERT_EQ(rally.players(), 4);
    drive(rally);
    const EveningReport evening = report(rally);
    ASSERT_EQ(evening.stages.size(), 2U);
    ASSERT_TRUE(evening.stages[1].minutes);
    EXPECT_EQ(evening.stages[1].minutes->drive, 26);
    EXPECT_EQ(evening.stages[1].whyNot, QString());
    ASSERT_TRUE(evening.plan);
    EXPECT_EQ(evening.plan->timetable.drive, evening.stages[0].minutes->drive + 26);
    ASSERT_TRUE(evening.driven);
    EXPECT_EQ(evening.driven->counted.size(), 1) << "times are of what cars drive";
    EXPECT_FALSE(expectedText(evening).html().contains(QStringLiteral("Bare")));
    const StripItem item = stripItem(rally, 1, evening.words, {}, 0, evening.stages[1]);
    EXPECT_EQ(item.takes, QStringLiteral("26 min"));
}

TEST_F(TitanEvening, OtherPlayersTakeOtherMinutes) {
    Rally rally = raceAfterADrive();
    drive(rally);
    rally.info.evening.players = 6;
    EXPECT_FALSE(report(rally).stages[1].minutes) << "not known yet";
    drive(rally);
    EXPECT_EQ(report(rally).stages[1].minutes->drive, 35);
}

TEST_F(TitanEvening, OfRacesAloneThereAreNoTimes) {
    const Rally rally(bareTrack());
    drive(rally);
    const EveningReport evening = report(rally);
    ASSERT_TRUE(evening.plan);
    EXPECT_EQ(evening.plan->timetable.minutes(), 26);
    EXPECT_TRUE(expectedText(evening).html().contains(QStringLiteral("No car drives here")));
}

TEST_F(TitanEvening, WhatNobodyCanRaceOnIsSaid) {
    const Rally rally(*readStage(
        R"({"game": "titan-race", "kind": "grand-slam", "tracks": ["kaldeira"]})", games()));
    drive(rally);
    const EveningReport evening = report(rally);
    EXPECT_EQ(evening.stages[0].whyNot, QStringLiteral("A Grand Slam has three tracks, not 1."));
    EXPECT_FALSE(evening.plan);
}

} // namespace

} // namespace stagewright
