#include "model/rally/evening_plan.h"
#include "model/rally/rally_edits.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

using RemedyKind = Remedy::Kind;

constexpr int change = 7; // minutes

std::vector<StageMinutes> drives(std::initializer_list<double> all) {
    std::vector<StageMinutes> minutes;
    for (const double drive : all)
        minutes.push_back({drive, 10});
    return minutes;
}

EveningPlan planned(Rally& rally, const std::vector<StageMinutes>& minutes, int limit) {
    rally.info.evening.minutes = limit;
    return planEvening(rally, minutes, change);
}

std::vector<RemedyKind> kindsOf(const std::vector<Remedy>& remedies) {
    std::vector<RemedyKind> kinds;
    for (const Remedy& each : remedies)
        kinds.push_back(each.kind);
    return kinds;
}

/// Three stages, the second a circuit of three laps behind a long break.
Rally withCircuitAndBreak() {
    Rally rally = rallyOf(3, {});
    RallyStage circuit = rally.stages()[1];
    circuit.stage.info.kind = StageKind::Circuit;
    circuit.stage.info.laps = 3;
    rally = after(rally, changeStage(rally, circuit));
    Session late;
    late.breakBefore = 20;
    return after(rally, beginSession(rally, StageKey{2}, late));
}

TEST(Remedies, AreFewAndOneOfAKindWhatKeepsAllStagesFirst) {
    Rally rally = withCircuitAndBreak(); // 20 + 30 + 20 of driving, 20 + 7 between
    const EveningPlan plan = planned(rally, drives({20, 30, 20}), 87);
    EXPECT_EQ(kindsOf(plan.remedies),
              (std::vector<RemedyKind>{RemedyKind::ShorterBreaks, RemedyKind::FewerLaps,
                                       RemedyKind::LeaveOut, RemedyKind::Swap}));
    EXPECT_EQ(plan.remedies[0], (Remedy{RemedyKind::ShorterBreaks, {}, 10, 87}));
    EXPECT_EQ(plan.remedies[1], (Remedy{RemedyKind::FewerLaps, {1}, 2, 87}));
}

TEST(Remedies, OfARallyThatFitsAreNone) {
    Rally rally = rallyOf(3, {});
    EXPECT_TRUE(planned(rally, drives({20, 20, 20}), 74).remedies.empty());
    EXPECT_TRUE(planEvening(rallyOf(3, {}), drives({20, 20, 20}), change).remedies.empty());
}

TEST(Remedies, SayWhatToKeepWhereMostStagesHaveToGo) {
    Rally rally = rallyOf(6, {});
    const EveningPlan plan = planned(rally, drives({40, 20, 41, 42, 21, 43}), 50);
    ASSERT_FALSE(plan.remedies.empty());
    EXPECT_EQ(plan.remedies.front(), (Remedy{RemedyKind::Keep, {1, 4}, 0, 48}));
    const Rally shorter = after(rally, editOf(plan.remedies.front(), rally, change));
    ASSERT_EQ(shorter.stages().size(), 2);
    EXPECT_EQ(shorter.stages()[0].key, StageKey{2});
    EXPECT_EQ(shorter.stages()[1].key, StageKey{5});
}

TEST(Remedies, NothingIsKeptWhereNotEvenOneStageFits) {
    Rally rally = rallyOf(2, {});
    EXPECT_EQ(kindsOf(planned(rally, drives({40, 40}), 30).remedies),
              std::vector<RemedyKind>{RemedyKind::FewerPlayers});
}

TEST(Remedies, FewerPlayersAreNeverFewerThanTheDriversNamed) {
    Rally rally = rallyOf(2, {"Anna", "Piotr", "Ola"});
    rally.info.evening.players = 4;
    const auto players = [&](int limit) {
        for (const Remedy& each : planned(rally, drives({40, 40}), limit).remedies)
            if (each.kind == RemedyKind::FewerPlayers)
                return each.to;
        return 0;
    };
    EXPECT_EQ(players(70), 3); // 60 of driving
    EXPECT_EQ(players(50), 0); // that would be two
}

TEST(Remedies, MoreTimeIsAWayOutWhereLittleIsMissing) {
    Rally rally = rallyOf(2, {});
    const auto offers = [&](int limit) {
        const auto kinds = kindsOf(planned(rally, drives({40, 40}), limit).remedies);
        return std::find(kinds.begin(), kinds.end(), RemedyKind::MoreTime) != kinds.end();
    };
    EXPECT_TRUE(offers(80));
    EXPECT_FALSE(offers(60));
}

TEST(Remedies, MakeItFitInOneStepThatIsTakenBack) {
    Rally rally = withCircuitAndBreak();
    const std::vector<StageMinutes> minutes = drives({20, 30, 20});
    for (const Remedy& remedy : planned(rally, minutes, 87).remedies) {
        const RallyEdit edit = editOf(remedy, rally, change);
        if (remedy.kind == RemedyKind::Swap) {
            EXPECT_TRUE(edit.isNothing()); // the stage to come is not known
            continue;
        }
        const Rally shorter = after(rally, edit);
        std::vector<StageMinutes> left;
        for (const RallyStage& stage : shorter.stages()) {
            left.push_back(minutes[static_cast<std::size_t>(rally.indexOf(stage.key))]);
            left.back().drive *=
                static_cast<double>(lapsOf(stage)) / lapsOf(*rally.find(stage.key));
        }
        const EveningPlan plan = planEvening(shorter, left, change);
        EXPECT_TRUE(plan.fits()) << static_cast<int>(remedy.kind);
        EXPECT_NEAR(plan.timetable.minutes(), remedy.minutes, 1e-9);
        EXPECT_EQ(after(shorter, inverse(edit)), rally);
    }
}

} // namespace
} // namespace stagewright
