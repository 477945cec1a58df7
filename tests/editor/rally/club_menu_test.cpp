#include "editor/club/club_drivers.h"
#include "editor/rally/club_menu.h"
#include "editor/window/club_actions.h"
#include "tests/editor/rally/results_sheet.h"
#include "tests/editor/settle.h"

#include <QDockWidget>
#include <QMenu>
#include <QTimer>

namespace stagewright {

namespace {

RosterDriver member(const char* name, const char* colour, std::optional<int> number = {}) {
    return {QString::fromLatin1(name), QString::fromLatin1(colour), number, {}, {}, {}};
}

/// A window whose club has drivers.
class ChosenDrivers : public ResultsSheet {
protected:
    ChosenDrivers() {
        panel().setClub({member("Anna", "blue", 7), member("Ben", "red")});
        club = panel().findChild<QToolButton*>(QStringLiteral("club-drivers"))->menu();
    }

    /// By a click on the entry of the menu that says so.
    void choose(const char* text) {
        club->popup(QPoint(10, 10));
        settle();
        for (QAction* action : club->actions())
            if (action->text() == QLatin1StringView(text))
                QTest::mouseClick(club, Qt::LeftButton, {}, club->actionGeometry(action).center());
        club->close();
        settle();
    }

    QMenu* club;
};

TEST_F(ChosenDrivers, DriveUnderTheirNamesInTheirColours) {
    choose("7 Anna");
    choose("Ben");
    EXPECT_EQ(names(), (QStringList{QStringLiteral("Anna"), QStringLiteral("Ben")}));
    EXPECT_EQ(rally().drivers()[0].colour, QStringLiteral("blue"));
    EXPECT_EQ(rally().drivers()[1].colour, QStringLiteral("red"));
    choose("7 Anna"); // taken back
    EXPECT_EQ(names(), QStringList{QStringLiteral("Ben")});
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(names().size(), 2);
}

TEST_F(ChosenDrivers, WhoHasResultsIsNotTakenBackByAClick) {
    choose("7 Anna");
    clickOn(0, ResultColumn::Time);
    enter("97");
    ASSERT_TRUE(resultOf(0));
    choose("7 Anna");
    EXPECT_EQ(names(), QStringList{QStringLiteral("Anna")});
}

TEST_F(ChosenDrivers, AreChosenInThePlanOfTheEveningToo) {
    auto& evening = *open.window.findChild<QDockWidget*>(QStringLiteral("evening"));
    evening.show();
    evening.raise();
    settle();
    auto* button = evening.findChild<QToolButton*>(QStringLiteral("evening-club"));
    ASSERT_TRUE(button && button->isVisible());
    QTimer::singleShot(0, &open.window, [this] {
        QWidget* menu = QApplication::activePopupWidget();
        ASSERT_EQ(menu, club);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::mouseClick(button, Qt::LeftButton);
    settle();
    EXPECT_EQ(names(), QStringList{QStringLiteral("Anna")});
}

TEST_F(ChosenDrivers, AreCompletedAsTheirNamesAreTyped) {
    press("add-driver");
    auto* edit = table().findChild<QLineEdit*>();
    ASSERT_TRUE(edit && edit->completer());
    edit->selectAll();
    enter("anna");
    EXPECT_EQ(rally().drivers()[0].name, QStringLiteral("Anna")); // as the club has her
    EXPECT_EQ(rally().drivers()[0].colour, QStringLiteral("blue"));
}

} // namespace
} // namespace stagewright
