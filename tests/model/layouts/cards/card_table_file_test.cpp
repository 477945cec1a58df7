#include "tests/model/layouts/cards/any_card_table.h"
#include "tests/model/layouts/cards/card_tables.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

const QByteArray soloTable = R"({
 "format": 1,
 "title": "Against the ghost",
 "author": "",
 "game": "dirt-dust",
 "players": 1,
 "more": [1],
 "kind": "cards",
 "mode": "solo",
 "stage": {"id": "harbour", "title": "Harbour", "cards": 10, "surroundings": "port", "notes": [{"card": 4, "cost": 6, "left": 3, "words": "mind the crane", "seen": true}], "by": "me"},
 "faceUp": 6,
 "shop": ["1A","2B","3A","4A","5A","6A","7A","8A","9B"],
 "drivers": ["harry-jordan"],
 "flipped": [1],
 "names": ["Ola"],
 "scores": [{"speed": 41, "cards": 4, "hazardDice": 2, "popularity": 3, "flipped": 1}],
 "ghost": "rookie",
 "ghostScore": {"speed": 30, "popularity": 5},
 "gap": "close",
 "hazardFaces": [{"hits": 2, "popularity": 0}, {"hits": 3, "popularity": 1}, {"hits": 3, "popularity": 2}, {"hits": 1, "popularity": 0}, {"hits": 0, "popularity": 0}, {"hits": 0, "popularity": 0}],
 "minutesARound": 7.5,
 "trialMinutes": {"round": 2, "player": 3.5},
 "played": [
  {"start": "19:00", "end": "20:10", "rounds": 10},
  {"start": "20:15", "end": "21:20", "rounds": 10, "stage": "harbour", "shop": ["1A","2B"], "drivers": ["harry-jordan"]}
 ]
}
)";

TEST(CardTableFile, IsReadAndWrittenAgainAsItStands) {
    const auto stage = readStage(soloTable, games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    const CardTable& table = cardTableOf(*stage);
    EXPECT_EQ(table.mode, CardMode::Solo);
    EXPECT_EQ(table.stage.title, QStringLiteral("Harbour"));
    ASSERT_EQ(table.stage.notes.size(), 1);
    EXPECT_EQ(table.stage.notes[0].cost, 6);
    EXPECT_EQ(table.stage.notes[0].left, 3);
    EXPECT_EQ(table.ghost, GhostLevel::Rookie);
    ASSERT_EQ(table.seats.size(), 1);
    EXPECT_EQ(table.seats[0].flipped, 1);
    EXPECT_EQ(table.seats[0].score->speed, 41);
    EXPECT_EQ((*table.hazard)[2], (HazardFace{3, 2}));
    EXPECT_DOUBLE_EQ(table.played[0].minutesARound(), 7);
    EXPECT_EQ(table.played[0].laid, CardsLaid());
    EXPECT_EQ(table.played[1].laid, (CardsLaid{QStringLiteral("harbour"),
                                               {QStringLiteral("1A"), QStringLiteral("2B")},
                                               {QStringLiteral("harry-jordan")}}));
    EXPECT_EQ(writeStage(*stage).toStdString(), soloTable.toStdString());
    EXPECT_EQ(verifiedStageText(*stage), soloTable);
}

TEST(CardTableFile, WhatIsLeftOutIsUsual) {
    const CardTable race = cardTable(R"("shop": ["9a", "1b", "1S", "1A"])");
    EXPECT_EQ(race.mode, CardMode::Race);
    EXPECT_EQ(race.faceUp, 6);
    EXPECT_EQ(race.stage.cards, 10);
    EXPECT_EQ(race.seats.size(), 4);
    EXPECT_EQ(race.shop.join(u' '), QStringLiteral("1A 1B 9A 1S"));
    EXPECT_EQ(cardTable(R"("mode": "trial", "shop": [])").stage.cards, 5);
    EXPECT_EQ(cardTable(R"("mode": "trial", "shop": [])").faceUp, 5);
    EXPECT_EQ(cardTable(R"("mode": "solo", "shop": [])").seats.size(), 1);
    EXPECT_EQ(cardTable(R"("players": 3, "shop": [])").seats.size(), 3);
    EXPECT_EQ(cardTable(R"("players": 3, "shop": [], "flipped": [0, 1])").seats.size(), 2);
    EXPECT_EQ(cardTable(R"("shop": [], "stage": null, "ghost": null, "drivers": [null, "x"],
                           "hazardFaces": null, "minutesARound": null, "gap": null)" +
                        QByteArray())
                  .seats.size(),
              2);
}

