#include "editor/cards/board/card_accessible.h"
#include "editor/cards/board/table_speech.h"
#include "model/game/stage_file.h"
#include "tests/editor/cards/card_window.h"
#include "tests/editor/wait_until.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST_F(CardStages, AClickTurnsAPileFromAToBAndUndoBack) {
    show(twoPlayers());
    click({Kind::Pile, 4});
    EXPECT_EQ(shop(), "1A 2A 3A 4B 5A 6A 7A 8A 9A");
    click({Kind::Pile, 4});
    EXPECT_EQ(shop(), "1A 2A 3A 4A 5A 6A 7A 8A 9A");
    click({Kind::Pile, 9});
    undo();
    EXPECT_EQ(shop(), "1A 2A 3A 4A 5A 6A 7A 8A 9A");
    EXPECT_EQ(board().chosen(), (TableThing{Kind::Pile, 9}));
}

TEST_F(CardStages, DriversAreDraggedToPlayersAndBack) {
    show(twoPlayers());
    drag({Kind::Driver, 2}, {Kind::Seat, 1}); // Sofía Fernández
    EXPECT_EQ(driver(0), "sofia-fernandez");
    drag({Kind::Seat, 1}, {Kind::Seat, 2}); // the two change places
    EXPECT_EQ(driver(0), "aiko-yamamoto");
    EXPECT_EQ(driver(1), "sofia-fernandez");
    drag({Kind::Seat, 2}, {Kind::Driver, 3});
    EXPECT_EQ(driver(1), "");
    undo();
    EXPECT_EQ(driver(1), "sofia-fernandez");
    drag({Kind::Driver, 1}, {Kind::Pile, 3}); // nobody's place
    EXPECT_EQ(driver(0), "aiko-yamamoto");
    EXPECT_EQ(shop(), "1A 2A 3A 4A 5A 6A 7A 8A 9A");
}

TEST_F(CardStages, EscapeLetsGoOfADriver) {
    show(twoPlayers());
    QTest::mousePress(&board(), Qt::LeftButton, {}, pixel({Kind::Driver, 2}));
    moveTo(pixel({Kind::Seat, 1}));
    EXPECT_EQ(board().dragged(), QStringLiteral("sofia-fernandez"));
    board().setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(board().dragged().isEmpty());
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, pixel({Kind::Seat, 1}));
    EXPECT_EQ(driver(0), "harry-jordan");
}

TEST_F(CardStages, AClickFlipsDamageTokens) {
    show(twoPlayers());
    const auto token = [this](int number) {
        const QPoint at = board().grid().token(0, number).center().toPoint();
        QTest::mouseClick(&board(), Qt::LeftButton, {}, at);
        return table().seats[0].flipped;
    };
    EXPECT_EQ(token(2), 2);
    EXPECT_EQ(token(2), 1);
    EXPECT_EQ(token(8), 1) << "no token lies in the eighth slot";
    EXPECT_EQ(driver(0), "harry-jordan");
}

TEST_F(CardStages, KeysDoWhatTheMouseDoes) {
    show(twoPlayers());
    board().setFocus();
    EXPECT_EQ(board().chosen(), (TableThing{Kind::Pile, 1}));
    key(Qt::Key_Space);
    EXPECT_EQ(shop().substr(0, 2), "1B");
    key(Qt::Key_A);
    EXPECT_EQ(shop().substr(0, 2), "1A");
    key(Qt::Key_Right);
    key(Qt::Key_B);
    EXPECT_EQ(shop().substr(3, 2), "2B");
    key(Qt::Key_Delete);
    EXPECT_EQ(shop(), "1A 3A 4A 5A 6A 7A 8A 9A");
    key(Qt::Key_Down);
    EXPECT_EQ(board().chosen().kind, Kind::Seat);
    EXPECT_EQ(board().chosen().number, 1);
    key(Qt::Key_Plus);
    EXPECT_EQ(table().seats[0].flipped, 1);
    key(Qt::Key_Minus);
    EXPECT_EQ(table().seats[0].flipped, 0);
    key(Qt::Key_Space); // the next driver that is free
    EXPECT_EQ(driver(0), "sofia-fernandez");
    key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(driver(1), "sofia-fernandez");
    EXPECT_EQ(board().chosen().number, 2);
    key(Qt::Key_Delete);
    EXPECT_EQ(driver(1), "");
    key(Qt::Key_Up);
    key(Qt::Key_Up);
    EXPECT_EQ(board().chosen().kind, Kind::Slot);
    board().choose({Kind::Slot, 6});
    key(Qt::Key_Space);
    EXPECT_EQ(table().faceUp, 5);
    key(Qt::Key_Return);
    EXPECT_EQ(table().faceUp, 6);
}

