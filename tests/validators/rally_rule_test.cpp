#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/rally/rally_edits.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"
#include "validators/rally_rule.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// What the rules say, hints too: "error laid-together 1 2 3; ...", the numbers being keys of
/// stages.
std::string saidOf(const Rally& rally, std::optional<double> minutes = std::nullopt) {
    QStringList said;
    for (const RallyFinding& finding : checkRally({rally, games(), minutes}, true)) {
        QStringList words{name(finding.severity), finding.rule};
        for (const StageKey key : finding.stages)
            words << QString::number(static_cast<int>(key));
        said << words.join(u' ');
        EXPECT_TRUE(finding.text.endsWith(u'.')) << finding.text.toStdString();
    }
    return said.join(QStringLiteral("; ")).toStdString();
}

/// The stage turned and moved as one.
Stage elsewhere(Stage stage) {
    const QList<Placement> tiles = tilesOf(stage).placements();
    apply(*turn(stage, tiles, Hex{1, 2}, Turn{2}), stage);
    const QList<Placement> turnedTiles = tilesOf(stage).placements();
    apply(*move(stage, turnedTiles, Hex{-7, 3}), stage);
    return stage;
}

Rally withStage(const Rally& rally, const Stage& stage) {
    RallyStage added;
    added.stage = stage;
    return after(rally, addStage(rally, added, rally.stages().size()));
}

TEST(RallyRules, HaveNothingToSayOfARulebookRally) {
    EXPECT_EQ(saidOf(rulebookRally(1)), "");
}

TEST(RallyRules, ARallyWithoutStagesIsNone) {
    EXPECT_EQ(saidOf(Rally()), "error no-stages");
}

TEST(RallyRules, AStageUsedTwiceIsFoundHoweverItLies) {
    const Rally rally = rulebookRally(1);
    const Rally twice = withStage(rally, elsewhere(rally.stages()[2].stage));
    EXPECT_EQ(saidOf(twice), "warning used-twice 3 4");
    Stage changed = elsewhere(rally.stages()[2].stage);
    const QList<Placement> one{tilesOf(changed).placements().front()};
    apply(take(one), changed);
    EXPECT_EQ(saidOf(withStage(rally, changed)), "");
}

TEST(RallyRules, EmptyStagesAreNotTheSameStage) {
    EXPECT_EQ(saidOf(rallyOf(3, {})), "");
}

TEST(RallyRules, ServiceGoesWithItsTile) {
    Rally rally = rulebookRally(1);
    RallyStage bare = rally.stages()[2]; // has no tile 201
    bare.serviceAfter = true;
    RallyStage passed = rally.stages()[0];
    passed.serviceAfter = false;
    rally = after(rally, changeStage(rally, bare));
    rally = after(rally, changeStage(rally, passed));
    EXPECT_EQ(saidOf(rally), "warning service-tile 3; hint service-tile 1");
    EXPECT_EQ(checkRally({rally, games()}).size(), 1); // hints are asked for
}

/// The rally with the first finding mended, and what that was called.
std::pair<Rally, std::string> mendedOnce(const Rally& rally) {
    const RallyRuleContext context{rally, games()};
    const auto fix = fixFor(context, checkRally(context, true).value(0));
    return fix ? std::pair(after(rally, fix->edit), fix->name().toStdString())
               : std::pair(rally, std::string());
}

TEST(RallyFixes, AddAndTakeAwayTheServiceByTheTile) {
    Rally rally = rulebookRally(1);
    RallyStage bare = rally.stages()[2]; // has no tile 201
    bare.serviceAfter = true;
    RallyStage passed = rally.stages()[0];
    passed.serviceAfter = false;
    rally = after(rally, changeStage(rally, bare));
    rally = after(rally, changeStage(rally, passed));
    const auto [without, taken] = mendedOnce(rally);
    EXPECT_EQ(taken, "Take away the service after SS 3");
    EXPECT_EQ(saidOf(without), "hint service-tile 1");
    const auto [with, added] = mendedOnce(without);
    EXPECT_EQ(added, "Add service after SS 1");
    EXPECT_EQ(with, rulebookRally(1));
}