TEST(CardTableFile, NullIsNotSaid) {
    const CardTable table = cardTable(R"("kind": null, "mode": null, "faceUp": null, "shop": null,
        "stage": {"id": null, "title": null, "cards": null, "surroundings": null, "notes": null},
        "drivers": [null], "names": [null], "flipped": null, "ghost": null, "ghostScore": null,
        "scores": [{"speed": 3, "cards": null, "destroyed": null}], "trialMinutes": null,
        "played": null)");
    CardTable usual;
    usual.seats = {CardSeat{{}, 0, {}, SeatScore{3}}};
    EXPECT_EQ(table, usual);
}

struct BadTable {
    const char* fields;
    const char* said;
};

class CardTableFileFaults : public testing::TestWithParam<BadTable> {};

TEST_P(CardTableFileFaults, NameTheLineTheFieldAndARemedy) {
    const QByteArray text = QByteArray("{\"game\": \"dirt-dust\",\n") + GetParam().fields + "}";
    const auto stage = readStage(text, games());
    ASSERT_FALSE(stage);
    EXPECT_EQ(sentence(stage.error()).toStdString(), GetParam().said);
}

INSTANTIATE_TEST_SUITE_P(
    Each, CardTableFileFaults,
    testing::Values(
        BadTable{R"("kind": "stage", "shop": [])",
                 "line 2, kind: is \"stage\", but must be one of: cards."},
        BadTable{R"("mode": "relay", "shop": [])",
                 "line 2, mode: is \"relay\", but must be one of: race, trial, solo."},
        BadTable{R"("shop": "1A")", "line 2, shop: must be a list, in square brackets."},
        BadTable{R"("shop": [1])", "line 2, shop: must be a list of stacks, each in quotes. Write "
                                   "number and letter, as in \"1A\"."},
        BadTable{R"("shop": [], "faceUp": 7)",
                 "line 2, faceUp: must be a whole number from 1 to 6."},
        BadTable{R"("shop": [], "stage": "sea-camp")",
                 "line 2, stage: must be an object, in braces."},
        BadTable{R"("shop": [], "stage": {"id": "x", "cards": 0})",
                 "line 2, stage.cards: must be a whole number from 1 to 100."},
        BadTable{R"("shop": [], "stage": {"title": "Mine"})",
                 "line 2, stage.id: a stage with a title needs an id. Write \"sea-camp\", "
                 "\"trial\", or one of your own."},
        BadTable{R"("shop": [], "stage": {"id": "x", "notes": [{"card": 2}, {"card": 2}]})",
                 "line 2, stage.notes[1].card: card 2 is there twice. Write all that is said of a "
                 "card into one note."},
        BadTable{R"("shop": [], "drivers": [3])",
                 "line 2, drivers: must be a list of texts in quotes, or null. Write null where it "
                 "is not said."},
        BadTable{R"("shop": [], "flipped": [8])",
                 "line 2, flipped: must be a list of numbers from 0 to 7. Write how many damage "
                 "tokens are flipped, a number for each player."},
        BadTable{R"("shop": [], "flipped": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0])",
                 "line 2, flipped: four play at most. Leave out the rest."},
        BadTable{R"("shop": [], "scores": [null, {"cards": 4}])",
                 "line 2, scores[1].speed: is missing."},
        BadTable{R"("shop": [], "scores": [{"speed": 4, "popularity": 16}])",
                 "line 2, scores[0].popularity: must be a whole number from 0 to 15."},
        BadTable{R"("shop": [], "ghost": "ghastly")",
                 "line 2, ghost: is \"ghastly\", but must be one of: newbie, rookie, amateur, "
                 "standard, challenger, veteran, beast."},
        BadTable{R"("shop": [], "gap": "jump")",
                 "line 2, gap: is \"jump\", but must be one of: close, travel."},
        BadTable{
            R"("shop": [], "hazardFaces": [{"hits": 1}])",
            "line 2, hazardFaces: the hazard die has six faces, and here are 1. Write all six, "
            "or none."},
        BadTable{R"("shop": [], "hazardFaces": [{"hits": 1}, {}, {}, {}, {}, {}])",
                 "line 2, hazardFaces[1].hits: is missing."},
        BadTable{
            R"("shop": [], "minutesARound": 0)",
            "line 2, minutesARound: must be minutes, more than 0 and at most 240. Leave it out "
            "where it is not known."},
        BadTable{R"("shop": [], "trialMinutes": {"round": 1})",
                 "line 2, trialMinutes.player: is missing."},
        BadTable{R"("shop": [], "played": [{"start": "7pm", "end": "20:00", "rounds": 10}])",
                 "line 2, played[0].start: \"7pm\" is no time. Write hours and minutes, as in "
                 "\"19:30\"."},
        BadTable{R"("shop": [], "played": [{"start": "19:00", "end": "20:00", "rounds": 0}])",
                 "line 2, played[0].rounds: must be a whole number from 1 to 200."},
        BadTable{R"("shop": [], "played": [{"start": "19:00", "end": "20:00", "rounds": 5,
                                            "drivers": [""]}])",
                 "line 3, played[0].drivers: must be a list of drivers, each in quotes. Leave out "
                 "those who are not known."},
        BadTable{R"("shop": [], "played": [{"start": "19:00", "end": "20:00", "rounds": 5,
                                            "shop": [1]}])",
                 "line 3, played[0].shop: must be a list of stacks, each in quotes. Write number "
                 "and letter, as in \"1A\"."},
        BadTable{R"("shop": [], "played": [{"start": "19:00", "end": "19:00", "rounds": 10}])",
                 "line 2, played[0].end: the evening ends when it begins. Write when it ended, or "
                 "leave the evening out."}));

