#include "editor/panels/stage_panel.h"
#include "editor/window/file_actions.h"
#include "editor/window/session_end.h"
#include "editor/window/unsaved_dialog.h"
#include "model/game/stage_file.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QMessageBox>
#include <QTimer>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Three tabs: one never saved and one of a file, both changed, and one without changes in front.
class Closing : public testing::Test {
protected:
    Closing() {
        change();
        openStage("b.json", QStringLiteral("B"));
        change();
        openStage("c.json", QStringLiteral("C"));
    }
    void openStage(const char* name, const QString& title) {
        Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        stage.info.title = title;
        stage.info.author.clear();
        EXPECT_TRUE(saveStage(stage, open.path(name)));
        open.openByDialog(open.path(name));
    }
    void change() {
        open.window.stagePanel().author().setFocus();
        open.type("x");
        open.board().setFocus();
    }
    [[nodiscard]] QString authorIn(const char* name) const {
        const auto stage = loadStage(open.path(name), games());
        return stage ? stage->info.author : QString();
    }
    [[nodiscard]] const QList<QStringList>& asked() const { return open.answers.allUnsavedAsked; }

    OpenWindow open;
    const QStringList both{QStringLiteral("Rally 1, SS 1"), QStringLiteral("b.json")};
};

TEST_F(Closing, AsksOnceAboutAllThatHasChanges) {
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    EXPECT_FALSE(open.window.close());
    EXPECT_EQ(asked(), QList<QStringList>{both});
    EXPECT_TRUE(open.answers.unsavedAsked.isEmpty());
    EXPECT_EQ(open.document().path(), open.path("c.json"));
}

TEST_F(Closing, FilesOfOneNameAreToldApart) {
    ASSERT_TRUE(QDir(open.folder.path()).mkdir(QStringLiteral("other")));
    openStage("other/b.json", QStringLiteral("B"));
    change();
    EXPECT_FALSE(open.window.close());
    ASSERT_EQ(asked().size(), 1);
    EXPECT_EQ(asked().front(), (QStringList{QStringLiteral("Rally 1, SS 1"),
                                            QStringLiteral("b.json in ") + open.folder.path(),
                                            QStringLiteral("b.json in ") + open.path("other")}));
}

TEST_F(Closing, WhatIsBeingTypedCounts) {
    open.window.stagePanel().author().setFocus();
    open.type("y");
    EXPECT_FALSE(open.window.close());
    EXPECT_EQ(asked(), QList<QStringList>{both + QStringList{QStringLiteral("c.json")}});
}

TEST_F(Closing, DiscardedAllGoes) {
    open.answers.unsaved = Dialogs::Unsaved::Discard;
    EXPECT_TRUE(open.window.close());
    EXPECT_EQ(asked().size(), 1);
    EXPECT_EQ(authorIn("b.json"), QString());
}

TEST_F(Closing, AllIsSavedAndTheSameOneIsInFrontNextTime) {
    open.answers.unsaved = Dialogs::Unsaved::Save;
    open.answers.pathToSave = open.path("a.json");
    EXPECT_TRUE(open.window.close());
    EXPECT_TRUE(authorIn("a.json").contains(u'x'));
    EXPECT_EQ(authorIn("b.json"), QStringLiteral("x"));
    EXPECT_EQ(open.settings.value(QStringLiteral("lastFile")).toString(), open.path("c.json"));
    EXPECT_EQ(open.settings.value(QStringLiteral("openFiles")).toStringList(),
              (QStringList{open.path("a.json"), open.path("b.json"), open.path("c.json")}));
}

TEST_F(Closing, WhatIsNotSavedAfterAllIsSeenAndTheWindowStays) {
    open.answers.unsaved = Dialogs::Unsaved::Save;
    open.answers.pathToSave.clear(); // thinks better of it when asked for the place
    EXPECT_FALSE(open.window.close());
    EXPECT_TRUE(open.document().path().isEmpty());
    EXPECT_EQ(authorIn("b.json"), QString()); // nothing is done behind the user's back
    open.answers.pathToSave = open.path("a.json");
    EXPECT_TRUE(open.window.close());
    EXPECT_EQ(authorIn("b.json"), QStringLiteral("x"));
}

