#include "editor/fields/scrolled_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/file_drop.h"
#include "editor/window/library_actions.h"
#include "editor/window/stage_opening.h"
#include "model/game/stage_file.h"
#include "tests/editor/files.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/dead_folder.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const QString rulebookRally = QStringLiteral(":/rulebooks/dirt-rally-3.json");

/// A shelf with two stages, one of them in a folder below, and a damaged file.
class LibraryInWindow : public testing::Test {
protected:
    LibraryInWindow() {
        EXPECT_TRUE(QDir().mkpath(open.path("shelf/deeper")));
        put("a.json", "Alpine");
        put("deeper/b.json", "Bend");
        writeFile(shelf("torn.json"), "{");
        open.settings.setValue(QStringLiteral("library/folders"), QStringList(open.path("shelf")));
    }
    [[nodiscard]] QString shelf(const char* name) const {
        return open.path("shelf") + u'/' + QString::fromLatin1(name);
    }
    void put(const char* name, const char* title) const {
        Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        stage.info.title = QString::fromLatin1(title);
        EXPECT_TRUE(saveStage(stage, shelf(name)));
    }
    /// By Ctrl+Shift+O, and until all is read.
    LibraryWindow& show() {
        open.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_NE(window(), nullptr);
        QApplication::setActiveWindow(window());
        EXPECT_TRUE(waitUntil([&] {
            return library().isRead() && rowOf("a.json").isValid() &&
                   window()->model().indexOf({{}, rulebookRally, -1}).isValid();
        }));
        return *window();
    }
    [[nodiscard]] LibraryWindow* window() const { return open.window.library().libraryWindow(); }
    [[nodiscard]] Library& library() const { return *open.window.library().library(); }
    [[nodiscard]] ShelfView& view() const { return window()->view(); }
    [[nodiscard]] QModelIndex rowOf(const char* name) const {
        return window()->model().indexOf({{}, shelf(name), -1});
    }
    void click(const QModelIndex& row, Qt::KeyboardModifiers modifiers = {}) const {
        view().scrollTo(row);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers,
                          view().visualRect(row).center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(&view(), key, modifiers);
    }
    [[nodiscard]] QStringList titles() const {
        QStringList all;
        for (int i = 0; i < window()->model().rowCount(); ++i)
            all << window()->model().title(window()->model().index(i));
        return all;
    }

    mutable OpenWindow open;
};

TEST_F(LibraryInWindow, ShowsFilesOfItsFoldersAndTheStagesOfTheRulebooks) {
    show();
    const QStringList all = titles();
    EXPECT_EQ(all.size(), 14 + 3);
    EXPECT_EQ(all.front(), QStringLiteral("Alpine"));
    EXPECT_TRUE(all.contains(QStringLiteral("Rally 6")));
    EXPECT_TRUE(all.contains(QStringLiteral("GT course 8")));
    EXPECT_EQ(all.back(), QStringLiteral("torn")); // what cannot be read comes last
    const QModelIndex torn = rowOf("torn.json");
    EXPECT_EQ(window()->model().contents(torn), QStringLiteral("Cannot be read"));
    EXPECT_TRUE(window()->model().fit(torn).contains(QStringLiteral("line 1")));
    EXPECT_EQ(window()->model().contents(rowOf("a.json")), QStringLiteral("11 tiles"));
    EXPECT_EQ(window()->model().fit(rowOf("a.json")), QStringLiteral("Rallyman: DIRT"));
    EXPECT_EQ(window()->filters().count(), QStringLiteral("17 files"));
}

TEST_F(LibraryInWindow, FindsByWords) {
    show();
    window()->filters().words().setFocus();
    QTest::keyClicks(&window()->filters().words(), QStringLiteral("bouvier rally"));
    EXPECT_EQ(titles(), QStringList(QStringLiteral("Rally 1")));
    EXPECT_EQ(window()->filters().count(), QStringLiteral("1 of 17 files"));
    window()->filters().clear();
    EXPECT_EQ(titles().size(), 17);
}

