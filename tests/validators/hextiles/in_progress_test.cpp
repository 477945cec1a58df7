#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Checker checkerInProgress() {
    Checker checker(catalogue(), everything());
    checker.setInProgress(true);
    return checker;
}

std::string saidInProgress(const Stage& stage) {
    Checker checker = checkerInProgress();
    checker.check(stage);
    std::string all;
    for (const Finding& each : checker.findings())
        all += (name(each.severity) + u' ' + each.rule + u' ' + each.text + u'\n').toStdString();
    return all;
}

const std::string stillToFinish =
    "hint start-and-finish In progress: the finish is still to come.\n";

TEST(InProgress, AStageThatLacksItsFinishIsNoMistakeAsLongAsItsRoadIsOpen) {
    EXPECT_EQ(saidInProgress(board({{"202a", {0, 1}}})), stillToFinish);
    EXPECT_EQ(saidInProgress(board({{"204a", {0, 1}}})), stillToFinish);
    EXPECT_EQ(saidInProgress(board({{"202a", {0, 1}}, {"204a", {0, 0}}})), stillToFinish);
    EXPECT_EQ(saidInProgress(Stage()), "");
}

TEST(InProgress, OneThatHasItsFinishIsJudgedAsEver) {
    EXPECT_EQ(saidInProgress(board({{"202a", {0, 1}}, {"203a", {0, 0}}})), "");
    const std::string said = saidInProgress(board({{"203a", {0, 0}}}));
    EXPECT_NE(said.find("error start-and-finish The stage has no start tile."), std::string::npos);
    EXPECT_NE(said.find("warning open-road-end"), std::string::npos);
}

TEST(InProgress, WhatIsTooMuchIsStillAMistake) {
    const std::string said = saidInProgress(board({{"202a", {0, 1}}, {"202b", {5, 1}}}));
    EXPECT_NE(said.find("error start-and-finish The stage has 2 start tile(s)."),
              std::string::npos);
    EXPECT_NE(said.find(stillToFinish), std::string::npos);
}

TEST(InProgress, ACircuitIsUntilItIsClosed) {
    EXPECT_EQ(saidInProgress(board({{"102a", {0, 1}}}, StageKind::Circuit)),
              "hint start-and-finish In progress: the circuit is still to be closed.\n");
    EXPECT_EQ(saidInProgress(startTileRing()).find("In progress"), std::string::npos);
}

TEST(InProgress, HoldsEditByEdit) {
    const Stage whole = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    Stage stage = whole;
    Checker checker = checkerInProgress();
    checker.check(stage);
    for (const Placement& tile : tilesOf(whole).placements()) {
        const Edit edit = take({&tile, 1});
        apply(edit, stage);
        checker.recheck(stage, touchedHexes(edit.layout));
        Checker anew = checkerInProgress();
        anew.check(stage);
        EXPECT_EQ(checker.findings(), anew.findings());
    }
}

// What is asked for a finished stage, as of a file, does not know of it.
TEST(InProgress, IsNotSaidUnlessAskedFor) {
    Checker checker(catalogue(), {});
    checker.check(board({{"202a", {0, 1}}}));
    EXPECT_EQ(checker.findings().front().severity, Severity::Error);
}

} // namespace
} // namespace stagewright