TEST_F(CardStages, CommandsAreCalledByWhatTheyDo) {
    show(twoPlayers());
    const Actions& actions = window().actions();
    EXPECT_EQ(actions.flip->text(), QStringLiteral("Take the next one"));
    EXPECT_FALSE(actions.turn->isEnabled());
    board().choose({Kind::Pile, 3});
    actions.flip->trigger();
    EXPECT_EQ(shop(), "1A 2A 3B 4A 5A 6A 7A 8A 9A");
    actions.remove->trigger();
    EXPECT_EQ(shop(), "1A 2A 4A 5A 6A 7A 8A 9A");
}

TEST_F(CardStages, ReadersForTheBlindHearWhatLiesWhere) {
    show(soloTable("rookie"));
    const auto said = [this](TableThing thing) {
        return thingInWords(open->document(), thing).toStdString();
    };
    EXPECT_EQ(said({Kind::Slot, 3}),
              "Stage card 3, leaves in round 3, a die of the ghost driver lies on it");
    EXPECT_EQ(said({Kind::Slot, 1}), "Stage card 1, leaves in round 1");
    EXPECT_EQ(said({Kind::Pile, 7}), "Shop 7: stack 7A");
    EXPECT_EQ(said({Kind::Seat, 1}), "Player 1, Harry Jordan");
    EXPECT_EQ(said({Kind::Driver, 1}), "Driver Harry Jordan, for player 1");
    EXPECT_EQ(said({Kind::Driver, 4}), "Driver Ferenc Kovács, free");
    board().setFocus();
    key(Qt::Key_Delete); // of pile 1
    ASSERT_TRUE(waitUntil([this] { return !open->document().findings().isEmpty(); }));
    EXPECT_NE(
        spokenThing(board(), {Kind::Pile, 1}).indexOf(QStringLiteral("no stack with number 1")),
        -1);
    CardBoardAccessible accessible(board());
    EXPECT_EQ(accessible.childCount(), 6 + 9 + 1 + 4);
    QAccessibleInterface* pile = accessible.child(6 + 1);
    ASSERT_TRUE(pile);
    EXPECT_EQ(pile->text(QAccessible::Name), QStringLiteral("Shop 2: stack 2A"));
    EXPECT_EQ(accessible.indexOfChild(pile), 7);
    pile->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(shop().substr(0, 2), "2B");
    EXPECT_EQ(accessible.text(QAccessible::Description), QStringLiteral("Shop 2: stack 2B"));
}

TEST_F(CardStages, ANewTableIsBegunByTheFirstClickAndSaved) {
    show(R"({"game": "dirt-dust", "tiles": []})");
    EXPECT_TRUE(open->stage().layout.isEmpty());
    click({Kind::Pile, 1});
    EXPECT_EQ(shop(), "1A");
    EXPECT_EQ(table().seats.size(), 4);
    open->answers.pathToSave = path("new.json");
    key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitUntil([this] { return !window().isWindowModified(); }));
    const auto saved = loadStage(path("new.json"), games());
    ASSERT_TRUE(saved) << sentence(saved.error()).toStdString();
    EXPECT_TRUE(saved->layout == open->stage().layout);
    undo();
    EXPECT_TRUE(open->stage().layout.isEmpty());
}

} // namespace

} // namespace stagewright
