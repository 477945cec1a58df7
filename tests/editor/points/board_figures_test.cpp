#include "tests/editor/points/titan_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Figures on the board, and what moves do to them.
class TitanFigures : public TitanStages {
protected:
    void showMoves(const QByteArray& members) {
        show(members);
        auto* dock = window().findChild<QDockWidget*>(QStringLiteral("details"));
        dock->show();
        dock->raise();
        ASSERT_TRUE(QTest::qWaitFor([&] { return editor().moves().isVisible(); }));
        board().setFocus();
    }
    void put(const char* name, Qt::Key number) {
        board().choose(at(name));
        key(number);
    }
    [[nodiscard]] QTreeWidget& moves() { return editor().moves().moves(); }
    /// "2: B8, −1 life; 3: ...", of a way.
    [[nodiscard]] std::string others(int row) {
        const QTreeWidgetItem* way = moves().topLevelItem(row);
        QStringList all;
        for (int i = 0; i < way->childCount(); ++i) {
            EXPECT_TRUE(way->isExpanded());
            const QTreeWidgetItem* other = way->child(i);
            const QString figure = other->text(0);
            EXPECT_TRUE(figure.startsWith(QStringLiteral("Figure "))) << figure.toStdString();
            all << QStringLiteral("%1: %2, %3").arg(figure.last(1), other->text(2), other->text(3));
        }
        return all.join(QStringLiteral("; ")).toStdString();
    }
    [[nodiscard]] std::string standing() {
        QStringList all;
        for (int number = 1; number <= mostTitans; ++number)
            if (const auto spot = board().figures().spotOf(number))
                all << QStringLiteral("%1 %2").arg(number).arg(
                    nameOfPlace(pointNumbered(spot->point)));
        return all.join(QStringLiteral(", ")).toStdString();
    }
    [[nodiscard]] QImage picture() { return board().grab().toImage(); }
};

TEST_F(TitanFigures, AreSetByDigitsTakenAwayAndNeverTwoOnAPoint) {
    showMoves(R"("marks": [])");
    const QImage bare = picture();
    put("B4", Qt::Key_1);
    EXPECT_NE(picture(), bare);
    put("C5", Qt::Key_3);
    EXPECT_EQ(standing(), "1 B4, 3 C5");
    put("C5", Qt::Key_2); // in its place
    EXPECT_EQ(standing(), "1 B4, 2 C5");
    put("E5", Qt::Key_1); // from B4
    EXPECT_EQ(standing(), "1 E5, 2 C5");
    key(Qt::Key_1);
    EXPECT_EQ(standing(), "2 C5");
    key(Qt::Key_7); // the box has six
    EXPECT_EQ(standing(), "2 C5");
    EXPECT_EQ(open->steps(), 0) << "no part of the stage";
    QTest::mouseClick(&editor().moves().noFigures(), Qt::LeftButton);
    EXPECT_EQ(standing(), "");
    EXPECT_FALSE(editor().moves().noFigures().isEnabled());
}

TEST_F(TitanFigures, ThatAFacePushesAreNamedWithWhereTheyEnd) {
    showMoves(R"("marks": [])");
    put("B4", Qt::Key_1);
    put("C5", Qt::Key_2);
    put("B12", Qt::Key_3);
    board().choose(at("B2"));
    EXPECT_EQ(others(0), "1: B8, −1 life");
    EXPECT_EQ(others(2), "1: B6, −1 life; 2: D6, −1 life") << "blue, forward then right";
    EXPECT_EQ(others(5), "") << "brown to the left";
    board().choose(at("B10"));
    EXPECT_EQ(others(7), "3: B2, +1 lap, −1 life") << "red, over the line";
    board().choose(at("B4")); // whoever stands there moves
    EXPECT_EQ(others(0), "");
    QTest::mouseClick(&editor().moves().figure(), Qt::LeftButton);
    EXPECT_EQ(standing(), "2 C5, 3 B12");
    QTest::mouseClick(&editor().moves().figure(), Qt::LeftButton);
    EXPECT_EQ(standing(), "1 B4, 2 C5, 3 B12") << "the first that is free";
}

TEST_F(TitanFigures, ArePushedAsTheRaceHasIt) {
    showMoves(R"("marks": [], "push": "rest")");
    put("B6", Qt::Key_1);
    board().choose(at("B2"));
    EXPECT_EQ(others(0), "1: B8, −1 life");
    open->document().make({layTitans(open->stage(),
                                     [&] {
                                         TitanLayout full = titanLayoutOf(open->stage());
                                         full.push = PushReach::Full;
                                         return full;
                                     }()),
                           [] { return QString(); }});
    EXPECT_EQ(others(0), "1: B10, −1 life");
}

TEST_F(TitanFigures, WouldStandElsewhereIsSeenWhileAWayIs) {
    showMoves(R"("marks": [])");
    put("B4", Qt::Key_1);
    board().choose(at("B2"));
    const QPoint end = pixel(at("B8"));
    const QImage before = picture();
    const auto isSeen = [&] {
        const qreal ratio = board().devicePixelRatioF();
        const QPoint corner = (end - QPoint(8, 8)) * ratio;
        const QRect there(corner, QSize(16, 16) * ratio);
        return picture().copy(there) != before.copy(there);
    };
    EXPECT_FALSE(isSeen());
    const QPoint row = moves().visualItemRect(moves().topLevelItem(0)).center();
    QTest::mouseMove(moves().viewport(), row); // under the pointer, and not chosen
    ASSERT_TRUE(QTest::qWaitFor([&] { return board().way().has_value(); }));
    EXPECT_TRUE(isSeen());
    const QPoint pushed = moves().visualItemRect(moves().topLevelItem(0)->child(0)).center();
    QTest::mouseMove(moves().viewport(), pushed);
    EXPECT_TRUE(isSeen()) << "the way that pushes it";
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(moves().viewport(), &leave);
    EXPECT_FALSE(board().way());
    EXPECT_FALSE(isSeen());
}

TEST_F(TitanFigures, OfAnotherBoardOfTheStackAreNotInTheWay) {
    showMoves(R"("kind": "grand-slam", "tracks": ["laguna", "kaldeira", "estengaard"])");
    board().showTrack(1);
    put("B4", Qt::Key_1);
    board().choose(at("B2"));
    EXPECT_EQ(others(0), "1: B8, −1 life");
    board().showTrack(0);
    EXPECT_EQ(others(0), "");
    EXPECT_FALSE(editor().moves().figure().isChecked());
    board().choose(at("B12")); // onto the board above, where it stands further on
    EXPECT_EQ(others(0), "1: B8, −1 life");
}

TEST_F(TitanFigures, AllSixLeaveNobodyWhoMovesFromAnEmptyPoint) {
    showMoves(R"("marks": [])");
    const std::array names{"B2", "B4", "B6", "B8", "B10", "B12"};
    for (std::size_t i = 0; i < names.size(); ++i)
        put(names.at(i), static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
    EXPECT_EQ(moves().topLevelItemCount(), 10);
    board().choose(at("C3"));
    EXPECT_EQ(moves().topLevelItemCount(), 0);
    EXPECT_TRUE(says(QStringLiteral("Six figures are all that there are")));
    EXPECT_FALSE(editor().moves().figure().isEnabled());
}

TEST_F(TitanFigures, GoWithTheStage) {
    showMoves(R"("marks": [])");
    put("B4", Qt::Key_1);
    const auto other = loadStage(write(R"({"game": "titan-race", "marks": []})"), games());
    ASSERT_TRUE(other);
    open->document().open(*other, {});
    EXPECT_EQ(standing(), "");
}

} // namespace

} // namespace stagewright