TEST_F(Closing, OneAloneIsAskedAboutByItsName) {
    open.window.tabs().turn(-1);
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(open.window.close());
    EXPECT_TRUE(asked().isEmpty());
    EXPECT_EQ(open.answers.unsavedAsked, QStringList{both.front()});
    EXPECT_TRUE(open.document().path().isEmpty()); // which is seen
}

/// The end of the session, noted what comes of it.
struct NotedEnd {
    bool mayAsk = true;
    QStringList came;

    [[nodiscard]] SessionEnd end() {
        return {[this] {
                    came << QStringLiteral("asked");
                    return mayAsk;
                },
                [this] { came << QStringLiteral("goes on"); },
                [this] { came << QStringLiteral("off"); }};
    }
};

TEST_F(Closing, TheEndOfTheSessionAsksTheSame) {
    NotedEnd session;
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    leaveSession(open.window, open.window.tabs().hasChanges(), session.end());
    EXPECT_EQ(asked(), QList<QStringList>{both});
    EXPECT_EQ(session.came, (QStringList{QStringLiteral("asked"), QStringLiteral("off")}));
    EXPECT_TRUE(open.window.isVisible());
    session.came.clear();
    open.answers.unsaved = Dialogs::Unsaved::Discard;
    leaveSession(open.window, open.window.tabs().hasChanges(), session.end());
    EXPECT_EQ(session.came, (QStringList{QStringLiteral("asked"), QStringLiteral("goes on")}));
    EXPECT_FALSE(open.window.isVisible());
}

TEST_F(Closing, WhereNobodyMayBeAskedTheWindowIsLeftAsItIs) {
    NotedEnd session{false, {}};
    leaveSession(open.window, open.window.tabs().hasChanges(), session.end());
    EXPECT_EQ(session.came, QStringList{QStringLiteral("asked")});
    EXPECT_TRUE(asked().isEmpty());
    EXPECT_TRUE(open.window.isVisible());
}

TEST_F(Closing, WithoutChangesTheSessionEndsWithoutAQuestion) {
    NotedEnd session;
    leaveSession(open.window, false, session.end());
    EXPECT_TRUE(session.came.isEmpty());
}

/// What a key does in the question about several.
Dialogs::Unsaved answerOf(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTimer::singleShot(0, qApp, [=] {
        auto* dialog = qobject_cast<UnsavedDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        QApplication::setActiveWindow(dialog);
        EXPECT_EQ(dialog->list().count(), 2);
        EXPECT_EQ(dialog->list().item(1)->text(), QStringLiteral("b & <b>.json"));
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    });
    return desktopDialogs().allUnsaved(nullptr,
                                       {QStringLiteral("A"), QStringLiteral("b & <b>.json")});
}

TEST(UnsavedDialogs, EachAnswerHasItsKey) {
    EXPECT_EQ(answerOf(Qt::Key_S, Qt::AltModifier), Dialogs::Unsaved::Save);
    EXPECT_EQ(answerOf(Qt::Key_D, Qt::AltModifier), Dialogs::Unsaved::Discard);
    EXPECT_EQ(answerOf(Qt::Key_Escape), Dialogs::Unsaved::Cancel);
    EXPECT_EQ(answerOf(Qt::Key_Return), Dialogs::Unsaved::Save);
}

TEST(UnsavedDialogs, ThatAboutOneHasThemToo) {
    const auto answer = [](Qt::Key key) {
        QTimer::singleShot(0, qApp, [=] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr);
            QApplication::setActiveWindow(box);
            QTest::keyClick(box, key, key == Qt::Key_Escape ? Qt::NoModifier : Qt::AltModifier);
        });
        return desktopDialogs().unsaved(nullptr, QStringLiteral("A"));
    };
    EXPECT_EQ(answer(Qt::Key_S), Dialogs::Unsaved::Save);
    EXPECT_EQ(answer(Qt::Key_D), Dialogs::Unsaved::Discard);
    EXPECT_EQ(answer(Qt::Key_Escape), Dialogs::Unsaved::Cancel);
}

TEST(UnsavedDialogs, ManyAreScrolled) {
    QStringList names;
    for (int i = 0; i < 60; ++i)
        names << QStringLiteral("a very long name of a stage that nobody would type %1").arg(i);
    UnsavedDialog dialog(names);
    dialog.show();
    EXPECT_LT(dialog.height(), 400);
    EXPECT_LT(dialog.width(), 600);
    EXPECT_EQ(dialog.list().count(), 60);
}

} // namespace
} // namespace stagewright
