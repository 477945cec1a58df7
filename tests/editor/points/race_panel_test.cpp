#include "model/layouts/points/track/race_plan.h"
#include "tests/editor/points/titan_window.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QSpinBox>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The planner beside the board.
class TitanRacePanel : public TitanStages {
protected:
    void showRace(const QByteArray& members) {
        show(members);
        auto* dock = window().findChild<QDockWidget*>(QStringLiteral("ideas"));
        dock->show();
        dock->raise();
        EXPECT_EQ(dock->windowTitle(), QStringLiteral("Race"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return editor().race().isVisible(); }));
    }
    [[nodiscard]] QList<QComboBox*> combos(const char* name) {
        QList<QComboBox*> seen;
        for (QComboBox* combo : editor().race().findChildren<QComboBox*>(QString::fromLatin1(name)))
            if (combo->isVisibleTo(&editor().race()))
                seen << combo;
        return seen;
    }
    /// By keys, as one goes through a list that is closed.
    void choose(QComboBox* combo, const QString& text) {
        const int wanted = combo->findText(text);
        ASSERT_GE(wanted, 0) << text.toStdString();
        combo->setFocus();
        for (int steps = 0; combo->currentIndex() != wanted && steps < combo->count(); ++steps)
            QTest::keyClick(combo, combo->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        EXPECT_EQ(combo->currentText(), text);
    }
    void choose(const char* name, const char* text) {
        ASSERT_EQ(combos(name).size(), 1) << name;
        choose(combos(name).constFirst(), QString::fromUtf8(text));
    }
    [[nodiscard]] TitanLayout layout() { return titanLayoutOf(open->stage()); }
    [[nodiscard]] int steps() { return open->steps(); }
    [[nodiscard]] std::string seats() {
        QStringList ids;
        for (const SeatedTitan& seat : layout().titans)
            ids << seat.titan + QString::number(seat.player) + seat.team;
        return ids.join(u' ').toStdString();
    }
    [[nodiscard]] bool finds(const char* rule) {
        const Findings& findings = open->document().findings();
        return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
            return finding.rule == QLatin1StringView(rule);
        });
    }
};

TEST_F(TitanRacePanel, SeatsPlayersEachChangeAStep) {
    showRace(R"("title": "Mine", "marks": [])");
    EXPECT_TRUE(combos("race-titan").isEmpty());
    choose("race-players", "2, two titans each");
    EXPECT_EQ(seats(), "slaugg1 ragnarok2 rassik1 kraken2");
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(combos("race-titan").size(), 4);
    EXPECT_TRUE(combos("race-teams").isEmpty());
    choose(combos("race-titan")[1], QStringLiteral("Rassik"));
    EXPECT_EQ(seats(), "slaugg1 rassik2 ragnarok1 kraken2");
    undo();
    EXPECT_EQ(combos("race-titan")[1]->currentText(), QStringLiteral("Ragnarok"));
    undo();
    EXPECT_TRUE(layout().titans.isEmpty());
    EXPECT_TRUE(combos("race-titan").isEmpty());
    EXPECT_EQ(combos("race-players").constFirst()->currentIndex(), 0);
}

TEST_F(TitanRacePanel, TeamsAreOfferedWhereTheBookHasThem) {
    showRace(R"("marks": [], "titans": [{"titan": "slaugg", "player": 1},
        {"titan": "kraken", "player": 2}, {"titan": "rassik", "player": 3},
        {"titan": "ragnarok", "player": 4}])");
    choose("race-teams", "2 teams of 2");
    EXPECT_EQ(seats(), "slaugg1A kraken2B rassik3A ragnarok4B");
    EXPECT_TRUE(says(QStringLiteral("Player 2, team B")));
    choose("race-players", "5");
    EXPECT_EQ(teamsOf(layout()), 0);
    EXPECT_TRUE(combos("race-teams").isEmpty());
}

