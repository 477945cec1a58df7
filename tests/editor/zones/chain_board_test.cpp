#include "editor/zones/board/chain_accessible.h"
#include "editor/zones/board/section_speech.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/zones/chain_window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The second example of the base booklet.
const QByteArray threeSections = R"("L0-L1", "C7-C6", "L2-L3")";

TEST_F(ChainStages, AClickChoosesASectionAndDeleteTakesItAway) {
    show(threeSections);
    clickSection(1);
    EXPECT_EQ(board().chosen(), 1);
    key(Qt::Key_Delete);
    EXPECT_EQ(line(), "L0-L1 / L2-L3");
    undo();
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L2-L3");
    clickBoard({2, 2});
    EXPECT_EQ(board().chosen(), std::nullopt);
}

TEST_F(ChainStages, ArrowKeysWalkOverTheSections) {
    show(threeSections);
    key(Qt::Key_Right);
    EXPECT_EQ(board().chosen(), 0);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_EQ(board().chosen(), 2);
    key(Qt::Key_Left);
    EXPECT_EQ(board().chosen(), 1);
    key(Qt::Key_Escape);
    EXPECT_EQ(board().chosen(), std::nullopt);
}

TEST_F(ChainStages, AClickOnTheOpenEndDrivesOnWhereABoardLies) {
    show(R"("L0-L1", "C7-C6")");
    ASSERT_EQ(board().offers().size(), 1U);
    clickBoard(*board().openEnd());
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L2-L3");
    undo();
    EXPECT_EQ(line(), "L0-L1 / C7-C6");
}

TEST_F(ChainStages, AClickOnTheOpenEndOffersAllThatFits) {
    show(R"("L0-L1")");
    clickBoard(*board().openEnd());
    auto* menu = board().findChild<QMenu*>(QStringLiteral("chain-offers-menu"));
    ASSERT_TRUE(menu != nullptr);
    ASSERT_TRUE(waitUntil([&] { return menu->isVisible(); }));
    QStringList sides;
    QAction* wanted = nullptr;
    for (QAction* each : menu->actions()) {
        ASSERT_TRUE(each->menu() != nullptr); // no road is entered
        sides << each->text();
        for (QAction* offer : each->menu()->actions())
            if (offer->text().startsWith(QStringLiteral("C7-C6")))
                wanted = offer;
    }
    EXPECT_TRUE(sides.contains(QStringLiteral("C")));
    EXPECT_TRUE(sides.contains(QStringLiteral("C*")));
    EXPECT_FALSE(sides.contains(QStringLiteral("L"))); // it lies there already
    ASSERT_TRUE(wanted != nullptr);
    wanted->trigger();
    menu->close();
    EXPECT_EQ(line(), "L0-L1 / C7-C6");
}

TEST_F(ChainStages, OfAnUnknownRoadTheExitIsChosenOnTheBoard) {
    show(R"("L0-L1")");
    clickOffer("J0: ");
    ASSERT_EQ(board().entered(), (TableEnd{u'J', 0, false}));
    EXPECT_EQ(line(), "L0-L1");
    const auto exits = board().exits();
    ASSERT_EQ(exits.size(), board().offers().size());
    EXPECT_EQ(exits.size(), 7U); // 1 and 4 are joined
    std::size_t wanted = 0;
    while (board().offers()[wanted].section->exit() != 7)
        ++wanted;
    clickBoard(exits[wanted]);
    EXPECT_EQ(line(), "L0-L1 / J0-J7");
    EXPECT_EQ(board().entered(), std::nullopt);
}

TEST_F(ChainStages, EscapeGivesUpAnEnteredBoard) {
    show(R"("L0-L1")");
    clickOffer("J0: ");
    ASSERT_TRUE(board().entered());
    board().setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(board().entered(), std::nullopt);
    EXPECT_EQ(line(), "L0-L1");
}

TEST_F(ChainStages, KeysGoOnWithAnOffer) {
    show(R"("L0-L1", "C7-C6")");
    key(Qt::Key_Down);
    EXPECT_EQ(board().previewed(), 0U);
    key(Qt::Key_Return);
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L2-L3");
}

TEST_F(ChainStages, ASectionIsDrivenTheOtherWayAndItsBoardTurnedOver) {
    show(threeSections);
    key(Qt::Key_Right);
    key(Qt::Key_R);
    EXPECT_EQ(line(), "L1-L0 / C7-C6 / L2-L3");
    undo();
    key(Qt::Key_F);
    EXPECT_EQ(line(), "L0*-L1* / C7-C6 / L2*-L3*");
    key(Qt::Key_F);
    EXPECT_EQ(line(), "L0-L1 / C7-C6 / L2-L3");
}

TEST_F(ChainStages, ALineIsCopiedAndPastedInAnyForm) {
    show(threeSections);
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("L0-L1 / C7-C6 / L2-L3"));
    QGuiApplication::clipboard()->setText(QStringLiteral("l2 l3 ; c2 c1"));
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(line(), "L2-L3 / C2-C1");
    QGuiApplication::clipboard()->setText(QStringLiteral("no line"));
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(line(), "L2-L3 / C2-C1");
}

TEST_F(ChainStages, ReadersForTheBlindAreToldOfTheSections) {
    show(threeSections);
    ChainBoardAccessible list(board());
    ASSERT_EQ(list.childCount(), 3);
    EXPECT_TRUE(
        list.child(1)
            ->text(QAccessible::Name)
            .startsWith(QStringLiteral("Section 2: C7-C6, asphalt, S2, spaces not entered")))
        << list.child(1)->text(QAccessible::Name).toStdString();
    list.child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(board().chosen(), 1);
    EXPECT_EQ(list.text(QAccessible::Description), spokenSection(board(), 1));
    EXPECT_EQ(list.indexOfChild(list.child(1)), 1);
    const QPoint middle = list.child(2)->rect().center();
    EXPECT_TRUE(list.child(2)->rect().contains(middle));
    key(Qt::Key_Escape);
    key(Qt::Key_Down);
    EXPECT_EQ(list.text(QAccessible::Description),
              offerInWords(board().offers().front(), boards()));
}

} // namespace

} // namespace stagewright