TEST_F(LibraryInWindow, AnswersWhatCanBePlayedTonight) {
    Holdings holdings;
    holdings.boxes = {{QStringLiteral("dirt-core"), 1}};
    show().setHoldings(holdings);
    for (QCheckBox* box : window()->findChildren<QCheckBox*>())
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    EXPECT_FALSE(titles().contains(QStringLiteral("GT course 1")));
    EXPECT_TRUE(titles().contains(QStringLiteral("Alpine")));
    const auto fields = window()->filters().findChildren<NumberField*>();
    ASSERT_EQ(fields.size(), 3);
    fields[1]->setValue(5);
    fields[2]->setValue(60);
    // Stages of eleven tiles fit, rallies of three do not; times are reckoned meanwhile.
    EXPECT_TRUE(waitUntil([&] {
        return titles() == QStringList({QStringLiteral("Alpine"), QStringLiteral("Bend")}) &&
               window()->model().notYet() == 0;
    }));
    EXPECT_TRUE(window()->model().times(rowOf("a.json")).contains(QStringLiteral(" min · ")));
}

TEST_F(LibraryInWindow, GroupsTheStagesOfRallies) {
    show().model().setGrouping(ShelfGrouping::Rally);
    EXPECT_EQ(titles().mid(0, 4),
              QStringList({QStringLiteral("Rally 1"), QStringLiteral("Rally 1, SS 1"),
                           QStringLiteral("Rally 1, SS 2"), QStringLiteral("Rally 1, SS 3")}));
    EXPECT_TRUE(titles().contains(QStringLiteral("In no rally")));
    EXPECT_FALSE(
        window()->model().flags(window()->model().index(0)).testFlag(Qt::ItemIsSelectable));
    const ShelfModel::Row second{{}, QStringLiteral(":/rulebooks/dirt-rally-1.json"), 1};
    EXPECT_TRUE(window()
                    ->model()
                    .contents(window()->model().indexOf(second))
                    .endsWith(QStringLiteral("11 tiles")));
}

TEST_F(LibraryInWindow, OpensByEnterAndByADoubleClick) {
    show();
    click(rowOf("a.json"));
    key(Qt::Key_Return);
    EXPECT_TRUE(waitForFiles(open.window));
    EXPECT_EQ(open.document().path(), shelf("a.json"));
    const QModelIndex other = rowOf("deeper/b.json");
    click(other);
    const QPoint at = view().visualRect(other).center();
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, at);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at); // which the other leaves out
    EXPECT_TRUE(waitForFiles(open.window));
    EXPECT_EQ(open.document().path(), shelf("deeper/b.json"));
}

TEST_F(LibraryInWindow, OpensAStageOfTheRulebooksAsACopy) {
    show();
    click(window()->model().indexOf({{}, rulebookRally, -1}));
    EXPECT_FALSE(window()->actions().bin->isEnabled());
    EXPECT_FALSE(window()->actions().rename->isEnabled());
    key(Qt::Key_Return);
    EXPECT_EQ(open.document().rally().info.title, QStringLiteral("Rally 3"));
    EXPECT_EQ(open.document().rally().stages().size(), 3);
    EXPECT_TRUE(open.document().path().isEmpty()); // so that saving asks for a name
}

TEST_F(LibraryInWindow, CopiesAFileAsAPicture) {
    QGuiApplication::clipboard()->clear();
    show();
    click(rowOf("a.json"));
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QImage picture = QGuiApplication::clipboard()->image();
    EXPECT_EQ(std::max(picture.width(), picture.height()), 1200) << qPrintable(window()->said());
    EXPECT_GT(picture.convertToFormat(QImage::Format_Indexed8).colorCount(), 2);
    click(window()->model().indexOf({{}, rulebookRally, -1}));
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_NE(QGuiApplication::clipboard()->image(), picture) << "of the rulebooks, too";
    click(rowOf("torn.json"));
    EXPECT_FALSE(window()->actions().copyPicture->isEnabled());
}

TEST_F(LibraryInWindow, AddsToTheRally) {
    show();
    click(rowOf("a.json"));
    click(rowOf("deeper/b.json"), Qt::ControlModifier);
    EXPECT_EQ(view().selectedPaths().size(), 2);
    window()->actions().addToRally->trigger();
    EXPECT_TRUE(waitUntil([&] { return open.document().rally().stages().size() == 3; }));
    EXPECT_EQ(open.document().rally().stages()[1].stage.info.title, QStringLiteral("Alpine"));
}

