#include "editor/panels/findings_panel.h"
#include "editor/points/board/point_accessible.h"
#include "tests/editor/points/titan_window.h"
#include "tests/editor/wait_until.h"

#include <QListView>
#include <QSignalSpy>
#include <QToolTip>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST_F(TitanStages, ArrowsWalkFromPointToPointAndAcrossTheEdges) {
    showBare();
    ASSERT_TRUE(board().hasFocus());
    EXPECT_EQ(chosen(), "A1");
    const auto after = [&](std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key pressed : keys)
            key(pressed);
        return chosen();
    };
    EXPECT_EQ(after({Qt::Key_Up}), "A3");
    EXPECT_EQ(after({Qt::Key_Right}), "B4");
    EXPECT_EQ(after({Qt::Key_Right}), "C3");
    EXPECT_EQ(after({Qt::Key_Left, Qt::Key_Left}), "A3");
    EXPECT_EQ(after({Qt::Key_Left}), "F4");
    EXPECT_EQ(after({Qt::Key_Down, Qt::Key_Down}), "F12");
    EXPECT_EQ(after({Qt::Key_Up}), "F2");
    EXPECT_EQ(open->steps(), 0);
}

TEST_F(TitanStages, EveryPointIsReachedByArrows) {
    showBare();
    std::set<std::string> seen;
    for (int column = 0; column < pointColumns; ++column, key(Qt::Key_Right))
        for (int row = 0; row < pointRows / 2; ++row, key(Qt::Key_Up))
            seen.insert(chosen());
    EXPECT_EQ(seen.size(), std::size_t{pointCount});
}

TEST_F(TitanStages, LettersSetMarksAndTakeThemAwayAndDeleteClears) {
    showBare();
    key(Qt::Key_L);
    EXPECT_EQ(marksAt("A1"), TrackMarks(TrackMark::Lava));
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Mark: Lava"));
    EXPECT_TRUE(window().isWindowModified());
    key(Qt::Key_B);
    EXPECT_TRUE(marksAt("A1").has(TrackMark::Bonus));
    key(Qt::Key_L);
    EXPECT_EQ(marksAt("A1"), TrackMarks(TrackMark::Bonus));
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Take away: Lava"));
    key(Qt::Key_S);
    key(Qt::Key_Delete);
    EXPECT_EQ(marked(), "");
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Clear A1"));
    undo();
    EXPECT_EQ(marksAt("A1").count(), 2);
    while (window().actions().undo->isEnabled())
        undo();
    EXPECT_FALSE(window().isWindowModified());
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(marksAt("A1"), TrackMarks(TrackMark::Lava));
}

TEST_F(TitanStages, EachMarkHasAKeyOfItsOwn) {
    showBare();
    const std::array keys{Qt::Key_L, Qt::Key_P, Qt::Key_Q, Qt::Key_E, Qt::Key_W,
                          Qt::Key_S, Qt::Key_G, Qt::Key_I, Qt::Key_B};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        key(keys.at(i));
        EXPECT_EQ(marksAt("A1"), TrackMarks(allTrackMarks.at(i))) << i;
        key(keys.at(i));
        EXPECT_EQ(marked(), "") << i;
    }
}

TEST_F(TitanStages, ARampTakesThePlaceOfAnother) {
    showBare();
    key(Qt::Key_Q);
    key(Qt::Key_I);
    key(Qt::Key_W);
    EXPECT_TRUE(marksAt("A1").has(TrackMark::MultiRamp));
    EXPECT_FALSE(marksAt("A1").has(TrackMark::SuperRampLeft));
    EXPECT_TRUE(marksAt("A1").has(TrackMark::Ice));
}

TEST_F(TitanStages, AClickChoosesAPointAndWithAMarkChosenSetsIt) {
    showBare();
    click("C5");
    EXPECT_EQ(chosen(), "C5");
    EXPECT_EQ(open->steps(), 0);
    pick(TrackMark::Ice);
    EXPECT_TRUE(says(QStringLiteral("Ice: click or drag over points")));
    click("D6");
    EXPECT_EQ(marksAt("D6"), TrackMarks(TrackMark::Ice));
    EXPECT_EQ(chosen(), "D6");
    click("D6");
    EXPECT_EQ(marked(), "");
    board().setFocus();
    key(Qt::Key_Return);
    EXPECT_EQ(marksAt("D6"), TrackMarks(TrackMark::Ice));
    key(Qt::Key_Escape);
    EXPECT_EQ(palette().marks().chosen(), std::nullopt);
    click("E5");
    EXPECT_EQ(marked(), "D6");
}

TEST_F(TitanStages, ADragMarksAllPointsOnItsWayInOneStep) {
    showBare();
    pick(TrackMark::Lava);
    press(at("C3"));
    for (const char* name : {"C5", "C7", "C5"})
        moveTo(at(name));
    release(at("C5"));
    EXPECT_EQ(marked(), "C3 C5 C7");
    EXPECT_EQ(open->steps(), 1);
    press(at("C7")); // the same from a marked point takes away
    moveTo(at("D8"));
    moveTo(at("C5"));
    release(at("C5"));
    EXPECT_EQ(marked(), "C3");
    undo();
    EXPECT_EQ(marked(), "C3 C5 C7");
    undo();
    EXPECT_EQ(marked(), "");
}

TEST_F(TitanStages, ThePointAcrossAnEdgeIsThePointThatItIs) {
    showBare();
    pick(TrackMark::Statue);
    press({-1, 4});
    release({-1, 4});
    EXPECT_EQ(chosen(), "F4");
    EXPECT_EQ(marked(), "F4");
    press({2, 13});
    release({2, 13});
    EXPECT_EQ(marked(), "C1 F4");
}