TEST(RallyFixes, LayFewerStagesAtATime) {
    Rally rally = rulebookRally(1);
    rally.info.laying = Laying::AllAtOnce;
    const auto [inTurn, name] = mendedOnce(rally);
    EXPECT_EQ(name, "Lay the stages one after another");
    EXPECT_EQ(inTurn.info.laying, Laying::OneAfterAnother);
    rally = after(rally, beginSession(rally, StageKey{2}, {}));
    rally = after(rally, beginSession(rally, StageKey{3}, {}));
    const auto [inSessions, other] = mendedOnce(rally);
    EXPECT_EQ(other, "Lay a session at a time");
    EXPECT_EQ(saidOf(inSessions), "");
}

TEST(RallyFixes, RemoveACopyThatNobodyHasDriven) {
    Rally twice = withStage(rulebookRally(1), rulebookRally(1).stages()[2].stage);
    twice = after(twice, addDriver(twice, {}));
    const auto [once, name] = mendedOnce(twice);
    EXPECT_EQ(name, "Remove SS 4");
    EXPECT_EQ(once.stages(), rulebookRally(1).stages());
    EXPECT_EQ(mendedOnce(with(twice, 4, 1, drove(100))).second, "");
}

TEST(RallyFixes, ListTheBoxes) {
    const Stage circuit = stageFrom(QString::fromStdString(gtCircuits().front()));
    Rally rally = withStage(rulebookRally(1), circuit);
    const auto [listed, list] = mendedOnce(rally);
    EXPECT_EQ(list, "List the boxes that are needed");
    EXPECT_EQ(saidOf(listed), "");
    rally.info.boxes = {{QStringLiteral("dirt-core"), 1}};
    const auto [added, add] = mendedOnce(rally);
    EXPECT_EQ(add.substr(0, 12), "Add the box ");
    EXPECT_EQ(added.info.boxes,
              (BoxCounts{{QStringLiteral("dirt-core"), 1}, {QStringLiteral("gt-core"), 1}}));
    rally.info.boxes = listed.info.boxes;
    rally.info.boxes[QStringLiteral("none-such")] = 1;
    const auto [known, take] = mendedOnce(rally);
    EXPECT_EQ(take, "Take \"none-such\" off the list of boxes");
    EXPECT_EQ(known.info.boxes, listed.info.boxes);
}

TEST(RallyFixes, OfAllFindingsThoseAreMadeThatAreObvious) {
    Rally rally = rulebookRally(1);
    RallyStage passed = rally.stages()[0];
    passed.serviceAfter = false;
    rally = after(rally, changeStage(rally, passed));
    rally = withStage(rally, rally.stages()[2].stage); // which may be meant
    rally.info.laying = Laying::AllAtOnce;
    const MendedRally done = mended(rally, games(), true);
    EXPECT_EQ(done.fixes, (QStringList{QStringLiteral("Lay the stages one after another"),
                                       QStringLiteral("Add service after SS 1")}));
    EXPECT_EQ(saidOf(done.rally), "warning used-twice 3 4");
    EXPECT_EQ(mended(rally, games(), false).fixes.size(), 1); // hints are asked for
}

TEST(RallyRules, LaidAtOnceARallyNeedsItsTilesSeveralTimes) {
    Rally rally = rulebookRally(1);
    rally.info.laying = Laying::AllAtOnce;
    EXPECT_EQ(saidOf(rally), "error laid-together 1 2 3");
    const QString text = checkRally({rally, games()}).front().text;
    EXPECT_TRUE(text.contains(QStringLiteral("201 (needs 2, owned 1)"))) << text.toStdString();
    rally.info.boxes = {{QStringLiteral("dirt-core"), 3}};
    EXPECT_EQ(saidOf(rally), "");
    rally.info.boxes = {{QStringLiteral("dirt-core"), 2}};
    EXPECT_EQ(saidOf(rally), "error laid-together 1 2 3");
}

