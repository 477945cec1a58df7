#include "model/layouts/cards/table/shop_mixer.h"
#include "tests/editor/cards/card_window.h"

#include <QPushButton>
#include <QTimeEdit>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The field of the panel Evening, which is made when it is opened.
QSpinBox& playersOfEvening(MainWindow& window) {
    window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    QCoreApplication::processEvents();
    return *window.findChild<QSpinBox*>(QStringLiteral("rally-players"));
}

void push(QPushButton& button) {
    QTest::mouseClick(&button, Qt::LeftButton);
}

TEST_F(CardStages, TheShopIsMixedByANumber) {
    show(twoPlayers());
    pick("card-mix", 3); // at random
    push(named<QPushButton>("card-mix-lay"));
    const std::string first = shop();
    EXPECT_EQ(first, "1B 2A 3A 4B 5B 6A 7B 8A 9B");
    push(named<QPushButton>("card-mix-anew"));
    EXPECT_NE(shop(), first);
    EXPECT_EQ(named<QSpinBox>("card-mix-seed").value(), 2);
    pick("card-mix", 2); // so many of B
    named<QSpinBox>("card-mix-b").setValue(4);
    push(named<QPushButton>("card-mix-lay"));
    EXPECT_EQ(stacksOfB(table().shop), 4);
    EXPECT_EQ(label("card-mix-laid"), "9 stacks, 4 of B");
    pick("card-mix", 1);
    push(named<QPushButton>("card-mix-lay"));
    EXPECT_EQ(shop(), "1B 2B 3B 4B 5B 6B 7B 8B 9B");
    undo();
    EXPECT_EQ(stacksOfB(table().shop), 4);
}

