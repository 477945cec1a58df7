#include "model/layouts/hextiles/building/open_end.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/finding_hexes.h"

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

const std::string stillToFinish = "hint start-and-finish In progress: there is no finish yet.\n";

TEST(InProgress, AStageThatLacksItsFinishIsNoMistakeAsLongAsItsRoadIsOpen) {
    EXPECT_EQ(saidInProgress(board({{"202a", {0, 1}}})), stillToFinish);
    EXPECT_EQ(saidInProgress(board({{"204a", {0, 1}}})), stillToFinish);
    EXPECT_EQ(saidInProgress(board({{"202a", {0, 1}}, {"204a", {0, 0}}})), stillToFinish);
    EXPECT_EQ(saidInProgress(Stage()), "");
}

// A start, and a junction behind it of which two ends are open.
TEST(InProgress, OnlyTheOpenEndWhereTheRoadWillGoOnIsNoMistake) {
    const Stage stage = board({{"202a", {0, 1}}, {"415b", {0, 0}}});
    Checker finished(catalogue(), everything());
    finished.check(stage);
    QList<Finding> open;
    for (const Finding& each : finished.findings())
        if (each.rule == QStringLiteral("open-road-end"))
            open << each;
    ASSERT_GE(open.size(), 2);
    const OpenEnd goesOn = *openEndToMend(stage, catalogue());
    Checker checker = checkerInProgress();
    checker.check(stage);
    for (const Finding& each : open)
        EXPECT_EQ(checker.findings().contains(each),
                  OpenEnd(hexesOf(each.places).front(), *edgeOf(each)) != goesOn)
            << each.text.toStdString();
}

TEST(InProgress, AnEndLeftOpenBeforeTheLastTileIsTold) {
    // The start goes on at (0, 0), but a tile lies elsewhere, with two ends of its own.
    const std::string said =
        saidInProgress(board({{"202a", {0, 1}}, {"204a", {0, 0}}, {"204a", {5, 0}}}));
    EXPECT_NE(said.find("warning open-road-end The road of 204a is open at its N edge."),
              std::string::npos)
        << said;
    EXPECT_NE(said.find(stillToFinish), std::string::npos);
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
              "hint start-and-finish In progress: the circuit is not closed yet.\n");
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
