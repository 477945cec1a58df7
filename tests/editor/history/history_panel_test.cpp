#include "editor/history/history_panel.h"

#include <QTest>
#include <QUndoStack>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class History : public testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"Lay 205a", "Turn 205a", "Move 205a"})
            steps.push(new QUndoCommand(QString::fromLatin1(name))); // the stack owns it
        histories.addStack(&steps);
        histories.setActiveStack(&steps);
        panel.resize(240, 200);
        panel.show();
    }

    [[nodiscard]] QString text(int row) const {
        return panel.model()->index(row, 0).data().toString();
    }

    void click(int row) {
        QTest::mouseClick(panel.viewport(), Qt::LeftButton, {},
                          panel.visualRect(panel.model()->index(row, 0)).center());
    }

    QUndoStack steps;
    QUndoGroup histories;
    HistoryPanel panel{histories};
};

TEST_F(History, StepsAreListedByNameAfterTheBeginningAndThePresentOneIsMarked) {
    ASSERT_EQ(panel.model()->rowCount(), 4);
    EXPECT_FALSE(text(0).isEmpty());
    EXPECT_EQ(text(2), QStringLiteral("Turn 205a"));
    EXPECT_EQ(panel.currentIndex().row(), 3);
    steps.undo();
    EXPECT_EQ(panel.currentIndex().row(), 2);
}

TEST_F(History, AClickGoesThereBothWays) {
    click(1);
    EXPECT_EQ(steps.index(), 1);
    click(3);
    EXPECT_EQ(steps.index(), 3);
    click(0);
    EXPECT_EQ(steps.index(), 0);
}

TEST_F(History, StepsThatWereTakenBackAreGrey) {
    const auto ink = [&](int row) {
        const QRect place = panel.visualRect(panel.model()->index(row, 0));
        const QImage image = panel.viewport()->grab(place).toImage();
        int darkest = 255;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                darkest = std::min(darkest, qGray(image.pixel(x, y)));
        return darkest;
    };
    const int before = ink(2);
    steps.setIndex(1);
    EXPECT_GT(ink(2), before + 40);
}

TEST_F(History, TheSavedStepHasASign) {
    const auto hasSign = [&](int row) {
        return !panel.model()->index(row, 0).data(Qt::DecorationRole).value<QIcon>().isNull();
    };
    steps.setIndex(2);
    steps.setClean();
    steps.setIndex(3);
    EXPECT_TRUE(hasSign(2));
    EXPECT_FALSE(hasSign(3));
}

TEST_F(History, WithAnotherStageItsStepsAreShown) {
    QUndoStack others;
    others.push(new QUndoCommand(QStringLiteral("Flip 217b")));
    histories.addStack(&others);
    histories.setActiveStack(&others);
    ASSERT_EQ(panel.model()->rowCount(), 2);
    EXPECT_EQ(text(1), QStringLiteral("Flip 217b"));
}

} // namespace

} // namespace stagewright
