#include "editor/hextiles/layers/layer_actions.h"
#include "editor/settings/command_delegate.h"
#include "editor/settings/command_words.h"
#include "editor/window/settings_actions.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct CommandSearchLine : testing::Test {
    OpenWindow open;

    void call() { open.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier); }
    [[nodiscard]] CommandSearch& search() { return open.window.settings().commandSearch(); }
    [[nodiscard]] QStringList found() {
        QStringList names;
        for (int row = 0; row < search().list().count(); ++row)
            names << search().list().item(row)->text();
        return names;
    }
};

TEST_F(CommandSearchLine, ListsEveryCommandOfTheMenusWithItsPathAndKey) {
    call();
    ASSERT_TRUE(search().isVisible());
    EXPECT_TRUE(search().line().hasFocus());
    EXPECT_TRUE(found().contains(QStringLiteral("New stage")));
    const auto flip = search().list().findItems(QStringLiteral("Flip"), Qt::MatchExactly);
    ASSERT_EQ(flip.size(), 1);
    EXPECT_EQ(flip.front()->data(CommandDelegate::Path), QStringLiteral("Edit"));
    EXPECT_EQ(flip.front()->data(CommandDelegate::Keys), QStringLiteral("F"));
    const auto small = search().list().findItems(QStringLiteral("Small"), Qt::MatchExactly);
    ASSERT_EQ(small.size(), 1);
    EXPECT_EQ(small.front()->data(CommandDelegate::Path),
              QStringLiteral("View › Tiles in the palette"));
}

TEST_F(CommandSearchLine, EnterRunsWhatWasFoundAndTheFocusReturns) {
    open.click(sample::corner);
    const Turn before = open.tileAt(sample::corner).turn;
    call();
    open.type("turn clo");
    EXPECT_EQ(found().front(), QStringLiteral("Turn clockwise"));
    open.key(Qt::Key_Return);
    EXPECT_FALSE(search().isVisible());
    EXPECT_TRUE(open.board().hasFocus());
    EXPECT_EQ(open.tileAt(sample::corner).turn, before + Turn(1));
    EXPECT_EQ(open.steps(), 1);
}

TEST_F(CommandSearchLine, EscapeRunsNothingAndTheFocusReturns) {
    open.click(sample::corner);
    open.palette().setFocus();
    call();
    open.type("delete");
    open.key(Qt::Key_Escape);
    EXPECT_FALSE(search().isVisible());
    EXPECT_TRUE(open.palette().hasFocus());
    EXPECT_EQ(open.steps(), 0);
    EXPECT_FALSE(open.selected().isEmpty()) << "Escape was for the line only";
}

TEST_F(CommandSearchLine, KeysOfCommandsAreForTheLineWhileItIsOpen) {
    open.click(sample::corner);
    call();
    open.type("rfn");
    open.key(Qt::Key_Backspace);
    EXPECT_EQ(search().line().text(), QStringLiteral("rf"));
    open.key(Qt::Key_Delete);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(CommandSearchLine, WhatCannotBeRunIsShownAndNotChosen) {
    call();
    open.type("undo");
    ASSERT_EQ(found().front(), QStringLiteral("Undo"));
    EXPECT_FALSE(search().list().item(0)->flags().testFlag(Qt::ItemIsEnabled));
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.steps(), 0);
    open.key(Qt::Key_Escape);

    open.click(sample::corner);
    open.key(Qt::Key_R);
    call();
    open.type("undo");
    EXPECT_TRUE(found().front().startsWith(QStringLiteral("Undo: ")))
        << found().front().toStdString();
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(CommandSearchLine, ArrowsGoOverWhatCannotBeRunAndAroundTheEnd) {
    call();
    open.type("zoom");
    ASSERT_EQ(found(), (QStringList{QStringLiteral("Zoom in"), QStringLiteral("Zoom out"),
                                    QStringLiteral("Zoom to the selection")}));
    for (const int row : {1, 2, 0}) {
        open.key(Qt::Key_Down);
        EXPECT_EQ(search().list().currentRow(), row);
    }
    for (const int row : {2, 1}) {
        open.key(Qt::Key_Up);
        EXPECT_EQ(search().list().currentRow(), row);
    }
    const double before = open.board().camera().zoom;
    open.key(Qt::Key_Enter);
    EXPECT_LT(open.board().camera().zoom, before);
}

TEST_F(CommandSearchLine, AClickRuns) {
    call();
    open.type("hex grid");
    const bool shown = layersOf(open.window).shown().has("grid");
    EXPECT_EQ(found().front(), QStringLiteral("Hex grid (on)"));
    const QRect row = search().list().visualItemRect(search().list().item(0));
    QTest::mouseClick(search().list().viewport(), Qt::LeftButton, {}, row.center());
    EXPECT_NE(layersOf(open.window).shown().has("grid"), shown);
    EXPECT_FALSE(search().isVisible());
}

TEST_F(CommandSearchLine, FindsWhatPeopleCallIt) {
    const std::pair<const char*, const char*> words[]{{"rotate", "Turn clockwise"},
                                                      {"mirror", "Flip"},
                                                      {"preferences", "Settings"},
                                                      {"dark", "Settings"},
                                                      {"printer", "Print"}};
    for (const auto& [word, name] : words) {
        call();
        open.type(word);
        EXPECT_EQ(found().front().toStdString(), name);
        open.key(Qt::Key_Escape);
    }
}

TEST_F(CommandSearchLine, EveryCommandThatHasOtherWordsIsThere) {
    for (const char* name : {"turn", "flip", "settings", "print", "rename-stage", "panel-evening",
                             "panel-findings", "add-stages-of-file", "find-command"}) {
        EXPECT_NE(open.window.findChild<QAction*>(QString::fromLatin1(name)), nullptr) << name;
        EXPECT_FALSE(otherWordsFor(QString::fromLatin1(name)).isEmpty()) << name;
    }
}

TEST_F(CommandSearchLine, SaysWhenThereIsNothing) {
    call();
    open.type("qqxz");
    ASSERT_EQ(found(), QStringList{QStringLiteral("No command is called \"qqxz\"")});
    open.key(Qt::Key_Return);
    EXPECT_TRUE(search().isVisible()) << "there is nothing to run";
    for (int i = 0; i < 4; ++i)
        open.key(Qt::Key_Backspace);
    EXPECT_TRUE(found().contains(QStringLiteral("New stage")));
}

TEST_F(CommandSearchLine, GoingElsewhereClosesIt) {
    call();
    open.click(sample::corner);
    open.board().setFocus();
    EXPECT_FALSE(search().isVisible());
}

} // namespace

} // namespace stagewright
