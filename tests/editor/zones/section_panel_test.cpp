#include "tests/editor/wait_until.h"
#include "tests/editor/zones/chain_window.h"

#include <QComboBox>
#include <QToolButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class SectionPanels : public ChainStages {
protected:
    /// The editor of the chain's first section.
    void showFirst(const QByteArray& sections) {
        show(sections);
        clickSection(0);
        press("chain-enter");
    }
    [[nodiscard]] std::string text() {
        return named<QPlainTextEdit>("section-text").toPlainText().toStdString();
    }
    void tool(const char* name) { QTest::mouseClick(&named<QToolButton>(name), Qt::LeftButton); }
    void pick(const char* combo, const QString& entry) {
        auto& box = named<QComboBox>(combo);
        box.setCurrentIndex(box.findText(entry));
        Q_EMIT box.activated(box.currentIndex());
    }
};

TEST_F(SectionPanels, WhatIsTypedIsKeptInTheUsersFile) {
    showFirst(R"("L0-L1", "C7-C6")");
    write("section-text", "3*s C3/4k4  s~f");
    EXPECT_EQ(label("section-state"), "L0-L1: 5 spaces inside, 6 by the slides");
    EXPECT_EQ(label("section-counts"),
              "With a finger on the print: 5 spaces along the inside line, 1 corner, 0 bumps");
    EXPECT_TRUE(waitUntil([&] {
        return textIn(keptBoards(), u'L', "L", {0, 1}) == "3*s c3/4k4 s~f";
    }));
    EXPECT_EQ(textIn(boards(), u'L', "L", {0, 1}), "3*s c3/4k4 s~f");
    EXPECT_EQ(text(), "3*s C3/4k4  s~f");            // as it was typed
    EXPECT_TRUE(keptBoards().zone(u'C') == nullptr); // nothing but what was entered
}

TEST_F(SectionPanels, WhatIsWrongIsSaidWithItsColumnAndNotKept) {
    showFirst(R"("L0-L1")");
    write("section-text", "2*s c6");
    EXPECT_NE(label("section-remarks").find("Column 6: a note is 1 to 5"), std::string::npos)
        << label("section-remarks");
    EXPECT_EQ(named<QPlainTextEdit>("section-text").extraSelections().size(), 1);
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'L', "L", {0, 1}), "");
    write("section-text", "2*s c5");
    EXPECT_TRUE(named<QLabel>("section-remarks").isHidden());
    enter("section-text");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "2*s c5");
}

TEST_F(SectionPanels, AnEmptyTextForgetsTheRoad) {
    showFirst(R"("L0-L1")");
    write("section-text", "2*s");
    enter("section-text");
    ASSERT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "2*s");
    write("section-text", "");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'L', "L", {0, 1}), "");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "no road");
}

TEST_F(SectionPanels, ButtonsWriteTheTextAndUndoTakesItBack) {
    showFirst(R"("L0-L1")");
    tool("piece-s");
    tool("piece-c3/4k4");
    EXPECT_EQ(text(), "s c3/4k4");
    tool("flag->");
    EXPECT_EQ(text(), "s c3/4k4>");
    tool("flag-<");
    EXPECT_EQ(text(), "s c3/4k4<");
    tool("flag-<");
    EXPECT_EQ(text(), "s c3/4k4");
    QTest::keyClick(&named<QPlainTextEdit>("section-text"), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(text(), "s c3/4k4<");
}

TEST_F(SectionPanels, AFlagIsOfTheLastOfLikeSpaces) {
    showFirst(R"("L0-L1")");
    write("section-text", "3*s");
    tool("flag-f");
    EXPECT_EQ(text(), "2*s sf");
    write("section-text", "2*s");
    tool("flag-~");
    EXPECT_EQ(text(), "s s~");
}

TEST_F(SectionPanels, TheStripPicksAnElement) {
    showFirst(R"("L0-L1")");
    write("section-text", "2*s c3 s");
    auto& strip = named<StripView>("section-strip");
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.strip().element(2).center().toPoint());
    EXPECT_EQ(editor().panels().details->isVisible(), true);
    tool("flag->");
    EXPECT_EQ(text(), "2*s c3> s");
}