TEST_F(TitanRacePanel, ColoursAreEnteredAndForgotten) {
    showRace(R"("marks": [], "titans": [{"titan": "slaugg", "player": 1},
        {"titan": "kraken", "player": 2}, {"titan": "chtoolhoo", "player": 3}])");
    const auto colours = combos("race-colour");
    ASSERT_EQ(colours.size(), 3);
    EXPECT_FALSE(colours[2]->isEnabled());
    EXPECT_EQ(colours[2]->currentText(), QStringLiteral("purple"));
    EXPECT_EQ(colours[1]->accessibleName(), QStringLiteral("Colour of Kraken"));
    EXPECT_FALSE(finds("colours-unsaid"));
    key(Qt::Key_H, Qt::ControlModifier); // hints
    EXPECT_TRUE(finds("colours-unsaid"));
    choose(colours[1], QStringLiteral("blue"));
    EXPECT_TRUE(finds("colours-unsaid"));
    choose(colours[0], QStringLiteral("red"));
    EXPECT_FALSE(finds("colours-unsaid"));
    EXPECT_EQ(layout().colours.value(QStringLiteral("slaugg")), TitanColour::Red);
    choose(colours[0], QStringLiteral("Colour?"));
    EXPECT_EQ(layout().colours.size(), 1);
    EXPECT_TRUE(finds("colours-unsaid"));
}

TEST_F(TitanRacePanel, AGrandSlamIsStackedBottomToTop) {
    showRace(R"("track": "kaldeira", "title": "Kaldeira", "marks": [])");
    EXPECT_TRUE(combos("race-board").isEmpty());
    ASSERT_EQ(combos("race-back").size(), 1);
    choose("race-back", "Laguna Umarlaka");
    EXPECT_EQ(backOf(layout(), QStringLiteral("kaldeira")), QStringLiteral("laguna"));
    choose("race-stack", "Grand Slam of three");
    ASSERT_EQ(layout().tracks.size(), 3);
    EXPECT_EQ(layout().tracks[0].id, QStringLiteral("kaldeira"));
    const auto boards = combos("race-board"); // top, middle, bottom
    ASSERT_EQ(boards.size(), 3);
    EXPECT_EQ(boards[2]->currentText(), QStringLiteral("Kaldeira"));
    choose(boards[0], QStringLiteral("Laguna Umarlaka"));
    EXPECT_EQ(layout().tracks[2].id, QStringLiteral("laguna"));
    EXPECT_TRUE(finds("sides-of-one-board")) << "as its owner says";
    EXPECT_TRUE(editor().race().findChild<QSpinBox*>(QStringLiteral("race-laps"))->isHidden());
    EXPECT_FALSE(palette().track().boards().isHidden());
    undo();
    EXPECT_FALSE(finds("sides-of-one-board"));
}

TEST_F(TitanRacePanel, WhatIsMarkedOnABoardStaysWhenItIsChosenAgain) {
    showRace(R"("kind": "grand-slam", "tracks": [{"track": "kaldeira", "marks":
        [{"at": "A1", "is": ["lava"]}]}, "laguna", {"track": null, "title": "Mine",
        "marks": [{"at": "B2", "is": ["ice"]}]}])");
    const auto boards = combos("race-board");
    ASSERT_EQ(boards.size(), 3);
    EXPECT_EQ(boards[0]->currentText(), QStringLiteral("Mine"));
    const TitanLayout before = layout();
    for (QComboBox* board : boards) {
        board->showPopup();
        QTest::keyClick(board->view(), Qt::Key_Return);
    }
    EXPECT_EQ(layout(), before);
}

TEST_F(TitanRacePanel, SwitchesAndLapsAreSavedWithTheStage) {
    showRace(R"("title": "Mine", "marks": [])");
    choose("race-draft", "Rolling");
    choose("race-push", "While the other moves");
    auto* laps = editor().race().findChild<QSpinBox*>(QStringLiteral("race-laps"));
    laps->setFocus();
    const int before = steps();
    QTest::keyClick(laps, Qt::Key_Up);
    QTest::keyClick(laps, Qt::Key_Up);
    EXPECT_EQ(layout().laps, 5);
    EXPECT_EQ(steps(), before + 1) << "one gesture";
    EXPECT_EQ(layout().draft, DiceDraft::Rolling);
    EXPECT_EQ(layout().push, PushReach::Rest);
    const TitanLayout planned = layout();
    board().setFocus();
    key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(open->document().load(open->document().path()));
    EXPECT_EQ(layout(), planned);
}

} // namespace

} // namespace stagewright
