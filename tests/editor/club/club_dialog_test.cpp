#include "editor/club/club_dialog.h"
#include "tests/editor/files.h"
#include "tests/editor/settle.h"

#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <string>

namespace stagewright {

namespace {

/// The dialog over a file of its own.
class Club : public testing::Test {
protected:
    [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("club/all.json")); }

    void press(ClubDialog& dialog, const char* button) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QString::fromLatin1(button)),
                          Qt::LeftButton);
        settle();
    }
    /// Into the cell, as it is typed over.
    void enter(ClubDialog& dialog, int row, ClubColumn column, const char* text) {
        const QModelIndex cell = dialog.table().model()->index(row, static_cast<int>(column));
        QTest::mouseClick(dialog.table().viewport(), Qt::LeftButton, {},
                          dialog.table().visualRect(cell).center());
        QTest::keyClick(&dialog.table(), Qt::Key_F2);
        auto* edit = dialog.table().findChild<QLineEdit*>();
        ASSERT_TRUE(edit);
        edit->selectAll();
        for (const char letter : std::string(text))
            QTest::keyClick(edit, letter);
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
    }

    QTemporaryDir folder;
};

TEST_F(Club, WhatIsTypedIsKeptAtOnce) {
    ClubDrivers club(path());
    ClubDialog dialog(club);
    dialog.show();
    EXPECT_FALSE(dialog.note().isEmpty()); // what to do first
    press(dialog, "add-club-driver");
    auto* edit = dialog.table().findChild<QLineEdit*>();
    ASSERT_TRUE(edit); // the name is to be typed
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("Anna"));
    QTest::keyClick(edit, Qt::Key_Return);
    settle();
    enter(dialog, 0, ClubColumn::Number, "7");
    enter(dialog, 0, ClubColumn::Team, "Red");
    EXPECT_EQ(dialog.note(), QString());
    const auto kept = loadRoster(path());
    ASSERT_TRUE(kept);
    ASSERT_EQ(kept->drivers.size(), 1);
    EXPECT_EQ(kept->drivers[0].name, QStringLiteral("Anna"));
    EXPECT_EQ(kept->drivers[0].number, 7);
    EXPECT_EQ(kept->drivers[0].team, QStringLiteral("Red"));
}

TEST_F(Club, WhatIsNoDriverIsNotTaken) {
    ClubDrivers club(path());
    ASSERT_TRUE(club.join({RosterDriver{QStringLiteral("Anna"), {}, {}, {}, {}, {}},
                           RosterDriver{QStringLiteral("Ben"), {}, {}, {}, {}, {}}}));
    ClubDialog dialog(club);
    dialog.show();
    enter(dialog, 1, ClubColumn::Name, "anna");
    EXPECT_TRUE(dialog.note().contains(QStringLiteral("Anna"))) << dialog.note().toStdString();
    enter(dialog, 1, ClubColumn::Number, "many");
    EXPECT_TRUE(dialog.note().contains(QStringLiteral("9999"))) << dialog.note().toStdString();
    EXPECT_EQ(club.drivers()[1].name, QStringLiteral("Ben"));
    EXPECT_FALSE(club.drivers()[1].number);
    enter(dialog, 1, ClubColumn::Name, "Bea");
    EXPECT_EQ(dialog.note(), QString());
    EXPECT_EQ(club.drivers()[1].name, QStringLiteral("Bea"));
}

TEST_F(Club, DriversAreRemovedTogether) {
    ClubDrivers club(path());
    for (const char* name : {"Anna", "Ben", "Cleo"})
        ASSERT_TRUE(club.join({RosterDriver{QString::fromLatin1(name), {}, {}, {}, {}, {}}}));
    ClubDialog dialog(club);
    dialog.show();
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers) {
        QTest::mouseClick(
            dialog.table().viewport(), Qt::LeftButton, modifiers,
            dialog.table().visualRect(dialog.table().model()->index(row, 0)).center());
    };
    click(0, {});
    click(2, Qt::ControlModifier);
    press(dialog, "remove-club-drivers");
    ASSERT_EQ(loadRoster(path())->drivers.size(), 1);
    EXPECT_EQ(loadRoster(path())->drivers[0].name, QStringLiteral("Ben"));
}

TEST_F(Club, AFileThatCannotBeReadIsNotWrittenOver) {
    ASSERT_TRUE(QDir().mkpath(QFileInfo(path()).path()));
    writeFile(path(), "{\"format\": 99, \"drivers\": []}");
    ClubDrivers club(path());
    ClubDialog dialog(club);
    dialog.show();
    press(dialog, "add-club-driver");
    EXPECT_TRUE(dialog.note().contains(path())) << dialog.note().toStdString();
    EXPECT_EQ(contentOf(path()), "{\"format\": 99, \"drivers\": []}");
}

TEST_F(Club, AnotherWindowsDriversAreNotLost) {
    ClubDrivers club(path());
    ClubDrivers other(path());
    ASSERT_TRUE(club.join({RosterDriver{QStringLiteral("Anna"), {}, {}, {}, {}, {}}}));
    ASSERT_TRUE(other.join({RosterDriver{QStringLiteral("Ben"), {}, {}, {}, {}, {}}}));
    EXPECT_EQ(loadRoster(path())->drivers.size(), 2);
}

} // namespace
} // namespace stagewright
