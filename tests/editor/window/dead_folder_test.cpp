#include "editor/background/answering_folder.h"
#include "editor/waiting/disk_wait.h"
#include "editor/window/stage_opening.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/dead_folder.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/waiting_box.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QStandardPaths>
#include <QTimer>

#include <gtest/gtest.h>

// No file of the user's is looked at in the window's thread: of a server that does not answer, each
// look would hold it up.

namespace stagewright {
namespace {

/// Files a.json and b.json in a folder that is going to be dead, c.json elsewhere.
class DeadFolders : public testing::Test {
protected:
    DeadFolders() {
        EXPECT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("far")));
        for (const char* name : {"far/a.json", "far/b.json", "c.json"}) {
            Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
            stage.info.title = QString::fromLatin1(name);
            EXPECT_TRUE(saveStage(stage, path(name)));
        }
    }
    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }
    void start() {
        window.emplace(gamesWithoutPieces(), settings, answers.dialogs(),
                       RecoveryFolder(path("recovery")));
        window->createPanels(games());
        window->show();
        QApplication::setActiveWindow(&*window);
        window->start({});
        EXPECT_TRUE(waitForFiles(*window));
    }
    [[nodiscard]] static std::string touched() {
        return DeadFolder::touched().join(u'\n').toStdString();
    }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&boardOf(*window), pressed, modifiers);
    }

    QTemporaryDir folder;
    QSettings settings{path("s.ini"), QSettings::IniFormat};
    UserAnswers answers;
    std::optional<MainWindow> window;
};

TEST_F(DeadFolders, ASessionIsOpenedWithoutALookInTheWindowsThread) {
    settings.setValue(QStringLiteral("openFiles"),
                      QStringList{path("far/a.json"), path("c.json"), path("far/b.json")});
    settings.setValue(QStringLiteral("lastFile"), path("far/a.json"));
    settings.setValue(QStringLiteral("recentFiles"), QStringList{path("far/a.json")});
    const DeadFolder dead(path("far"));
    start();
    EXPECT_TRUE(waitUntil([] { return DeadFolder::isWanted(); }));
    EXPECT_EQ(touched(), "");
    EXPECT_EQ(window->tabs().paths(), QStringList{path("c.json")});
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    EXPECT_TRUE(tilesOf(window->document().stage()).placements().isEmpty());
    EXPECT_EQ(touched(), "");
    DeadFolder::answer();
    EXPECT_TRUE(waitUntil([&] { return window->tabs().paths().size() == 3; }));
}

TEST_F(DeadFolders, WithItsFileOnlyTheWindowWelcomes) {
    settings.setValue(QStringLiteral("openFiles"), QStringList{path("far/a.json")});
    settings.setValue(QStringLiteral("recentFiles"),
                      QStringList{path("far/a.json"), path("far/b.json")});
    const DeadFolder dead(path("far"));
    start();
    EXPECT_TRUE(window->welcome().isShown());
    window->grab();
    EXPECT_TRUE(window->close());
    EXPECT_EQ(touched(), "");
}

TEST_F(DeadFolders, WhatIsOpenIsEditedSavedAsAndClosedWithoutOne) {
    settings.setValue(QStringLiteral("openFiles"), QStringList{path("far/a.json")});
    start();
    ASSERT_EQ(window->tabs().paths(), QStringList{path("far/a.json")});
    const DeadFolder dead(path("far"));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    EXPECT_EQ(touched(), "");
    {
        const AtTheBox box(stopWaiting);
        key(Qt::Key_S, Qt::ControlModifier);
        EXPECT_FALSE(box.text().isEmpty());
    }
    EXPECT_EQ(touched(), "");
    answers.pathToSave = path("near.json");
    QApplication::setActiveWindow(&*window);
    key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(window->document().path(), path("near.json"));
    answers.exportAs = QStringLiteral("svg");
    answers.pathToSave = path("far/map.svg");
    {
        const AtTheBox box(stopWaiting);
        window->actions().undo->trigger();
        window->actions().exportAs->trigger();
        EXPECT_FALSE(box.text().isEmpty());
    }
    answers.unsaved = Dialogs::Unsaved::Discard;
    EXPECT_TRUE(window->close());
    EXPECT_EQ(touched(), "");
}

TEST_F(DeadFolders, DialogsForFilesBeginElsewhereThen) {
    QWidget parent;
    EXPECT_EQ(answeringFolder(path("far")), path("far"));
    EXPECT_EQ(answeringPath(path("far/x.json")), path("far/x.json"));
    const DeadFolder dead(path("far"));
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    EXPECT_EQ(answeringFolder(path("far")), documents);
    EXPECT_EQ(answeringPath(path("far/x.json")),
              QDir(documents).filePath(QStringLiteral("x.json")));
    const Dialogs real = desktopDialogs();
    const auto begun = [&](const std::function<void()>& ask) {
        QString where;
        QTimer look; // until the dialog is there
        QObject::connect(&look, &QTimer::timeout, &look, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            where = dialog->directory().path();
            dialog->reject();
        });
        look.start(20);
        ask();
        return where;
    };
    const QString toOpen = begun([&] { (void)real.pathToOpen(&parent, path("far")); });
    EXPECT_FALSE(toOpen.isEmpty() || toOpen == path("far"));
    const QString toSave = begun([&] { (void)real.pathToSave(&parent, path("far/x.json")); });
    EXPECT_FALSE(toSave.isEmpty() || toSave == path("far"));
    EXPECT_EQ(touched(), "");
}

} // namespace
} // namespace stagewright
