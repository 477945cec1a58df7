#include "model/game/games.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/field_game.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const QStringList roadAndBend{QStringLiteral("road"), QStringLiteral("bend")};

/// A rally of a stage of the program's and one of the game of the tests.
Rally mixedRally() {
    Rally rally(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    RallyStage second;
    second.stage = fieldStage(roadAndBend);
    apply(addStage(rally, second, 1), rally);
    return rally;
}

TEST(Games, AreThoseOfTheRulebooksInTheOrderOfTheirPlaces) {
    EXPECT_EQ(games().ids(), (QStringList{QStringLiteral("dirt"), QStringLiteral("gt"),
                                          QStringLiteral("titan-race"), QStringLiteral("dirt-dust"),
                                          QStringLiteral("rallyman-2009")}));
    ASSERT_TRUE(games().find(u"gt"));
    EXPECT_EQ(games().find(u"gt")->title, QStringLiteral("Rallyman: GT"));
    EXPECT_EQ(games().find(u"gt")->layout, &TileLayout::kind());
    EXPECT_FALSE(games().find(u"titan"));
    EXPECT_FALSE(games().find(u""));
}

TEST(Games, KeepDataOfKindsOfLayout) {
    EXPECT_FALSE(games().data<Catalogue>().sides().empty());
    EXPECT_TRUE(Games().data<Catalogue>().sides().empty());
    const Games with = games().with(QString(QStringLiteral("club")));
    EXPECT_EQ(with.data<QString>(), QStringLiteral("club"));
    EXPECT_FALSE(with.data<Catalogue>().sides().empty());
    EXPECT_EQ(games().data<QString>(), QString());
}

TEST(Games, AFileIsReadByTheKindOfItsGame) {
    const Stage stage = fieldStage(roadAndBend);
    const QByteArray text = writeStage(stage);
    EXPECT_TRUE(text.contains(R"("fields": ["road","bend"])")) << text.constData();
    const auto back = readStage(text, gamesWithFields());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(*back, stage);
    EXPECT_EQ(verifiedStageText(stage), text);
}

TEST(Games, AGameThatIsNotKnownIsAFaultThatNamesThoseThereAre) {
    const auto stage = readStage(R"({
 "title": "Styx",
 "game": "titan",
 "points": []
})",
                                 games());
    ASSERT_FALSE(stage);
    EXPECT_EQ(sentence(stage.error()).toStdString(),
              "line 3, game: the program knows no game \"titan\". "
              "Games that there are: dirt, gt, titan-race, dirt-dust, rallyman-2009.");
}

/// Its tiles can be laid and looked at, whatever it is to be driven by.
TEST(Games, ATileStageOfAGameThatIsNotKnownIsReadAllTheSame) {
    const auto stage =
        readStage(R"({"game": "club", "tiles": [{"q": 0, "r": 0, "tile": "217b"}]})", games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    EXPECT_EQ(stage->info.game, QStringLiteral("club"));
    EXPECT_EQ(stage->layout.pieceCount(), 1);
}

TEST(Games, AFaultOfAKindNamesItsField) {
    const auto stage = readStage(R"({"game": "fields", "fields": ["road", 5]})", gamesWithFields());
    ASSERT_FALSE(stage);
    EXPECT_EQ(stage.error().place, QStringLiteral("line 1, fields"));
}

TEST(Games, NothingLaidIsWrittenAndReadForAnyGame) {
    Stage stage;
    stage.info.game = QStringLiteral("fields");
    const QByteArray text = writeStage(stage);
    EXPECT_TRUE(text.contains(R"("tiles": [])"));
    const auto back = readStage(text, gamesWithFields());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(*back, stage);
    EXPECT_EQ(writeStage(*back), text);
}

TEST(Games, WhatAKindHoldsTooMuchOfIsNotWritten) {
    const Stage stage = fieldStage(QStringList(101, QStringLiteral("road")));
    EXPECT_FALSE(verifiedStageText(stage));
}

TEST(Games, ARallyMixesThem) {
    const Rally rally = mixedRally();
    const auto text = verifiedRallyText(rally);
    ASSERT_TRUE(text) << sentence(text.error()).toStdString();
    const auto back = readRally(*text, gamesWithFields());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(*back, rally);
    EXPECT_FALSE(readRally(*text, games()));
}

TEST(Games, APackMixesThem) {
    RallyPack pack;
    pack.rally = mixedRally();
    const auto zip = writeRallyPack(pack);
    ASSERT_TRUE(zip) << sentence(zip.error()).toStdString();
    const auto back = readRallyPack(*zip, gamesWithFields());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_TRUE(back->whole());
    EXPECT_EQ(back->pack, pack);
    // A program that knows no such game opens the others, and says which it does not know.
    const auto partly = readRallyPack(*zip, games());
    ASSERT_TRUE(partly);
    ASSERT_EQ(partly->damages.size(), 1U);
    EXPECT_TRUE(partly->damages[0].what.contains(QStringLiteral("\"fields\"")));
    EXPECT_EQ(partly->pack.rally.stages()[0].stage, pack.rally.stages()[0].stage);
}

} // namespace
} // namespace stagewright