/// What the rules of the game judge is read all the same.
TEST(CardTableFile, WhatTheRulesJudgeIsNoFault) {
    const CardTable table = cardTable(R"("shop": ["1A", "1A", "0X"], "drivers": ["nobody"],
                                         "faceUp": 2, "ghost": "beast")");
    EXPECT_EQ(table.shop.size(), 3);
    EXPECT_EQ(table.seats[0].driver, QStringLiteral("nobody"));
}

TEST(CardTableFile, NothingLaidIsAFileWithoutTiles) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt-dust");
    stage.layout = Layout(CardTable());
    EXPECT_TRUE(stage.layout.isEmpty());
    const auto again = readStage(writeStage(stage), games());
    ASSERT_TRUE(again) << sentence(again.error()).toStdString();
    EXPECT_TRUE(again->layout == stage.layout);
    EXPECT_EQ(writeStage(*again), writeStage(stage));
}

RC_GTEST_PROP(CardTableFile, AnyTableIsReadAgainAsItWasWritten, ()) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt-dust");
    stage.info.title = QStringLiteral("Any");
    stage.layout = Layout(anyCardTable());
    const QByteArray text = writeStage(stage);
    const auto again = readStage(text, games());
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == stage);
    RC_ASSERT(writeStage(*again) == text);
}

} // namespace
} // namespace stagewright
