#include "tests/editor/wait_until.h"
#include "tests/editor/zones/chain_window.h"

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
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

TEST_F(SectionPanels, ChangesOfLineThatAFileSaysAreListedAndStay) {
    showFirst(R"("L0-L1", "C7-C6")");
    QFile file(open->path("boards.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "L", "sides": [
        {"side": "L", "roads": [{"points": ["0", "1"], "text": "s",
         "changes": ["i1 to o2", "o3 to i1"]}]}]}]})");
    file.close();
    write("section-text", "s c3x3/5x4");
    enter("section-text");
    const char* counts = "With a finger on the print: 4 spaces along the inside line, 1 corner, 0 "
                         "bumps\n";
    EXPECT_EQ(label("section-counts"),
              std::string(counts) + "Changes of line in long corners of this road: i1 to o2\n"
                                    "In none of its long corners these lead on: o3 to i1");
    press("section-mirror");
    EXPECT_EQ(label("section-counts"),
              std::string(counts) + "Changes of line in long corners of this road: o3 to i3\n"
                                    "In none of its long corners these lead on: o3 to i1");
    write("section-text", "c3x3/5x4 2*s"); // read from the other end
    enter("section-text");
    const ZoneBoards kept = keptBoards();
    const Zone* zone = kept.zone(u'L');
    ASSERT_TRUE(zone);
    EXPECT_EQ(zone->side(u"L")->roads.first().lineChanges,
              (LineChanges{{{false, 1, 2}, {true, 3, 1}}}));
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "2*s c3x3/5x4");
}

TEST_F(SectionPanels, AWrongTextIsThereAgainAfterALookAtAnotherRoad) {
    showFirst(R"("L0-L1", "C7-C6")");
    write("section-text", "2*s");
    enter("section-text");
    write("section-text", "c6");
    EXPECT_EQ(label("section-state"), "L0-L1: 2 spaces inside"); // as it is kept
    clickSection(1);
    EXPECT_EQ(text(), "");
    write("section-text", "4*s");
    clickSection(0);
    EXPECT_EQ(text(), "c6");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "2*s");
    write("section-text", "c5");
    clickSection(1);
    EXPECT_EQ(text(), "4*s");
    clickSection(0);
    EXPECT_EQ(text(), "c5");
}

TEST_F(SectionPanels, ShowsTheChosenSectionThoughAnotherIsInItsPlace) {
    showFirst(R"("L0-L1", "C7-C6")");
    ASSERT_EQ(label("section-state"), "L0-L1: spaces not entered");
    write("chain-line", "L2-L3 / V2-V3");
    enter("chain-line");
    EXPECT_EQ(label("section-state"), "L2-L3: spaces not entered");
    undo();
    EXPECT_EQ(label("section-state"), "L0-L1: spaces not entered");
}