TEST_F(SectionPanels, ReadFromTheOtherEndItIsTheMirrorImage) {
    showFirst(R"("L0-L1")");
    write("section-text", "3*s c3> b4");
    press("section-mirror");
    EXPECT_EQ(text(), "b4 c3< 3*s");
    EXPECT_EQ(named<QComboBox>("road-from").currentText(), QStringLiteral("1"));
    write("section-text", "b4 c3< 2*s");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'L', "L", {0, 1}), "2*s c3> b4");
}

TEST_F(SectionPanels, ADryRoadIsCopiedToTheSnowSideOnce) {
    showFirst(R"("L0-L1")");
    write("section-text", "3*s c4");
    press("section-copy");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L*", {0, 1}), "3*s c4");
    EXPECT_EQ(named<QComboBox>("road-side").currentText(), QStringLiteral("L*, snow"));
    write("section-text", "3*s c3");
    enter("section-text");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L*", {0, 1}), "3*s c3");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "3*s c4");
    EXPECT_FALSE(named<QPushButton>("section-copy").isEnabled()); // the dry side is entered
}

TEST_F(SectionPanels, OnEarthStraightsBesideACornerGetHalvesAsTheyAreTyped) {
    showFirst(R"("B1-B2")");
    write("section-text", "3*s c3 ");
    EXPECT_EQ(text(), "2*s sh c3 ");
    QTest::keyClicks(&named<QPlainTextEdit>("section-text"), QStringLiteral("s "));
    EXPECT_EQ(text(), "2*s sh c3 sh ");
    QTest::keyClick(&named<QPlainTextEdit>("section-text"), Qt::Key_Backspace);
    QTest::keyClick(&named<QPlainTextEdit>("section-text"), Qt::Key_Backspace);
    enter("section-text");
    EXPECT_EQ(text(), "2*s sh c3 s"); // taken off, it stays off
    EXPECT_EQ(textIn(boards(), u'B', "B", {1, 2}), "2*s sh c3 s");
}

TEST_F(SectionPanels, TwoFreeEndsMakeANewRoad) {
    showFirst(R"("L0-L1")");
    write("section-text", "3*s");
    pick("road-side", QStringLiteral("J, asphalt"));
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "3*s"); // of the road that was left
    EXPECT_EQ(text(), "");
    EXPECT_EQ(named<QComboBox>("road-from").currentText(), QStringLiteral("0"));
    pick("road-from", QStringLiteral("2"));
    pick("road-to", QStringLiteral("7"));
    write("section-text", "4*s");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'J', "J", {7, 2}), "4*s");
    pick("road-from", QStringLiteral("1"));
    EXPECT_EQ(named<QComboBox>("road-to").currentText(), QStringLiteral("4"));
    EXPECT_FALSE(named<QComboBox>("road-to").isEnabled()); // it is known
    pick("road-from", QStringLiteral("0"));
    EXPECT_EQ(named<QComboBox>("road-to").count(), 5); // 3 5 6 8 9
}

TEST_F(SectionPanels, EnteredRoadsAreOfferedFirst) {
    showFirst(R"("L0-L1")");
    pick("road-side", QStringLiteral("V, asphalt"));
    pick("road-from", QStringLiteral("2"));
    write("section-text", "4*s");
    enter("section-text");
    key(Qt::Key_Escape);
    EXPECT_TRUE(board().offers().front().isEntered);
    EXPECT_EQ(named<QListWidget>("chain-offers").item(0)->text(),
              QStringLiteral("V2-V3: 4 spaces inside"));
}

} // namespace

} // namespace stagewright
