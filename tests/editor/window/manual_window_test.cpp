#include "editor/window/manual_window.h"

#include <QApplication>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct ManualWindowTest : testing::Test {
    ManualWindowTest() {
        window.show();
        QApplication::setActiveWindow(&window);
    }
    [[nodiscard]] QTreeWidgetItem* item(const QString& id) const {
        for (QTreeWidgetItemIterator it(&window.contents()); *it; ++it)
            if ((*it)->data(0, Qt::UserRole).toString() == id)
                return *it;
        return nullptr;
    }
    [[nodiscard]] QString listed() const {
        return window.contents().currentItem()->data(0, Qt::UserRole).toString();
    }
    Manual manual = readManual(QStringLiteral("en"));
    ManualWindow window{manual, [](const QString&) { return QImage(); }};
};

TEST_F(ManualWindowTest, EverySectionIsReachedFromTheContents) {
    for (const ManualSection& section : manual.sections) {
        QTreeWidgetItem* entry = item(section.id);
        ASSERT_TRUE(entry) << section.id.toStdString();
        window.contents().setCurrentItem(entry);
        // The last ones cannot come to the upper border.
        const QScrollBar& bar = *window.text().verticalScrollBar();
        if (bar.maximum() - bar.value() > 20) {
            EXPECT_EQ(window.section(), section.id);
        }
    }
    EXPECT_EQ(window.contents().topLevelItem(2)->text(0), manual.sections.at(6).title);
}

TEST_F(ManualWindowTest, AClickOnALinkTurnsToItsSectionAndAltLeftBack) {
    window.turnTo(QStringLiteral("first-stage"));
    const int before = window.text().verticalScrollBar()->value();
    const QTextCursor link = window.text().document()->find(QStringLiteral("see Print"));
    ASSERT_FALSE(link.isNull());
    window.text().setTextCursor(link);
    window.text().ensureCursorVisible();
    QTextCursor end(link);
    end.setPosition(link.selectionEnd() - 2);
    QTest::mouseClick(window.text().viewport(), Qt::LeftButton, {},
                      window.text().cursorRect(end).center());
    EXPECT_EQ(window.section(), QStringLiteral("print"));
    EXPECT_EQ(listed(), QStringLiteral("print"));
    QTest::keyClick(&window.text(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_NEAR(window.text().verticalScrollBar()->value(), before, 400);
    EXPECT_NE(window.section(), QStringLiteral("print"));
}

TEST_F(ManualWindowTest, TheContentsFollowTheText) {
    window.turnTo(QStringLiteral("estimate"));
    EXPECT_EQ(listed(), QStringLiteral("estimate"));
    QTest::keyClick(&window.text(), Qt::Key_Home);
    EXPECT_EQ(listed(), QStringLiteral("manual"));
}

TEST_F(ManualWindowTest, TheSearchGoesFromPlaceToPlaceAndRound) {
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    ASSERT_TRUE(window.searchLine().hasFocus());
    QTest::keyClicks(&window.searchLine(), QStringLiteral("SISU"));
    EXPECT_EQ(window.found(), QStringLiteral("1 / 1"));
    EXPECT_EQ(window.text().textCursor().selectedText(), QStringLiteral("SISU"));
    window.searchLine().clear();
    EXPECT_EQ(window.found(), QString());
    QTest::keyClicks(&window.searchLine(), QStringLiteral("rallypack"));
    const auto count = window.found().section(u' ', 2).toInt();
    ASSERT_GT(count, 2);
    const auto shown = [&] { return window.found().section(u' ', 0, 0).toInt(); };
    const int first = shown();
    QTest::keyClick(&window.searchLine(), Qt::Key_Return);
    EXPECT_EQ(shown(), first % count + 1);
    QTest::keyClick(&window.searchLine(), Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(shown(), first);
    for (int i = 0; i < count; ++i)
        QTest::keyClick(&window, Qt::Key_F3);
    EXPECT_EQ(shown(), first) << "after the last place comes the first";
    QTest::keyClicks(&window.searchLine(), QStringLiteral("x"));
    EXPECT_EQ(window.found(), QStringLiteral("Not found"));
}

TEST_F(ManualWindowTest, EscapeEndsASearchFirst) {
    window.searchLine().setFocus();
    QTest::keyClicks(&window.searchLine(), QStringLiteral("SISU"));
    QTest::keyClick(&window.searchLine(), Qt::Key_Escape);
    EXPECT_TRUE(window.isVisible());
    EXPECT_EQ(window.searchLine().text(), QString());
    EXPECT_EQ(window.found(), QString());
    QTest::keyClick(&window.searchLine(), Qt::Key_Escape);
    EXPECT_FALSE(window.isVisible());
}

TEST_F(ManualWindowTest, EscapeClosesIt) {
    QTest::keyClick(&window.searchLine(), Qt::Key_Escape);
    EXPECT_FALSE(window.isVisible());
}

TEST_F(ManualWindowTest, IsDrawnAnewInOtherColours) {
    window.turnTo(QStringLiteral("print"));
    const auto colourOfLink = [this] {
        const QTextCursor at = window.text().document()->find(QStringLiteral("Command line"), 0,
                                                              QTextDocument::FindCaseSensitively);
        return at.charFormat().foreground().color();
    };
    const QPalette before = QApplication::palette();
    QPalette other = before;
    other.setColor(QPalette::Link, Qt::magenta);
    other.setColor(QPalette::Base, Qt::black);
    QApplication::setPalette(other);
    QCoreApplication::processEvents();
    EXPECT_EQ(colourOfLink(), QColor(Qt::magenta));
    EXPECT_EQ(window.section(), QStringLiteral("print")) << "and stays where it was";
    QApplication::setPalette(before);
}

} // namespace

} // namespace stagewright
