#include "editor/panels/findings_panel.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/zones/chain_window.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QStatusBar>
#include <QToolTip>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// What menus, keys and panels do to a chain.
class ChainCommands : public ChainStages {};

TEST_F(ChainCommands, BackspaceTakesBackTheLastSectionAndTheChainIsDrivenBackwards) {
    show(R"("L0-L1", "C7-C6", "L2-L3")");
    board().setFocus();
    key(Qt::Key_Backspace);
    EXPECT_EQ(line(), "L0-L1 / C7-C6");
    window().actions().reverse->trigger();
    EXPECT_EQ(line(), "C6-C7 / L1-L0");
    EXPECT_EQ(window().actions().reverse->text(), QStringLiteral("Drive from &finish to start"));
}

TEST_F(ChainCommands, TheMenuOfTheBoardIsThatOfTheSectionUnderThePointer) {
    show(R"("L0-L1", "C7-C6", "L2-L2")");
    const auto opened = [&](qsizetype section) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, pointOn(section).toPoint(),
                                board().mapToGlobal(pointOn(section).toPoint()));
        QApplication::sendEvent(&board(), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QStringList entries;
        if (menu) {
            for (const QAction* each : menu->actions())
                entries << each->text();
            menu->close();
        }
        return entries;
    };
    const QStringList ofFirst = opened(0);
    EXPECT_EQ(board().chosen(), 0);
    EXPECT_TRUE(ofFirst.contains(QStringLiteral("Re&move the section")));
    EXPECT_TRUE(ofFirst.contains(QStringLiteral("&Paste a roadbook line")));
}

TEST_F(ChainCommands, AFindingChoosesItsSectionAndASectionItsFinding) {
    show(R"("L0-L1", "C7-C6", "L3-L2")");
    FindingsPanel& findings = window().findingsPanel();
    Q_EMIT findings.chosen({{2, 0}});
    EXPECT_EQ(board().chosen(), 2);
    window().actions().showFinding->trigger();
    EXPECT_TRUE(findings.list().currentIndex().data().toString().contains(
        QStringLiteral("C6 lies against L2, not L3")))
        << findings.list().currentIndex().data().toString().toStdString();
}

TEST_F(ChainCommands, OffersAreTakenByKeysInTheirList) {
    show(R"("L0-L1")");
    auto& list = named<QListWidget>("chain-offers");
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Home);
    EXPECT_EQ(board().previewed(), 0U);
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_EQ(board().previewed(), 1U); // seen on the board before it is taken
    const StageSection section = *board().offers()[1].section;
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(chainOf(open->stage()).sections.last(), section);
    EXPECT_EQ(chainOf(open->stage()).sections.size(), 2);
}

TEST_F(ChainCommands, ThePointerOverASectionSaysWhatItIsAndWhatIsWrong) {
    show(R"("L0-L1", "C7-C3")");
    QHelpEvent help(QEvent::ToolTip, pointOn(1).toPoint(),
                    board().mapToGlobal(pointOn(1).toPoint()));
    QApplication::sendEvent(&board(), &help);
    EXPECT_TRUE(QToolTip::text().startsWith(QStringLiteral("Section 2: C7-C3, asphalt, S2")))
        << QToolTip::text().toStdString();
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("No road joins C7 and C3")));
    QTest::mouseMove(&board(), pointOn(1).toPoint());
    EXPECT_TRUE(waitUntil([&] { return board().cursor().shape() == Qt::PointingHandCursor; }));
    QTest::mouseMove(&board(), {2, 2});
    EXPECT_TRUE(waitUntil([&] { return board().cursor().shape() == Qt::ArrowCursor; }));
}

TEST_F(ChainCommands, WhatIsPastedIntoASectionIsOneLine) {
    show(R"("L0-L1")");
    clickSection(0);
    press("chain-enter");
    QGuiApplication::clipboard()->setText(QStringLiteral("3*s\n c3/4k4\n\ts~f\n"));
    auto& field = named<QPlainTextEdit>("section-text");
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(field.toPlainText(), QStringLiteral("3*s c3/4k4 s~f"));
    board().setFocus(); // left, it is kept
    EXPECT_EQ(textIn(keptBoards(), u'L', "L", {0, 1}), "3*s c3/4k4 s~f");
}

TEST_F(ChainCommands, WhatCannotBeKeptIsSaidAndStaysInTheField) {
    show(R"("L0-L1")");
    clickSection(0);
    press("chain-enter");
    TemporaryFiles::write(QByteArray("{\"format\": 1,"), "damaged.json");
    QFile::remove(open->path("boards.json"));
    ASSERT_TRUE(QFile::copy(path("damaged.json"), open->path("boards.json")));
    write("section-text", "3*s");
    enter("section-text");
    EXPECT_EQ(textIn(boards(), u'L', "L", {0, 1}), "");
    EXPECT_EQ(named<QPlainTextEdit>("section-text").toPlainText(), QStringLiteral("3*s"));
    EXPECT_TRUE(
        window().statusBar()->currentMessage().contains(QStringLiteral("boards.json: line 1")))
        << window().statusBar()->currentMessage().toStdString();
}

TEST_F(ChainCommands, InAnotherStageOfTheRallyNothingIsChosen) {
    show(R"("L0-L1", "C7-C6")");
    QGuiApplication::clipboard()->setText(
        QStringLiteral("L0-L1 / C7-C6\n\nV2-V3\n\nC0-C9")); // the same, and two more
    board().setFocus();
    key(Qt::Key_V, Qt::ControlModifier);
    const auto stages = open->document().rally().stages();
    ASSERT_EQ(stages.size(), 3);
    EXPECT_EQ(open->document().current(), stages[0].key);
    clickSection(1);
    open->document().turnTo(stages[1].key);
    EXPECT_EQ(line(), "V2-V3");
    EXPECT_EQ(board().chosen(), std::nullopt);
    EXPECT_EQ(named<QPlainTextEdit>("chain-line").toPlainText(), QStringLiteral("V2-V3"));
}

} // namespace

} // namespace stagewright