TEST_F(CardStages, TheFormPlansModePlayersAndGhost) {
    show(twoPlayers());
    named<QSpinBox>("card-players").setValue(3);
    EXPECT_EQ(table().seats.size(), 3);
    EXPECT_NE(label("card-box").find("21 × damage tokens"), std::string::npos) << label("card-box");
    push(named<QPushButton>("card-drivers-draw"));
    EXPECT_FALSE(table().seats[2].driver.isEmpty());
    pick("card-face-up", 1);
    EXPECT_EQ(table().faceUp, 5);
    EXPECT_EQ(label("card-difficulty"),
              "Easier by fewer open cards, harder by damage from the start");
    QTest::mouseClick(&named<QCheckBox>("card-gap"), Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_EQ(table().gap, RowGap::Travel);
    EXPECT_EQ(label("card-estimate"), "66 to 99 minutes");
    pick("card-mode", 2);
    EXPECT_EQ(table().mode, CardMode::Solo);
    EXPECT_EQ(table().seats.size(), 1);
    EXPECT_EQ(table().ghost, GhostLevel::Standard);
    pick("card-ghost", 2); // behind "not chosen" and the newbie
    EXPECT_EQ(table().ghost, GhostLevel::Rookie);
    EXPECT_NE(label("card-estimate-ghost").find("0 0 0 1 2 3 3 3 3 3 3, together 21"),
              std::string::npos)
        << label("card-estimate-ghost");
    pick("card-mode", 1);
    EXPECT_EQ(table().stage.id, QStringLiteral("trial"));
    EXPECT_NE(label("card-mix-laid").find("the rulebook does not tell"), std::string::npos);
}

TEST_F(CardStages, AStageOfOnesOwnIsNamedAndCounted) {
    show(twoPlayers());
    auto& decks = named<QComboBox>("card-deck");
    EXPECT_EQ(decks.currentText(), QStringLiteral("Sea Camp"));
    pick("card-deck", decks.count() - 1);
    EXPECT_EQ(table().stage.id, QStringLiteral("mine-1"));
    auto& title = named<QLineEdit>("card-deck-title");
    title.setFocus();
    title.selectAll();
    QTest::keyClicks(&title, QStringLiteral("Harbour"));
    EXPECT_EQ(table().stage.title, QStringLiteral("Harbour"));
    named<QSpinBox>("card-deck-cards").setValue(12);
    EXPECT_EQ(table().stage.cards, 12);
    EXPECT_EQ(label("card-estimate"), "72 to 108 minutes");
}

TEST_F(CardStages, WhatIsChosenIsSetByFields) {
    show(twoPlayers());
    click({Kind::Seat, 2});
    auto& name = named<QLineEdit>("card-seat-name");
    name.setFocus();
    QTest::keyClicks(&name, QStringLiteral("Ola"));
    EXPECT_EQ(table().seats[1].name, QStringLiteral("Ola"));
    named<QSpinBox>("card-seat-flipped").setValue(2);
    EXPECT_EQ(table().seats[1].flipped, 2);
    board().choose({Kind::Slot, 4});
    named<QSpinBox>("card-note-cost").setValue(6);
    named<QSpinBox>("card-note-left").setValue(3);
    ASSERT_EQ(table().stage.notes.size(), 1);
    EXPECT_EQ(table().stage.notes[0], (CardNote{4, 6, 3, 0, {}, {}}));
    board().setFocus();
    key(Qt::Key_Delete);
    EXPECT_TRUE(table().stage.notes.isEmpty());
}

TEST_F(CardStages, EveningsPlayedTellTheLength) {
    show(twoPlayers());
    EXPECT_EQ(label("card-estimate"), "60 to 90 minutes");
    EXPECT_EQ(label("card-estimate-source"), "10 rounds, by what the box says");
    named<QTimeEdit>("card-played-start").setTime(QTime(19, 0));
    named<QTimeEdit>("card-played-end").setTime(QTime(20, 20));
    push(named<QPushButton>("card-played-add"));
    ASSERT_EQ(table().played.size(), 1);
    EXPECT_EQ(label("card-estimate"), "80 minutes");
    EXPECT_EQ(label("card-estimate-source"), "10 rounds, by your own evenings");
    undo();
    EXPECT_EQ(label("card-estimate"), "60 to 90 minutes");
}

TEST_F(CardStages, ATrialsMinutesAreForAllAndByPlayer) {
    show(trialTable());
    EXPECT_EQ(label("card-estimate"), "70 minutes");
    auto& said = named<QCheckBox>("card-trial-said");
    EXPECT_FALSE(named<QDoubleSpinBox>("card-trial-round").isEnabled());
    QTest::mouseClick(&said, Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_EQ(table().trialMinutes, (TrialMinutes{2, 3}));
    named<QDoubleSpinBox>("card-trial-round").setValue(1);
    named<QDoubleSpinBox>("card-trial-player").setValue(2.5);
    EXPECT_EQ(table().trialMinutes, (TrialMinutes{1, 2.5}));
    EXPECT_EQ(label("card-estimate"), "55 minutes");
    EXPECT_EQ(label("card-estimate-source"), "5 rounds, by your own figure");
    named<QSpinBox>("card-players").setValue(2);
    EXPECT_EQ(label("card-estimate"), "30 minutes");
    // One figure takes the place of the other.
    QTest::mouseClick(&named<QCheckBox>("card-minutes-said"), Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_FALSE(table().trialMinutes);
    EXPECT_EQ(label("card-estimate"), "38 minutes"); // 5 rounds of 7.5
    QTest::mouseClick(&said, Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_FALSE(table().minutesARound);
    QTest::mouseClick(&said, Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_EQ(label("card-estimate-source"), "5 rounds, assumed: the rulebook says nothing of it");
    pick("card-mode", 0);
    EXPECT_TRUE(said.isHidden() || !said.parentWidget()->isVisibleTo(&window()));
}

TEST_F(CardStages, WhatEveningsOfTheFileHadIsNotPlayedLately) {
    show(twoPlayers());
    push(named<QPushButton>("card-played-add"));
    EXPECT_EQ(table().played.value(0).laid, table().laid());
    pick("card-mix", 4); // not played lately
    push(named<QPushButton>("card-mix-lay"));
    EXPECT_EQ(shop(), "1B 2B 3B 4B 5B 6B 7B 8B 9B");
    for (int drawn = 0; drawn < 5; ++drawn) {
        push(named<QPushButton>("card-drivers-draw"));
        for (qsizetype seat = 0; seat < 2; ++seat)
            EXPECT_TRUE(driver(seat) == "sofia-fernandez" || driver(seat) == "ferenc-kovacs")
                << driver(seat);
    }
    push(named<QPushButton>("card-played-add"));
    push(named<QPushButton>("card-mix-lay"));
    EXPECT_EQ(shop(), "1A 2A 3A 4A 5A 6A 7A 8A 9A") << "longer ago";
}

TEST_F(CardStages, HaveAsManyPlacesAsTheEveningHasPlayers) {
    show(twoPlayers());
    auto& atTable = named<QSpinBox>("card-players");
    auto& ofEvening = playersOfEvening(window());
    const auto expectPlayers = [&](int players) {
        EXPECT_EQ(table().seats.size(), players);
        EXPECT_EQ(open->document().rally().players(), players);
        EXPECT_EQ(ofEvening.value(), players);
    };
    expectPlayers(2);
    atTable.setValue(3);
    expectPlayers(3);
    ofEvening.setValue(4);
    expectPlayers(4);
    EXPECT_EQ(atTable.value(), 4);
    ofEvening.setValue(1);
    expectPlayers(1);
    ofEvening.setValue(3);
    pick("card-mode", 2); // solo
    expectPlayers(1);
    pick("card-mode", 0);
    expectPlayers(4);
    for (int step = 0; step < 6; ++step)
        undo();
    expectPlayers(2);
    EXPECT_EQ(driver(1), "aiko-yamamoto");
    EXPECT_FALSE(open->document().isModified());
}

TEST_F(CardStages, AnEmptyTableIsBegunWithPlacesForTheEvening) {
    show(R"({"title": "New", "game": "dirt-dust", "players": 3, "tiles": []})");
    EXPECT_EQ(named<QSpinBox>("card-players").value(), 3);
    named<QSpinBox>("card-players").setValue(2);
    click({Kind::Pile, 1});
    EXPECT_EQ(table().seats.size(), 2);
}

TEST_F(CardStages, NobodyIsChosenWhoHasNoPlaceAnyMore) {
    show(R"({"title": "New", "game": "dirt-dust", "players": 4, "tiles": []})");
    auto& players = playersOfEvening(window());
    board().choose({Kind::Seat, 4});
    players.setValue(2);
    board().setFocus();
    EXPECT_EQ(board().chosen(), TableThing{});
    key(Qt::Key_Plus);
    EXPECT_TRUE(table().seats.isEmpty()) << "nothing was flipped";
}

TEST_F(CardStages, TheGhostsPointsComeWithTheHazardDie) {
    show(soloTable("standard"));
    EXPECT_NE(label("card-estimate-ghost").find("is not known"), std::string::npos);
    auto& known = named<QCheckBox>("card-hazard-known");
    QTest::mouseClick(&known, Qt::LeftButton, {}, QPoint(8, 8));
    ASSERT_TRUE(table().hazard);
    const auto hits = window().findChildren<QSpinBox*>(QStringLiteral("card-hazard-hits"));
    ASSERT_EQ(hits.size(), 6);
    hits[0]->setValue(3);
    EXPECT_EQ((*table().hazard)[0].hits, 3);
    EXPECT_NE(label("card-estimate-ghost").find("he scores 12.0 speed points"), std::string::npos)
        << label("card-estimate-ghost");
}

TEST_F(CardStages, ATrialTellsWhoQualifies) {
    show(trialTable());
    const auto entered = window().findChildren<QCheckBox*>(QStringLiteral("card-score-entered"));
    ASSERT_GE(entered.size(), 1);
    Q_EMIT entered[0]->clicked(true);
    const auto speed = window().findChildren<QSpinBox*>(QStringLiteral("card-score-speed"));
    const auto results = window().findChildren<QLabel*>(QStringLiteral("card-score-result"));
    speed[0]->setValue(11);
    EXPECT_EQ(results[0]->text().toStdString(), "11 points: 15 are needed for a real stage");
    speed[0]->setValue(15);
    EXPECT_EQ(results[0]->text().toStdString(), "15 points: qualified for a real stage");
}

TEST_F(CardStages, ScoresAddUpAndTellPlaces) {
    show(twoPlayers());
    const auto entered = window().findChildren<QCheckBox*>(QStringLiteral("card-score-entered"));
    ASSERT_GE(entered.size(), 2);
    Q_EMIT entered[0]->clicked(true);
    Q_EMIT entered[1]->clicked(true);
    const auto field = [this](const char* name, int seat) {
        return window().findChildren<QSpinBox*>(QString::fromLatin1(name))[seat];
    };
    field("card-score-speed", 0)->setValue(41);
    field("card-score-cards", 0)->setValue(4);
    field("card-score-hazard", 0)->setValue(2);
    field("card-score-popularity", 0)->setValue(3);
    field("card-score-popularity", 1)->setValue(5);
    ASSERT_TRUE(table().seats[0].score);
    EXPECT_EQ(table().seats[0].score->speed, 41);
    const auto results = window().findChildren<QLabel*>(QStringLiteral("card-score-result"));
    EXPECT_EQ(results[0]->text().toStdString(), "44 points, 1 of them for popularity: place 1");
    EXPECT_EQ(results[1]->text().toStdString(), "3 points, 3 of them for popularity: place 2");
    push(named<QPushButton>("card-score-take"));
    const Rally& rally = open->document().rally();
    ASSERT_EQ(rally.drivers().size(), 2);
    EXPECT_EQ(rally.drivers()[0].name, QStringLiteral("Player 1"));
    for (int i = 0; i < 2; ++i) {
        const StageResult* result = rally.result(rally.stages()[0].key, rally.drivers()[i].key);
        ASSERT_TRUE(result);
        EXPECT_EQ(result->outcome, StageOutcome(Raced{i + 1}));
    }
    undo();
    EXPECT_TRUE(open->document().rally().drivers().isEmpty());
}

} // namespace

} // namespace stagewright