TEST(RallyRules, OnlyStagesOfASessionAreLaidTogether) {
    Rally rally = rulebookRally(1);
    rally = after(rally, beginSession(rally, StageKey{2}, {}));
    rally.info.laying = Laying::SessionAtOnce;
    EXPECT_EQ(saidOf(rally), "error laid-together 2 3");
}

/// Of printed boards, nothing being said of them here.
Rally rallyOfChains(int stages) {
    Rally rally;
    for (int i = 0; i < stages; ++i) {
        Stage stage;
        stage.info.game = zonesGame;
        ChainLayout chain;
        chain.sections = {{u'C', {i, 9 - i}}};
        stage.layout = Layout(std::move(chain));
        rally = withStage(rally, stage);
    }
    return rally;
}

TEST(RallyRules, ARallyOfPrintedBoardsHasThreeStages) {
    EXPECT_EQ(saidOf(rallyOfChains(3)), "");
    EXPECT_EQ(saidOf(rallyOfChains(4)), "warning rally-length");
    EXPECT_EQ(checkRally({rallyOfChains(2), games()}).value(0).text,
              QStringLiteral("By the rulebook a rally of Rallyman (2009) has 3 stage(s), here "
                             "there are 2."));
    Rally alone = rallyOfChains(1);
    EXPECT_EQ(saidOf(alone), "") << "a stage for itself";
    alone.info.title = QStringLiteral("Monte");
    EXPECT_EQ(saidOf(alone), "warning rally-length");
    EXPECT_EQ(saidOf(withStage(rallyOfChains(3), rulebookRally(1).stages()[2].stage)),
              "warning boxes-differ 4")
        << "an evening of several games";
}

TEST(RallyRules, FourDriveOnPrintedBoardsAtOnce) {
    Rally rally = rallyOfChains(3);
    rally.info.evening.players = 4;
    EXPECT_EQ(saidOf(rally), "");
    rally.info.evening.players = 5;
    EXPECT_EQ(saidOf(rally), "warning more-players 1\nwarning more-players 2\n"
                             "warning more-players 3");
}

TEST(RallyRules, AssistanceIsTickedWithTheBoardsAndInTheRally) {
    Rally rally = rallyOfChains(3);
    RallyStage served = rally.stages()[0];
    served.serviceAfter = true;
    rally = after(rally, changeStage(rally, served));
    EXPECT_EQ(checkRally({rally, games()}).value(0).text,
              QStringLiteral("There is assistance after SS 1, but it is not ticked with the "
                             "stage's boards."));
}

TEST(RallyRules, BoxesThatTheTableLacksAreNamed) {
    Rally rally = rulebookRally(1);
    const Stage circuit = stageFrom(QString::fromStdString(gtCircuits().front()));
    rally = withStage(rally, circuit);
    EXPECT_EQ(saidOf(rally), "warning boxes-differ 4");
    rally.info.boxes = {{QStringLiteral("dirt-core"), 1}};
    EXPECT_EQ(saidOf(rally), "error boxes-differ 4"); // it cannot be laid
    rally.info.boxes = {{QStringLiteral("gt-core"), 1}};
    EXPECT_EQ(saidOf(rally), "error boxes-differ 1 2 3");
    rally.info.boxes = {{QStringLiteral("dirt-core"), 1}, {QStringLiteral("gt-core"), 1}};
    EXPECT_EQ(saidOf(rally), "");
    rally.info.boxes[QStringLiteral("none-such")] = 1;
    EXPECT_EQ(saidOf(rally), "warning boxes-differ");
}

TEST(RallyRules, LongerThanAskedCountsWholeMinutes) {
    Rally rally = rulebookRally(1);
    EXPECT_EQ(saidOf(rally, 500), ""); // no time was said
    rally.info.evening.minutes = 90;
    EXPECT_EQ(saidOf(rally), ""); // not known how long it takes
    EXPECT_EQ(saidOf(rally, 90.4), "");
    EXPECT_EQ(saidOf(rally, 90.6), "warning longer-than-asked");
}

} // namespace
} // namespace stagewright
