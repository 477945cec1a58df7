#include "editor/panels/stage_panel.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QFile>
#include <QTabBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A file with an empty stage of this title.
QString written(const OpenWindow& open, const char* name, const QString& title) {
    Stage stage;
    stage.info.title = title;
    EXPECT_TRUE(saveStage(stage, open.path(name)));
    return open.path(name);
}

TEST(Tabs, AFileOpensInATabOfItsOwnAndTheOtherKeepsItsHistoryViewAndSelection) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    const Stage changed = open.stage();
    const double zoom = open.board().camera().zoom;
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    EXPECT_EQ(open.window.tabs().workspaces().size(), 2U);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("B"));
    EXPECT_FALSE(open.window.isWindowModified());
    EXPECT_FALSE(open.window.actions().undo->isEnabled());
    EXPECT_EQ(open.window.stagePanel().title().text(), QStringLiteral("B"));
    EXPECT_TRUE(open.window.stagePanel().isVisible());

    open.key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), changed);
    EXPECT_EQ(open.board().camera().zoom, zoom);
    EXPECT_EQ(open.selected().size(), 1);
    EXPECT_TRUE(open.window.isWindowModified());
    EXPECT_TRUE(open.window.stagePanel().isVisible());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(open.stage(), changed);
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(Tabs, AnOpenFileIsGoneToByWhateverPathLeadsThere) {
    OpenWindow open;
    const QString path = written(open, "a.json", QStringLiteral("A"));
    ASSERT_TRUE(QFile::link(path, open.path("link.json")));
    open.openByDialog(path);
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    ASSERT_EQ(open.window.tabs().workspaces().size(), 2U); // the sample was not touched
    open.openByDialog(open.path("link.json"));
    EXPECT_EQ(open.window.tabs().workspaces().size(), 2U);
    EXPECT_EQ(open.document().path(), path);
}

TEST(Tabs, AStageIsNotSavedOverAFileOpenInAnotherTab) {
    OpenWindow open;
    const QString a = written(open, "a.json", QStringLiteral("A"));
    open.openByDialog(a);
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    const QByteArray before = contentOf(a);
    open.answers.pathToSave = a;
    open.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_EQ(contentOf(a), before);
    EXPECT_EQ(open.document().path(), open.path("b.json"));
}

TEST(Tabs, ClosingATabAsksAboutItsChangesOnly) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(open.answers.unsavedAsked.isEmpty());
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("Rally 1, SS 1"));
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(open.answers.unsavedAsked, QStringList{QStringLiteral("Rally 1, SS 1")});
    EXPECT_FALSE(tilesOf(open.stage()).placements().isEmpty());
}

TEST(Tabs, QuittingAsksAboutEachStageWithChanges) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    open.window.stagePanel().author().setFocus();
    open.type("x");
    open.answers.unsaved = Dialogs::Unsaved::Discard;
    EXPECT_TRUE(open.window.close());
    EXPECT_EQ(open.answers.unsavedAsked,
              (QStringList{QStringLiteral("Rally 1, SS 1"), QStringLiteral("b.json")}));
}

TEST(Tabs, ANewStageAsksForItsGameWithThatOfNowFirst) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.key(Qt::Key_N, Qt::ControlModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    EXPECT_EQ(open.stage().info.game, QStringLiteral("dirt"));
    EXPECT_EQ(open.stage().info.kind, StageKind::Circuit);
    EXPECT_TRUE(tilesOf(open.stage()).placements().isEmpty());
    EXPECT_EQ(open.window.tabs().workspaces().size(), 2U);
    EXPECT_TRUE(open.answers.unsavedAsked.isEmpty());
}

TEST(Tabs, AllFilesOfTheLastTimeOpenAgainAndTheSameOneIsInFront) {
    OpenWindow first;
    first.openByDialog(written(first, "a.json", QStringLiteral("A")));
    first.openByDialog(written(first, "b.json", QStringLiteral("B")));
    first.window.tabs().turn(-1);
    EXPECT_TRUE(first.window.close());
    MainWindow second(gamesWithoutPieces(), first.settings, first.answers.dialogs());
    second.createPanels(games());
    second.start({});
    EXPECT_TRUE(waitForFiles(second));
    EXPECT_EQ(second.tabs().paths(), (QStringList{first.path("a.json"), first.path("b.json")}));
    EXPECT_EQ(second.document().path(), first.window.document().path());
}

} // namespace

} // namespace stagewright
