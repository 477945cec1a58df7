#include "editor/panels/stage_panel.h"
#include "editor/window/document_tabs.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/settle.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTextBrowser>
#include <QUrl>
#include <QWindow>

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

TEST(Tabs, AViewThatWasZoomedIsTheSameAfterAnotherTab) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R); // else B would take its place
    open.spin(sample::corner, 1, Qt::ControlModifier);
    const auto inWindow = [&] {
        return open.board().mapTo(&open.window, open.pointOf(sample::corner));
    };
    settle();
    const QPoint alone = inWindow();
    open.openByDialog(written(open, "b.json", QStringLiteral("B"))); // the tabs come, too
    open.key(Qt::Key_PageUp, Qt::ControlModifier);
    settle();
    EXPECT_LE((inWindow() - alone).manhattanLength(), 40); // as much as the tabs take
    const Camera before = open.board().camera();
    const QPoint corner = open.pointOf(sample::corner);
    EXPECT_TRUE(open.board().rect().contains(corner));
    for (int i = 0; i < 2; ++i) {
        open.key(Qt::Key_PageDown, Qt::ControlModifier);
        open.key(Qt::Key_PageUp, Qt::ControlModifier);
        settle();
        EXPECT_EQ(open.board().camera().middle, before.middle);
        EXPECT_EQ(open.board().camera().zoom, before.zoom);
        EXPECT_EQ(open.pointOf(sample::corner), corner);
    }
}

TEST(Tabs, AViewStaysInTheMiddleWhenTheWindowGrowsBehindAnotherTab) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    open.key(Qt::Key_PageUp, Qt::ControlModifier);
    open.spin(sample::corner, 1, Qt::ControlModifier);
    settle();
    const QPointF before = open.board().camera().middle;
    open.key(Qt::Key_PageDown, Qt::ControlModifier);
    open.window.resize(1400, 900);
    settle();
    open.key(Qt::Key_PageUp, Qt::ControlModifier);
    settle();
    EXPECT_EQ(open.board().camera().middle, before);
}

TEST(Tabs, ARallysNameFollowsItsTitle) {
    OpenWindow open;
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    open.window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    auto* title = open.window.findChild<QLineEdit*>(QStringLiteral("rally-title"));
    ASSERT_NE(title, nullptr);
    QTest::keyClicks(title, QStringLiteral("Monte"));
    EXPECT_EQ(open.window.tabs().tabs().tabText(0), QStringLiteral("Monte*"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.window.tabs().tabs().tabText(0), QStringLiteral("New rally*"));
}

/// By the desktop's own way, as a press of the right button asks for a menu.
void rightClick(QWidget& widget, QPoint at) {
    QTest::mouseClick(widget.window()->windowHandle(), Qt::RightButton, {},
                      widget.mapTo(widget.window(), at));
}

QMenu* openedMenu() {
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

QAction* entryOf(const QMenu& menu, const QString& name) {
    for (QAction* each : menu.actions())
        if (each->objectName() == name)
            return each;
    return nullptr;
}

TEST(Tabs, ARightClickOpensTheMenuOfThatTab) {
    OpenWindow open;
    open.openByDialog(written(open, "a.json", QStringLiteral("A")));
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    QTabBar& bar = *open.window.tabs().tabs().tabBar();
    rightClick(bar, bar.tabRect(0).center());
    QMenu* menu = openedMenu();
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(bar.currentIndex(), 0) << "what happens is seen";
    for (const char* name : {"save", "save-as", "print", "show-in-folder", "copy-path", "close-tab",
                             "close-other-tabs"})
        EXPECT_NE(entryOf(*menu, QString::fromLatin1(name)), nullptr) << name;
    EXPECT_EQ(entryOf(*menu, QStringLiteral("close-tab"))->shortcut(), QKeySequence::Close);
    QTest::mouseClick(menu, Qt::LeftButton, {},
                      menu->actionGeometry(entryOf(*menu, QStringLiteral("copy-path"))).center());
    EXPECT_EQ(QGuiApplication::clipboard()->text(), open.path("a.json"));
}

TEST(Tabs, TheMenuKeyOpensTheMenuOfTheTabInFront) {
    OpenWindow open;
    open.openByDialog(written(open, "a.json", QStringLiteral("A")));
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    QTabBar& bar = *open.window.tabs().tabs().tabBar();
    QContextMenuEvent key(QContextMenuEvent::Keyboard, bar.rect().center(),
                          bar.mapToGlobal(bar.rect().center()));
    QCoreApplication::sendEvent(&bar, &key);
    QMenu* menu = openedMenu();
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(bar.currentIndex(), 1);
    QTest::mouseClick(
        menu, Qt::LeftButton, {},
        menu->actionGeometry(entryOf(*menu, QStringLiteral("close-other-tabs"))).center());
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
    EXPECT_EQ(open.document().path(), open.path("b.json"));
}

TEST(Tabs, TheOthersAreKeptFromTheOneThatMayNotGoOn) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.openByDialog(written(open, "b.json", QStringLiteral("B")));
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    open.window.actions().closeOthers->trigger();
    EXPECT_EQ(open.window.tabs().workspaces().size(), 2U);
    EXPECT_EQ(open.answers.unsavedAsked.size(), 1);
}

TEST(Tabs, AFileIsShownInItsFolder) {
    OpenWindow open;
    EXPECT_FALSE(open.window.actions().showFolder->isEnabled()) << "the sample has no file";
    EXPECT_FALSE(open.window.actions().copyPath->isEnabled());
    EXPECT_FALSE(open.window.actions().closeOthers->isEnabled());
    open.openByDialog(written(open, "a.json", QStringLiteral("A")));
    QTextBrowser desktop; // in its place
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &desktop, "setSource");
    open.window.actions().showFolder->trigger();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    EXPECT_EQ(desktop.source(), QUrl::fromLocalFile(open.folder.path()));
}

} // namespace

} // namespace stagewright