TEST_F(LibraryInWindow, IsDraggedOntoTheStripAsFiles) {
    show();
    const std::unique_ptr<QMimeData> data(window()->model().mimeData(
        {rowOf("a.json"), window()->model().indexOf({{}, rulebookRally, -1})}));
    ASSERT_EQ(data->urls().size(), 2);
    StageStrip& strip = open.window.current().strip();
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(&strip.list(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(&strip.list(), &drop);
    EXPECT_TRUE(drop.isAccepted());
    EXPECT_TRUE(waitUntil([&] { return open.document().rally().stages().size() == 5; }));
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
}

TEST_F(LibraryInWindow, RenamesAFileAndTakesThatBack) {
    show();
    click(rowOf("a.json"));
    open.answers.newName = QStringLiteral("alps");
    key(Qt::Key_F2);
    EXPECT_EQ(open.answers.suggested, QStringLiteral("a"));
    EXPECT_TRUE(QFile::exists(shelf("alps.json")));
    EXPECT_FALSE(QFile::exists(shelf("a.json")));
    EXPECT_TRUE(waitUntil([&] { return rowOf("alps.json").isValid(); }));
    QTest::keyClick(window(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(QFile::exists(shelf("a.json")));
    EXPECT_TRUE(
        waitUntil([&] { return rowOf("a.json").isValid() && !rowOf("alps.json").isValid(); }));
}

TEST_F(LibraryInWindow, DoesNotRenameOntoAnotherFile) {
    show();
    click(rowOf("a.json"));
    open.answers.newName = QStringLiteral("torn");
    key(Qt::Key_F2);
    EXPECT_TRUE(window()->said().contains(QStringLiteral("there is a file of that name already")))
        << window()->said().toStdString();
    EXPECT_EQ(contentOf(shelf("torn.json")), "{");
}

TEST_F(LibraryInWindow, MovesToTheBinAndBack) {
    show();
    const QByteArray content = contentOf(shelf("a.json"));
    click(rowOf("a.json"));
    key(Qt::Key_Delete);
    if (QFile::exists(shelf("a.json")))
        GTEST_SKIP() << "no bin on this disk: " << window()->said().toStdString();
    EXPECT_TRUE(waitUntil([&] { return !rowOf("a.json").isValid(); }));
    QTest::keyClick(window(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(contentOf(shelf("a.json")), content);
    EXPECT_TRUE(waitUntil([&] { return rowOf("a.json").isValid(); }));
}

TEST_F(LibraryInWindow, KeepsWhatTheUserNotesBesideTheFile) {
    show();
    const QByteArray content = contentOf(shelf("a.json"));
    click(rowOf("a.json"));
    auto* notes = window()->details().findChild<QPlainTextEdit*>();
    QTest::keyClicks(notes, QStringLiteral("Mind the ford"));
    auto* tags = window()->details().findChild<QLineEdit*>();
    tags->setFocus();
    QTest::keyClicks(tags, QStringLiteral("club, snow"));
    QTest::keyClick(tags, Qt::Key_Return);
    auto* stars = window()->details().findChild<QComboBox*>();
    QTest::keyClick(stars, Qt::Key_End);
    for (QPushButton* button : window()->details().findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Played &today"))
            QTest::mouseClick(button, Qt::LeftButton);
    const EntryNotes noted = library().notes().of(*library().find(shelf("a.json")));
    EXPECT_EQ(noted.text, QStringLiteral("Mind the ford"));
    EXPECT_EQ(noted.tags, QStringList({QStringLiteral("club"), QStringLiteral("snow")}));
    EXPECT_EQ(noted.stars, 5);
    EXPECT_EQ(noted.played, QList<QDate>{QDate::currentDate()});
    EXPECT_EQ(contentOf(shelf("a.json")), content);
    EXPECT_TRUE(waitUntil([&] {
        const QString file = open.path("library-notes.json");
        return QFile::exists(file) && contentOf(file).contains("Mind the ford");
    }));
    window()->filters().words().setText(QStringLiteral("ford"));
    EXPECT_EQ(titles(), QStringList(QStringLiteral("Alpine")));
}

TEST_F(LibraryInWindow, FollowsWhatComesAndGoes) {
    show();
    put("new.json", "New");
    EXPECT_TRUE(waitUntil([&] { return rowOf("new.json").isValid(); }));
    QFile::remove(shelf("new.json"));
    EXPECT_TRUE(waitUntil([&] { return !rowOf("new.json").isValid(); }));
}

TEST_F(LibraryInWindow, AddsAFolderAndTakesItOut) {
    open.settings.setValue(QStringLiteral("library/folders"), QStringList());
    open.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(waitUntil([&] { return titles().size() == 14; }));
    open.answers.folderToAdd = open.path("shelf");
    Q_EMIT window()->folderWanted();
    EXPECT_TRUE(waitUntil([&] { return rowOf("deeper/b.json").isValid(); }));
    Q_EMIT window()->folderWanted();
    EXPECT_EQ(window()->said(), QStringLiteral("That folder is on the shelf already."));
    library().removeFolder(open.path("shelf"));
    EXPECT_TRUE(waitUntil([&] { return titles().size() == 14; }));
}

TEST_F(LibraryInWindow, AFolderThatDoesNotAnswerHoldsUpNothing) {
    ASSERT_TRUE(QDir().mkpath(open.path("far")));
    EXPECT_TRUE(QFile::copy(shelf("a.json"), open.path("far/c.json")));
    open.settings.setValue(QStringLiteral("library/folders"),
                           QStringList({open.path("far"), open.path("shelf")}));
    DeadFolder dead(open.path("far"));
    open.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(waitUntil([&] { return rowOf("deeper/b.json").isValid(); }));
    click(rowOf("a.json"));
    key(Qt::Key_Return);
    EXPECT_TRUE(waitForFiles(open.window));
    EXPECT_EQ(open.document().path(), shelf("a.json"));
    EXPECT_TRUE(waitUntil([] { return DeadFolder::isWanted(); }));
    EXPECT_TRUE(DeadFolder::touched().isEmpty()) << DeadFolder::touched().join(u' ').toStdString();
    DeadFolder::answer();
    EXPECT_TRUE(waitUntil([&] {
        return window()->model().indexOf({{}, open.path("far/c.json"), -1}).isValid();
    }));
}

TEST_F(LibraryInWindow, TheMenuHasTheStagesOfTheRulebooks) {
    QMenu* menu = open.window.library().rulebooks().menu();
    Q_EMIT menu->aboutToShow();
    QStringList texts;
    QAction* third = nullptr;
    for (QAction* action : menu->actions()) {
        texts << action->text();
        if (action->text().startsWith(QStringLiteral("Rally 3")))
            third = action;
    }
    EXPECT_EQ(texts.size(), 14 + 2); // and the names of the games
    ASSERT_NE(third, nullptr);
    EXPECT_EQ(third->text(), QStringLiteral("Rally 3 (Dwayne Karenko)"));
    third->trigger();
    EXPECT_EQ(open.document().rally().info.title, QStringLiteral("Rally 3"));
}

TEST(LibraryInLargeLetters, NothingBesideTheShelfIsCut) {
    for (const char* language : {"en", "de", "fr", "pl"}) {
        const SpokenIn spoken(QString::fromLatin1(language), 150);
        OpenWindow open;
        open.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        LibraryWindow* window = open.window.library().libraryWindow();
        ASSERT_TRUE(window);
        QApplication::setActiveWindow(window);
        ASSERT_TRUE(waitUntil([&] { return window->model().rowCount() > 0; }));
        window->view().setFocus();
        QTest::keyClick(&window->view(), Qt::Key_Down);
        settle();
        const auto parts = window->findChildren<ScrolledPanel*>();
        ASSERT_EQ(parts.size(), 2);
        for (const ScrolledPanel* part : parts)
            EXPECT_LE(part->widget()->minimumSizeHint().width(), part->viewport()->width())
                << language;
    }
}

} // namespace
} // namespace stagewright
