#include "model/game/pieces.h"
#include "model/layouts/cards/play/box_list.h"
#include "tests/model/layouts/cards/card_tables.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QByteArray boxText() {
    QFile file(QStringLiteral(":/games/dirt-and-dust/box.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int countOf(const CardTable& table, const char* id) {
    for (const BoxLine& line : boxListOf(table, cardGame()))
        if (line.id == QLatin1StringView(id))
            return line.count;
    return 0;
}

TEST(CardGame, HoldsWhatTheRulebookLists) {
    EXPECT_EQ(cardGame().mostPlayers, 4);
    EXPECT_EQ(cardGame().drivers.size(), 4U);
    EXPECT_EQ(cardGame().ghosts.size(), 7U);
    EXPECT_EQ(cardGame().stackCards, 8);
    EXPECT_EQ(cardGame().trial.qualifies, 15);
    ASSERT_TRUE(cardGame().stage(QStringLiteral("sea-camp")));
    EXPECT_EQ(cardGame().stage(QStringLiteral("sea-camp"))->title, QStringLiteral("Sea Camp"));
    EXPECT_FALSE(cardGame().driver(QStringLiteral("nobody")));
}

TEST(CardGame, RefusesDataWithoutASourceOrALevel) {
    QByteArray text = boxText();
    ASSERT_TRUE(readCardGame(text));
    text.replace(R"("source": "box; rulebook, List of components")", R"("source": "")");
    const auto unsaid = readCardGame(text);
    ASSERT_FALSE(unsaid);
    EXPECT_TRUE(unsaid.error().place.endsWith(QStringLiteral("mostPlayers.source")))
        << unsaid.error().place.toStdString();
    QByteArray without = boxText();
    without.replace(R"("ghost": "beast")", R"("ghost": "veteran")");
    const auto lacking = readCardGame(without);
    ASSERT_FALSE(lacking);
    EXPECT_EQ(lacking.error().what, QStringLiteral("lacks the level \"beast\""));
}

TEST(BoxList, OfTwoPlayersIsTwiceAPlayersThings) {
    const CardTable table =
        cardTable(R"("shop": ["1A"], "drivers": ["harry-jordan", "aiko-yamamoto"])");
    EXPECT_EQ(countOf(table, "damage-tokens"), 14);
    EXPECT_EQ(countOf(table, "hazard-dice"), 6);
    EXPECT_EQ(countOf(table, "navigator-tokens"), 20);
    EXPECT_EQ(countOf(table, "player-dice"), 6);
    EXPECT_EQ(countOf(table, "starter-cards"), 10);
    EXPECT_EQ(countOf(table, "boost-dice"), 10);
    EXPECT_EQ(countOf(table, "driver-harry-jordan"), 5);
    EXPECT_EQ(countOf(table, "ghost-card"), 0);
}

TEST(BoxList, OfSoloHasTheGhostDriversDiceAndMarkers) {
    const CardTable table = cardTable(R"("shop": [], "mode": "solo", "ghost": "rookie",
                                         "stage": {"id": "sea-camp"})");
    EXPECT_EQ(table.seats.size(), 1);
    EXPECT_EQ(countOf(table, "hazard-dice"), 6);
    EXPECT_EQ(countOf(table, "player-dice"), 6);
    EXPECT_EQ(countOf(table, "ghost-card"), 1);
    EXPECT_EQ(countOf(table, "speed-marker"), 2);
    EXPECT_EQ(countOf(table, "damage-tokens"), 7);
    EXPECT_EQ(countOf(table, "stage-sea-camp"), 10);
}

TEST(BoxList, OfAFullTrialTakesEightAndFourCardsOfB) {
    const CardTable table =
        cardTable(R"("shop": ["1A", "3A", "5A", "7A"], "mode": "trial", "players": 4,
                     "stage": {"id": "trial"})");
    const auto cards = shopCardsOf(table, cardGame());
    EXPECT_EQ(cards.at({1, 'B'}), 8);
    EXPECT_EQ(cards.at({3, 'B'}), 8);
    EXPECT_EQ(cards.at({5, 'B'}), 4);
    EXPECT_EQ(cards.at({7, 'A'}), 8);
    EXPECT_EQ(cards.size(), 7U);
    EXPECT_EQ(countOf(table, "stage-trial"), 5);
    CardTable withDrivers = table;
    withDrivers.seats[0].driver = QStringLiteral("harry-jordan");
    EXPECT_EQ(countOf(withDrivers, "driver-harry-jordan"), 0);
}

TEST(BoxList, IsThePickingListOfAStage) {
    const Stage stage = cardStage(R"("shop": ["2B", "1A"], "players": 3)");
    const auto lines = games().face<StagePieces>(stage).list(stage, games());
    ASSERT_GT(lines.size(), 2U);
    EXPECT_EQ(lines[0].number, QStringLiteral("1"));
    EXPECT_EQ(lines[0].side, QStringLiteral("A"));
    EXPECT_EQ(lines[0].count, 8);
    EXPECT_EQ(lines[1].side, QStringLiteral("B"));
    EXPECT_EQ(lines[0].boxes, QStringList{QStringLiteral("dirt-dust")});
    Stage bare;
    bare.info.game = QStringLiteral("dirt-dust");
    EXPECT_TRUE(games().face<StagePieces>(bare).list(bare, games()).empty());
}

} // namespace
} // namespace stagewright