TEST_F(TitanStages, AMarkIsSeenOnItsPointAndAcrossTheEdge) {
    showBare();
    const auto colourAt = [&](Place place) {
        const QPoint beside = pixel(place) - QPoint(int(board().grid().radius() * 0.6), 0);
        return board().grab().toImage().pixelColor(beside * board().devicePixelRatioF());
    };
    const QColor bare = colourAt(at("A5"));
    const QColor bareAcross = colourAt({6, 5});
    board().choose(at("A5"));
    key(Qt::Key_L);
    board().choose(at("C7"));
    EXPECT_NE(colourAt(at("A5")), bare);
    EXPECT_GT(colourAt(at("A5")).red(), colourAt(at("A5")).blue() + 80);
    EXPECT_NE(colourAt({6, 5}), bareAcross);
}

TEST_F(TitanStages, FMirrorsAndRTurnsByTwoColumns) {
    show(R"("marks": [{"at": "B4", "is": ["super-ramp-left"]}])");
    key(Qt::Key_F);
    EXPECT_EQ(marksAt("F4"), TrackMarks(TrackMark::SuperRampRight));
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Mirror the track"));
    key(Qt::Key_R);
    EXPECT_EQ(marked(), "B4");
    key(Qt::Key_R, Qt::ShiftModifier);
    EXPECT_EQ(marked(), "F4");
    for (int i = 0; i < 3; ++i)
        undo();
    EXPECT_EQ(marksAt("B4"), TrackMarks(TrackMark::SuperRampLeft));
}

TEST_F(TitanStages, WhatTheRulebookSaysIsNotTakenAwayAndOtherTracksMarksAreRefused) {
    show(R"("track": "kaldeira", "marks": [{"at": "E5", "is": ["lava"], "source": "book"}])");
    board().choose(at("E5"));
    QSignalSpy refused(&board(), &PointBoard::refused);
    key(Qt::Key_L);
    key(Qt::Key_I);
    key(Qt::Key_Delete);
    EXPECT_EQ(marked(), "E5");
    EXPECT_EQ(open->steps(), 0);
    ASSERT_EQ(refused.count(), 2);
    EXPECT_EQ(refused[0][0].toString(),
              QStringLiteral("An example of the rulebook has this on E5: Lava"));
    EXPECT_EQ(refused[1][0].toString(), QStringLiteral("Kaldeira does not have this: Ice"));
}

TEST_F(TitanStages, FindingsAreMarkedAtTheirPointsAndGoneTo) {
    show(R"("marks": [{"at": "B4", "is": ["lava", "ice"]}, {"at": "A1", "is": ["bonus"]}])");
    ASSERT_EQ(board().findingsAt(at("B4")).size(), 1);
    EXPECT_TRUE(board().findingsAt(at("A1")).isEmpty());
    QListView& list = window().current().findings().list();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualRect(list.model()->index(0, 0)).topLeft() + QPoint(8, 8));
    EXPECT_EQ(chosen(), "B4");
    const QPoint beside =
        (board().grid().at(at("B4")) + QPointF(-1.05, -0.75) * board().grid().radius()).toPoint();
    const auto redness = [&] {
        const QImage picture = board().grab().toImage();
        int most = 0;
        for (int x = -3; x <= 3; ++x)
            for (int y = -3; y <= 3; ++y) {
                const QColor colour =
                    picture.pixelColor((beside + QPoint(x, y)) * board().devicePixelRatioF());
                most = std::max(most, colour.red() - colour.blue());
            }
        return most;
    };
    const int before = redness();
    board().setFocus();
    key(Qt::Key_I); // lava alone is no finding
    ASSERT_TRUE(board().findingsAt(at("B4")).isEmpty());
    EXPECT_GT(before, redness() + 60);
}

TEST_F(TitanStages, ReadersForTheBlindHearThePoints) {
    show(R"("marks": [{"at": "C5", "is": ["lava", "ice"]}, {"at": "B2", "is": ["bonus"]}])");
    auto& seen = *QAccessible::queryAccessibleInterface(&board());
    EXPECT_EQ(seen.text(QAccessible::Name), QStringLiteral("Board"));
    EXPECT_EQ(seen.text(QAccessible::Description), QStringLiteral("A1: Start point"));
    ASSERT_EQ(seen.childCount(), pointCount);
    for (int i = 0; i < pointCount; ++i) {
        const QAccessibleInterface* child = seen.child(i);
        ASSERT_TRUE(child && child->isValid());
        EXPECT_EQ(seen.indexOfChild(child), i);
        const QPoint middle = board().mapToGlobal(pixel(pointNumbered(i)));
        EXPECT_TRUE(child->rect().contains(middle));
        EXPECT_EQ(seen.childAt(middle.x(), middle.y()), child);
    }
    EXPECT_EQ(seen.child(numberOfPoint(at("B2")))->text(QAccessible::Name),
              QStringLiteral("B2: Bonus point"));
    EXPECT_EQ(seen.child(numberOfPoint(at("C5")))->text(QAccessible::Name),
              QStringLiteral("C5: Lava, Ice, Two effects are on one point: no board of the box is "
                             "known to have that."));
    auto* presses = seen.child(numberOfPoint(at("D6")))->actionInterface();
    ASSERT_TRUE(presses);
    presses->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(chosen(), "D6");
    EXPECT_EQ(seen.focusChild(), seen.child(numberOfPoint(at("D6"))));
    EXPECT_TRUE(seen.focusChild()->state().focused);
}

} // namespace

} // namespace stagewright
