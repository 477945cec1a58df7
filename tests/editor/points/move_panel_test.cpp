#include "editor/points/board/way_painter.h"
#include "tests/editor/points/titan_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class TitanMovePanel : public TitanStages {
protected:
    void showMoves(const QByteArray& members) {
        show(members);
        auto* dock = window().findChild<QDockWidget*>(QStringLiteral("details"));
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        ASSERT_TRUE(editor().moves().isVisible());
        EXPECT_EQ(dock->windowTitle(), QStringLiteral("Moves"));
        board().setFocus();
    }
    /// "Brown ↗ ↗ ↗ F6 −2 lives"
    [[nodiscard]] std::string row(int number) {
        const QTreeWidgetItem* item = editor().moves().moves().topLevelItem(number);
        QStringList words;
        for (int column = 0; column < 4; ++column)
            words << item->text(column);
        return words.join(u' ').simplified().toStdString();
    }
};

TEST_F(TitanMovePanel, SaysWhereEachFaceLeadsFromTheChosenPoint) {
    showMoves(R"("marks": [{"at": "E5", "is": ["lava"]}, {"at": "F6", "is": ["lava"]}])");
    board().choose(at("C3"));
    EXPECT_EQ(editor().moves().point().text(), QStringLiteral("C3: no mark"));
    ASSERT_EQ(editor().moves().moves().topLevelItemCount(), 10);
    EXPECT_EQ(row(0), "Yellow ↑ ↑ C7");
    EXPECT_EQ(row(1), "Blue ↑ ↖ B6");
    EXPECT_EQ(row(6), "Brown ↗ ↗ ↗ F6 −2 lives");
    EXPECT_EQ(row(9), "Green ↗ ↗ E5 −1 life");
    board().choose(at("B10"));
    EXPECT_EQ(row(0), "Yellow ↑ ↑ B2 +1 lap");
    key(Qt::Key_W); // a multi ramp, from which each step jumps a point
    EXPECT_EQ(row(7), "Red ↑ B2 +1 lap");
    undo();
    EXPECT_EQ(row(7), "Red ↑ B12");
}

TEST_F(TitanMovePanel, TheChosenWayIsShownOnTheBoardUntilSomethingChanges) {
    showMoves(R"("marks": [])");
    board().choose(at("C3"));
    QTreeWidget& moves = editor().moves().moves();
    QTest::mouseClick(moves.viewport(), Qt::LeftButton, {},
                      moves.visualItemRect(moves.topLevelItem(0)).center());
    ASSERT_TRUE(board().way());
    const QPoint between =
        (board().grid().at(at("C5")) + board().grid().at(at("C7"))).toPoint() / 2;
    const QColor shown = board().grab().toImage().pixelColor(between * board().devicePixelRatioF());
    board().choose(at("D4"));
    EXPECT_FALSE(board().way());
    EXPECT_NE(board().grab().toImage().pixelColor(between * board().devicePixelRatioF()), shown);
    QTest::mouseClick(moves.viewport(), Qt::LeftButton, {},
                      moves.visualItemRect(moves.topLevelItem(0)).center());
    ASSERT_TRUE(board().way());
    board().setFocus();
    key(Qt::Key_L);
    EXPECT_FALSE(board().way());
}

TEST_F(TitanMovePanel, AWayOverAnEdgeIsDrawnOnBothSidesOfIt) {
    showMoves(R"("marks": [])");
    const BoardGrid grid = board().grid();
    const auto lines = [&](const char* from, const char* end, PointStep step) {
        DieMove move;
        move.way.steps[0] = step;
        move.way.count = 1;
        move.ends = {{static_cast<std::int8_t>(numberOfPoint(at(end))), 0}};
        return linesOfWay(grid, move, at(from));
    };
    ASSERT_EQ(lines("C3", "C5", PointStep::Forward).size(), 1U);
    EXPECT_EQ(lines("C3", "C9", PointStep::Forward).size(), 1U); // jumps and slides in one
    const auto across = lines("F4", "A5", PointStep::Right);
    ASSERT_EQ(across.size(), 1U);
    EXPECT_EQ(across[0].p2(), grid.at({6, 5}));
    const auto further = lines("F4", "B6", PointStep::Right); // a jump over the edge
    ASSERT_EQ(further.size(), 2U);
    EXPECT_EQ(further[1], QLineF(grid.at(at("A5")), grid.at(at("B6"))));
    EXPECT_TRUE(lines("C3", "C3", PointStep::Forward).empty());
}

TEST_F(TitanMovePanel, SaysWhyThereAreNoMoves) {
    showMoves(R"("marks": [{"at": "B2", "is": ["ice"]}, {"at": "B4", "is": ["ice"]},
        {"at": "B6", "is": ["ice"]}, {"at": "B8", "is": ["ice"]}, {"at": "B10", "is": ["ice"]},
        {"at": "B12", "is": ["ice"]}])");
    EXPECT_EQ(editor().moves().moves().topLevelItemCount(), 0);
    EXPECT_TRUE(says(QStringLiteral("ce lies all the way round")));
}

} // namespace

} // namespace stagewright