TEST_F(SectionPanels, BeginsAtItsTopWithEachRoad) {
    showFirst(R"("L0-L1", "C7-C6")");
    window().resize(1000, 560);
    QWidget* content = named<QPlainTextEdit>("section-text").parentWidget();
    auto* area = qobject_cast<QScrollArea*>(content->parentWidget()->parentWidget());
    ASSERT_TRUE(area);
    QScrollBar* bar = area->verticalScrollBar();
    ASSERT_TRUE(waitUntil([&] { return bar->maximum() > 0; }));
    bar->setValue(bar->maximum());
    clickSection(1);
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(SectionPanels, EnteringBeginsAtTheFirstRoadWithoutSpacesWhateverIsLookedAt) {
    showFirst(R"("L0-L1", "C7-C6")");
    pick("road-side", QStringLiteral("C, asphalt"));
    ASSERT_NE(label("section-state"), "L0-L1: spaces not entered");
    press("chain-enter");
    EXPECT_EQ(label("section-state"), "L0-L1: spaces not entered");
}

TEST_F(SectionPanels, RemarksAreNoTallerThanTheirWords) {
    showFirst(R"("L0-L1")");
    auto& remarks = named<QLabel>("section-remarks");
    const auto isFitting = [&] {
        return remarks.height() == remarks.heightForWidth(remarks.width());
    };
    write("section-text", "B20-B25 / L0-L1 c6 c7 c8 c9");
    EXPECT_TRUE(waitUntil(isFitting));
    write("section-text", "2*s");
    settle();
    write("section-text", "2*s20");
    EXPECT_TRUE(waitUntil(isFitting))
        << remarks.height() << " of " << remarks.heightForWidth(remarks.width());
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
    EXPECT_EQ(named<QComboBox>("road-to").itemText(1), QString()); // below the line what would
    EXPECT_EQ(named<QComboBox>("road-to").itemText(2), QStringLiteral("0")); // deny that
    pick("road-from", QStringLiteral("0"));
    EXPECT_EQ(named<QComboBox>("road-to").count(), 5 + 1 + 2); // 3 5 6 8 9, 1 4
}

TEST_F(SectionPanels, WhatIsKnownAndWrongIsCorrected) {
    showFirst(R"("L0-L1", "L8-L9")");
    pick("road-from", QStringLiteral("8"));
    auto& to = named<QComboBox>("road-to");
    EXPECT_EQ(to.currentText(), QStringLiteral("9"));
    EXPECT_EQ(to.itemText(1), QString()); // a line
    pick("road-to", QStringLiteral("5"));
    EXPECT_EQ(label("section-state"),
              "L8-L5 in place of L5-L6, L8-L9: enter its spaces if your board shows it so");
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {8, 5}), "no road"); // nothing is entered yet
    write("section-text", "4*s");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'L', "L", {8, 5}), "4*s");
    EXPECT_EQ(label("section-state"), "L8-L5: 4 spaces inside");
    EXPECT_EQ(textIn(boards(), u'L', "L", {8, 9}), "no road");
    const auto said = [&] {
        QStringList texts;
        for (const Finding& finding : board().findingsAt(1))
            texts << finding.text;
        return texts.join(u'\n');
    };
    settle();
    EXPECT_TRUE(said().contains(QStringLiteral("On your boards no road joins L8 and L9")))
        << said().toStdString();
    pick("road-from", QStringLiteral("8"));
    EXPECT_FALSE(to.isEnabled()); // what is entered has to be taken away first
    write("section-text", "");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'L', "L", {8, 9}), "");
}

TEST_F(SectionPanels, ASideGetsItsNumbersAndItsSurfaceFromItsOwner) {
    show(R"("B20-B24")");
    EXPECT_EQ(label("chain-missing"), "Spaces not entered: B20-B24");
    press("chain-enter");
    EXPECT_EQ(label("section-state"), "Say first which numbers this side of your board has");
    EXPECT_FALSE(named<QPlainTextEdit>("section-text").isEnabled());
    const auto number = [&](const char* text) {
        auto& field = named<NumberField>("side-first-end");
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    };
    EXPECT_EQ(QApplication::focusWidget(), &named<NumberField>("side-first-end"));
    number("5"); // some of these are on the other side
    EXPECT_EQ(factsEntered(boards(), u'B', u"B/20"), SideFacts());
    EXPECT_EQ(named<NumberField>("side-first-end").value(), -1);
    number("20");
    EXPECT_EQ(label("section-state"), "B20-B24: spaces not entered");
    named<QComboBox>("side-surface").setFocus();
    QTest::keyClick(&named<QComboBox>("side-surface"), Qt::Key_End);
    EXPECT_EQ(factsEntered(keptBoards(), u'B', u"B/20"), (SideFacts{RoadSurface::Earth, 20}));
    write("section-text", "2*s c3 s ");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'B', "B/20", {20, 24}), "s sh c3 sh");
    number("40"); // its road goes with it
    EXPECT_EQ(textIn(keptBoards(), u'B', "B/20", {40, 44}), "s sh c3 sh");
    EXPECT_EQ(label("section-state").find("B40-B44: "), 0U) << label("section-state");
    pick("road-side", QStringLiteral("L, asphalt"));
    EXPECT_FALSE(named<NumberField>("side-first-end").isVisible()); // all of it is public
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
