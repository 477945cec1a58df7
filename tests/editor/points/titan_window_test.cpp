#include "editor/welcome/new_stage_choices.h"
#include "editor/window/new_stage_menu.h"
#include "model/game/stage_file.h"
#include "tests/editor/points/titan_window.h"
#include "tests/editor/wait_until.h"

#include <QStatusBar>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

TEST_F(TitanStages, ATrackOpensWithItsBoardAndItsPalette) {
    show(
        R"("title": "Mine", "marks": [{"at": "E5", "is": ["lava"]}, {"at": "A1", "is": ["bonus"]}])");
    EXPECT_TRUE(board().isVisible());
    EXPECT_TRUE(says(QStringLiteral("Choose a mark and click points")));
    EXPECT_TRUE(says(QStringLiteral("A1: Bonus point, Start point")));
    EXPECT_TRUE(says(QStringLiteral("1 board")));
    const Actions& actions = window().actions();
    for (QAction* none : {actions.duplicate, actions.zoomIn, actions.fit, actions.takeBack})
        EXPECT_FALSE(none->isEnabled()) << none->text().toStdString();
    for (QAction* had : {actions.copy, actions.turn, actions.flip, actions.remove, actions.search})
        EXPECT_TRUE(had->isEnabled()) << had->text().toStdString();
    QMouseEvent hover(QEvent::MouseMove, pixel(at("E5")), board().mapToGlobal(pixel(at("E5"))),
                      Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&board(), &hover);
    EXPECT_TRUE(says(QStringLiteral("E5: Lava")));
}

TEST_F(TitanStages, ANewTrackIsOfferedBegunSavedAndReadBack) {
    showBare();
    const auto choices = newStagesToLay(games(), {});
    EXPECT_EQ(choices.size(), 7U); // stages and circuits of DIRT and GT, a table of cards, a chain
    EXPECT_TRUE(std::any_of(choices.begin(), choices.end(), [](const NewStageChoice& choice) {
        return choice.phrase == QStringLiteral("Titan Race: track");
    }));
    open->newStage(); // of the game that is open
    ASSERT_TRUE(isOfPoints());
    EXPECT_TRUE(open->stage().layout.isEmpty());
    board().setFocus();
    key(Qt::Key_Up);
    key(Qt::Key_I);
    EXPECT_EQ(marked(), "A3");
    open->answers.pathToSave = path("new.json");
    key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(waitUntil([this] { return !window().isWindowModified(); }));
    const auto saved = loadStage(path("new.json"), games());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->layout, open->stage().layout);
    undo();
    EXPECT_TRUE(open->stage().layout.isEmpty());
}

TEST_F(TitanStages, AnotherStageUnderTheBoardBeginsAnew) {
    show(R"("kind": "grand-slam", "tracks": ["kaldeira", "laguna", "estengaard"])");
    board().showTrack(2);
    board().choose(at("D6"));
    const auto other =
        loadStage(write(R"({"game": "titan-race", "marks": []})", "other.json"), games());
    ASSERT_TRUE(other);
    open->document().open(*other, {});
    ASSERT_TRUE(isOfPoints());
    EXPECT_EQ(board().track(), 0);
    EXPECT_EQ(chosen(), "A1");
    EXPECT_FALSE(palette().track().boards().isVisible());
}

} // namespace

} // namespace stagewright
