#include "model/layouts/cards/table/card_edits.h"
#include "tests/model/layouts/cards/any_card_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

const QString harry = QStringLiteral("harry-jordan");
const QString aiko = QStringLiteral("aiko-yamamoto");

TEST(CardEdits, AStackIsTurnedFromAToBAndBack) {
    CardTable table = withOtherStack(CardTable(), 3);
    EXPECT_EQ(table.shop, QStringList{QStringLiteral("3A")});
    EXPECT_EQ(table.seats.size(), 4) << "a table that is begun has places";
    table = withOtherStack(table, 3);
    EXPECT_EQ(table.shop, QStringList{QStringLiteral("3B")});
    table = withStack(table, {1, 'B'}, true);
    EXPECT_EQ(table.shop, (QStringList{QStringLiteral("1B"), QStringLiteral("3B")}));
    EXPECT_EQ(withStack(table, {3, 'B'}, false).shop, QStringList{QStringLiteral("1B")});
    EXPECT_EQ(withOtherStack(withOtherStack(table, 1), 1), table);
}

TEST(CardEdits, DriversChangePlaces) {
    CardTable table = withSeats(begun({}), 3);
    table = withDriver(table, 0, harry);
    table = withDriver(table, 2, aiko);
    const CardTable changed = withDriver(table, 0, aiko);
    EXPECT_EQ(changed.seats[0].driver, aiko);
    EXPECT_EQ(changed.seats[2].driver, harry);
    EXPECT_EQ(withDriver(table, 0, {}).seats[0].driver, QString());
    EXPECT_EQ(withDriver(table, 7, harry), table);
    const CardTable moved = withSeatMoved(table, 2, 0);
    EXPECT_EQ(moved.seats[0].driver, aiko);
    EXPECT_EQ(moved.seats[1].driver, harry);
    EXPECT_EQ(withSeatMoved(table, 3, 0), table);
}

TEST(CardEdits, AModeBringsWhatItNeeds) {
    CardTable table = withDriver(withSeats(begun({}), 3), 0, harry);
    table.shop = {QStringLiteral("2B")};
    const CardTable solo = inMode(table, CardMode::Solo);
    EXPECT_EQ(solo.seats.size(), 1);
    EXPECT_EQ(solo.seats[0].driver, harry);
    EXPECT_EQ(solo.ghost, GhostLevel::Standard);
    EXPECT_EQ(solo.shop, table.shop);
    const CardTable trial = inMode(table, CardMode::Trial);
    EXPECT_EQ(trial.seats.size(), 3);
    EXPECT_TRUE(trial.seats[0].driver.isEmpty());
    EXPECT_EQ(trial.stage.id, QStringLiteral("trial"));
    EXPECT_EQ(trial.stage.cards, 5);
    EXPECT_EQ(trial.shop.join(u' '), QStringLiteral("1A 3A 5A"));
    EXPECT_EQ(trial.faceUp, 5);
    const CardTable race = inMode(trial, CardMode::Race);
    EXPECT_EQ(race.shop.size(), 9);
    EXPECT_EQ(race.stage.cards, 10);
    CardTable scored = solo;
    scored.ghostScore = GhostScore{30, 2};
    EXPECT_FALSE(inMode(scored, CardMode::Race).ghost);
    EXPECT_FALSE(inMode(scored, CardMode::Race).ghostScore);
}

TEST(CardEdits, ANoteThatSaysNothingGoes) {
    CardTable table = withNote(begun({}), {4, 6, 3, 0, QStringLiteral("left!"), {}});
    table = withNote(table, {2, 1, 0, 0, {}, {}});
    ASSERT_EQ(table.stage.notes.size(), 2);
    EXPECT_EQ(table.stage.notes[0].card, 2);
    EXPECT_EQ(withNote(table, {4, {}, 0, 0, {}, {}}).stage.notes.size(), 1);
}

RC_GTEST_PROP(CardEdits, AreUndoneByTheirInverse, ()) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt-dust");
    stage.layout = Layout(anyCardTable());
    const Stage before = stage;
    const Edit first = layCards(stage, anyCardTable());
    apply(first, stage);
    const Stage between = stage;
    const Edit second = layCards(stage, withOtherStack(cardTableOf(stage), 4));
    apply(second, stage);
    const Stage after = stage;
    apply(inverse(second), stage);
    RC_ASSERT(stage == between);
    apply(inverse(first), stage);
    RC_ASSERT(stage == before);
    apply(composed(first, second), stage);
    RC_ASSERT(stage == after);
}

} // namespace
} // namespace stagewright
