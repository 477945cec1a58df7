#include "tests/editor/zones/chain_window.h"

#include <QApplication>
#include <QCheckBox>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST_F(ChainStages, ALineThatIsTypedIsLaidByEnter) {
    show(R"("L0-L1")");
    EXPECT_EQ(named<QPlainTextEdit>("chain-line").toPlainText(), QStringLiteral("L0-L1"));
    write("chain-line", "l0 l1 ; c7 c6");
    EXPECT_EQ(line(), "L0-L1");
    enter("chain-line");
    EXPECT_EQ(line(), "L0-L1 / C7-C6");
    EXPECT_EQ(named<QPlainTextEdit>("chain-line").toPlainText(), QStringLiteral("L0-L1 / C7-C6"));
    undo();
    EXPECT_EQ(line(), "L0-L1");
}

TEST_F(ChainStages, ALineThatIsLeftIsLaid) {
    show(R"("L0-L1")");
    write("chain-line", "C3-L9-L8-C4");
    board().setFocus();
    EXPECT_EQ(line(), "C8-C3 / L9-L8 / C4-C5");
}

TEST_F(ChainStages, WhatIsWrongWithALineIsSaidAndNothingLaid) {
    show(R"("L0-L1")");
    EXPECT_TRUE(named<QLabel>("chain-line-remark").isHidden());
    write("chain-line", "L0-L1 / 7-C6");
    EXPECT_FALSE(named<QLabel>("chain-line-remark").isHidden());
    EXPECT_EQ(label("chain-line-remark").find("Column 9"), 0U) << label("chain-line-remark");
    enter("chain-line");
    EXPECT_EQ(line(), "L0-L1");
    write("chain-line", "");
    EXPECT_TRUE(named<QLabel>("chain-line-remark").isHidden());
    enter("chain-line");
    EXPECT_EQ(line(), "");
}

TEST_F(ChainStages, OffersGoBehindTheChosenSectionOrTheLast) {
    show(R"("L0-L1", "C7-C6")");
    EXPECT_EQ(label("chain-offers-heading"), "Behind C7-C6");
    clickOffer("L2-L3: ");
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L2-L3");
    clickSection(0);
    EXPECT_EQ(label("chain-offers-heading"), "Behind L0-L1");
    EXPECT_EQ(board().openEnd(), std::nullopt); // no click beside a section goes between two
    clickOffer("V2-V3: ");
    EXPECT_EQ(line(), "L0-L1 / V2-V3 / C7-C6 / L2-L3");
    EXPECT_EQ(board().chosen(), 1);
    undo();
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L2-L3");
}

TEST_F(ChainStages, ADoubleClickOnAnOfferLaysOneSection) {
    show(R"("L0-L1")");
    auto& list = named<QListWidget>("chain-offers");
    const QPoint at = list.visualItemRect(list.item(0)).center();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
    settle();
    QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
    settle();
    EXPECT_EQ(chainOf(open->stage()).sections.size(), 2);
}

TEST_F(ChainStages, AnEmptyChainBeginsWithAnyEnd) {
    show("");
    EXPECT_EQ(label("chain-offers-heading"), "Where the stage starts");
    EXPECT_GE(named<QListWidget>("chain-offers").count(), 80);
    clickOffer("C4-C5: ");
    EXPECT_EQ(line(), "C4-C5");
}

TEST_F(ChainStages, TheListOfSectionsGoesWithTheBoard) {
    show(R"("L0-L1", "C7-C6", "L2-L3")");
    auto& list = named<QListWidget>("chain-sections");
    ASSERT_EQ(list.count(), 3);
    EXPECT_TRUE(list.item(2)->text().contains(QStringLiteral("S3")));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualItemRect(list.item(2)).center());
    EXPECT_EQ(board().chosen(), 2);
    press("chain-reverse-section");
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L3-L2");
    press("chain-remove-section");
    EXPECT_EQ(line(), "L0-L1 / C7-C6");
    EXPECT_EQ(list.count(), 2);
    EXPECT_FALSE(named<QPushButton>("chain-remove-section").isEnabled());
}

TEST_F(ChainStages, SectionsWithoutSpacesAreNamedAndLeadToTheEditor) {
    show(R"("L0-L1", "C7-C6", "L2-L3")");
    EXPECT_EQ(label("chain-missing"), "Spaces not entered: L0-L1, C7-C6, L2-L3");
    press("chain-enter");
    EXPECT_EQ(board().chosen(), 0);
    EXPECT_EQ(QApplication::focusWidget(), &named<QPlainTextEdit>("section-text"));
    write("section-text", "3*s c3/4k4 2*s");
    enter("section-text");
    EXPECT_EQ(label("chain-missing"), "Spaces not entered: C7-C6, L2-L3");
    EXPECT_EQ(board().chosen(), 0); // the chain is the same
}

TEST_F(ChainStages, OnASmallScreenTheLineIsSeenInWhichSpacesAreEntered) {
    show(R"("L0-L1", "C7-C6", "L2-L3", "V2-V3", "C5-C4")");
    window().resize(1024, 560);
    settle();
    press("chain-enter");
    settle();
    const auto& field = named<QPlainTextEdit>("section-text");
    EXPECT_TRUE(field.hasFocus());
    EXPECT_TRUE(field.viewport()->visibleRegion().contains(field.cursorRect().center()));
}

TEST_F(ChainStages, BoxesAndAssistanceAreChosen) {
    show(R"("L0-L1")");
    auto& assistance = named<QCheckBox>("chain-assistance");
    QTest::mouseClick(&assistance, Qt::LeftButton, {}, {8, assistance.height() / 2});
    EXPECT_TRUE(chainOf(open->stage()).assistance);
    auto& base = named<QCheckBox>("chain-box-base");
    auto& dirt = named<QCheckBox>("chain-box-dirt-2011");
    EXPECT_TRUE(base.isChecked() && dirt.isChecked());
    QTest::mouseClick(&dirt, Qt::LeftButton, {}, {8, dirt.height() / 2});
    EXPECT_EQ(chainOf(open->stage()).boxes, QStringList{QStringLiteral("base")});
    QTest::mouseClick(&base, Qt::LeftButton, {}, {8, base.height() / 2}); // the last one stays
    EXPECT_EQ(chainOf(open->stage()).boxes, QStringList{QStringLiteral("base")});
    EXPECT_TRUE(base.isChecked());
    QTest::mouseClick(&dirt, Qt::LeftButton, {}, {8, dirt.height() / 2});
    EXPECT_EQ(chainOf(open->stage()).boxes, QStringList());
}

} // namespace

} // namespace stagewright
