#include "editor/document/document.h"
#include "editor/files/document_file.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/evening_text.h"
#include "editor/rally/plan_text.h"
#include "model/rally/rally_edit.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/model/rally/rallies.h"
#include "tests/own_tiles.h"
#include "tests/rulebook_stages.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

class EveningPlannerTest : public testing::Test {
protected:
    EveningPlannerTest() {
        RallyPack pack;
        pack.rally = rulebookRally(1);
        pack.tileSets[QStringLiteral("tiles.json")] = ownTiles({"x1", "x2"});
        document.open(pack, {});
        planner.want();
    }

    [[nodiscard]] const EveningReport& report() {
        EXPECT_TRUE(waitUntil([this] { return !planner.isStale(); }));
        return planner.report();
    }
    /// Until something of it has been driven; the rest is under way.
    [[nodiscard]] bool begins() {
        const auto hasBegun = [this] {
            const auto& stages = planner.report().stages;
            return std::any_of(stages.begin(), stages.end(),
                               [](const StageExpectation& each) { return each.drives != nullptr; });
        };
        return waitUntil(hasBegun);
    }
    [[nodiscard]] double mean() { return report().driven->statistics.stages.at(0).drives.mean(); }

    Document document{games()};
    EveningPlanner planner{document};
};

TEST_F(EveningPlannerTest, TheTilesOfAPackMayGiveWayWhileItIsDriven) {
    const double before = mean();
    QSignalSpy reported(&planner, &EveningPlanner::reported);
    for (int i = 0; i < 4; ++i) { // as adding a tile file does
        document.setGames(games(), {});
        EXPECT_TRUE(planner.isStale());
        EXPECT_TRUE(reported.wait(waitLimit)); // that nothing is known, before it is driven
        if (i % 2 != 0) {
            EXPECT_TRUE(begins());
        }
    }
    EXPECT_EQ(mean(), before);
    EXPECT_EQ(report().stages.size(), 3U);
}

/// As `stagewright rally` says it: 35.3 turns of all cars, of 56 s each.
TEST_F(EveningPlannerTest, CircuitsArePlannedByTheirRace) {
    document.open(stageAlone(stageFrom(QStringLiteral("gt-circuits/course1.json"))), {});
    const auto drive = [this] { return report().stages.at(0).minutes.value().drive; };
    EXPECT_EQ(drive(), 33);
    document.make(changePlayersOf(document.rally(), 6));
    EXPECT_NEAR(drive(), 58.2 * 56 / 60, 1);
}

TEST_F(EveningPlannerTest, EndsAtOnceInTheMidstOfARun) {
    EXPECT_TRUE(begins());
    // Its destructor must not wait for the run, nor leave a thread that uses what is gone.
}

TEST_F(EveningPlannerTest, GoesByRulesOfTheTablesOwnAndNamesThem) {
    const double usual = mean();
    EXPECT_FALSE(planText(report()).html().contains(QStringLiteral("rules of your own")));
    DriveRules league = rulesOfGame(QStringLiteral("dirt"));
    for (int& seconds : league.seconds)
        seconds *= 2;
    const OwnRules own{QStringLiteral("<b>league</b>.json"), league};
    planner.setHouseRules({{QStringLiteral("gt"), own}});
    EXPECT_EQ(mean(), usual); // of a game that the rally does not have
    planner.setHouseRules({{QStringLiteral("dirt"), own}});
    EXPECT_NEAR(mean(), 2 * usual, 0.2 * usual);
    EXPECT_EQ(report().ownRules, QStringList{own.name});
    EXPECT_TRUE(planText(report()).html().contains(
        QStringLiteral("rules of your own: &lt;b&gt;league&lt;/b&gt;.json")));
    planner.setHouseRules({});
    EXPECT_EQ(mean(), usual);
}

} // namespace

} // namespace stagewright
