#include "model/drive/stage_driving.h"
#include "model/game/beside_the_road.h"
#include "model/game/piece_files.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/edge.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/own_tiles.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(HexTiles, PlacesAreHexesByTheirCoordinates) {
    const StagePlaces& places = games().face<StagePlaces>(board({{"205a", {0, 0}}}));
    EXPECT_EQ(places.name({-1, 2}), QStringLiteral("(-1, 2)"));
    EXPECT_EQ(places.listKey, QLatin1StringView("hexes"));
    EXPECT_EQ(places.json({-1, 2}),
              (QJsonObject{{QStringLiteral("q"), -1}, {QStringLiteral("r"), 2}}));
    QStringList sides;
    for (const Edge edge : allEdges)
        sides << places.sideName(index(edge));
    EXPECT_EQ(sides.join(u' '), QStringLiteral("N NE SE S SW NW"));
}

TEST(HexTiles, PiecesAreTilesWithoutTheirSides) {
    const Stage stage = board({{"205b", {0, 0}}, {"205a", {0, 1}}, {"217b", {0, 2}}});
    const auto& pieces = games().face<StagePieces>(stage);
    EXPECT_EQ(pieces.needs(stage),
              (PieceCounts{{QStringLiteral("205"), 2}, {QStringLiteral("217"), 1}}));
    EXPECT_EQ(pieces.boxesFor(stage, games()), QStringList{QStringLiteral("dirt-core")});
    EXPECT_EQ(pieces.hasService(stage, games()), false);
    EXPECT_EQ(
        pieces.hasService(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games()),
        true);
}

TEST(HexTiles, WhatNobodyRacesOverIsCountedBySort) {
    const Stage rally = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const auto& beside = games().face<BesideTheRoad>(rally);
    EXPECT_EQ(beside.counted(rally, games()), QStringList{QStringLiteral("1 service tile(s)")});
    const Stage mixed = board(
        {{"205b", {0, 0}}, {"901a", {0, 1}}, {"904a", {0, 2}}, {"101", {0, 3}}, {"905a", {0, 4}}});
    EXPECT_EQ(beside.counted(mixed, games()),
              (QStringList{QStringLiteral("1 pit tile(s)"), QStringLiteral("2 filler(s)"),
                           QStringLiteral("1 podium tile(s)")}));
    EXPECT_EQ(beside.pieces(rally, games()), 1);
    EXPECT_EQ(beside.pieces(mixed, games()), 4);
    // With the surfaces that is all that is laid.
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        int tiles = 0;
        for (const auto& [terrain, count] :
             games().face<StageDriving>(stage).way(stage, games()).terrains)
            tiles += count;
        for (const QString& counted : beside.counted(stage, games()))
            tiles += counted.section(u' ', 0, 0).toInt();
        EXPECT_EQ(tiles, tilesOf(stage).placements().size()) << file;
    }
}

TEST(HexTiles, AreListedBySideWithTokensBehind) {
    Stage stage = board({{"217b", {0, 0}}, {"205b", {0, 1}}, {"205a", {0, 2}}, {"205b", {0, 3}}});
    Placement last = *tilesOf(stage).at({0, 3}).begin();
    Token jump;
    jump.id = QStringLiteral("jump-gravel");
    tilesOf(stage).remove(last);
    last.tokens = {jump, jump};
    tilesOf(stage).insert(last);
    const auto lines = games().face<StagePieces>(stage).list(stage, games());
    ASSERT_EQ(lines.size(), 4U);
    QStringList said;
    for (const PieceLine& line : lines)
        said << line.number + line.side + QStringLiteral(" x%1").arg(line.count) +
                    (line.isToken ? QStringLiteral(" token") : line.boxTitles.join(u','));
    EXPECT_EQ(said.join(u'|').toStdString(),
              "205a x1Rallyman: DIRT|205b x2Rallyman: DIRT|217b x1Rallyman: DIRT|"
              "jump-gravel x2 token");
    EXPECT_EQ(lines[0].boxes, QStringList{QStringLiteral("dirt-core")});
}

TEST(HexTiles, WhatNoBoxHoldsIsNamedWithItsPlace) {
    Stage stage = board({{"205a", {0, 0}}});
    Placement unknown;
    unknown.hex = {0, 2};
    unknown.side = *TileId::parse(u"999b");
    unknown.laid = 1;
    tilesOf(stage).insert(unknown);
    const auto found = games().face<StagePieces>(stage).unknown(stage, games());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].piece, QStringLiteral("999b"));
    EXPECT_EQ(found[0].what, QStringLiteral("no box has a tile \"999b\""));
    EXPECT_EQ(found[0].place, QStringLiteral("hex (0, 2)"));
    EXPECT_EQ(found[0].field, QStringLiteral("tiles[1].tile"));
    EXPECT_EQ(found[0].remedy, QStringLiteral("Correct its number and side"));
}

TEST(HexTiles, AStageIsTurnedOnTheTableSoThatMostStay) {
    const Stage first = board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208a", {0, 1}}});
    const Stage next =
        board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208b", {3, 0}}, {"208a", {3, 3}}});
    const PiecesBetween between = games().face<StagePieces>(first).between(first, next, games());
    EXPECT_EQ(between.stay, 2);
    EXPECT_EQ(between.move, 1);
    EXPECT_EQ(between.fetch, 1);
    EXPECT_EQ(between.away, 0);
}

TEST(HexTiles, AnUnsaidKindIsThatOfTheTiles) {
    Stage ring = startTileRing(StageKind::Unsaid);
    games().face<StagePieces>(ring).setUnsaidKind(ring, games());
    EXPECT_EQ(ring.info.kind, StageKind::Circuit);
    Stage road = straightRoad(3);
    road.info.kind = StageKind::Unsaid;
    games().face<StagePieces>(road).setUnsaidKind(road, games());
    EXPECT_EQ(road.info.kind, StageKind::Stage);
}

TEST(HexTiles, AreReadOnceAndWithThoseOfAPack) {
    const auto& files = games().data<PieceFiles>();
    const auto read = files.withBuiltIn(gamesWithoutPieces());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->data<Catalogue>().sides().size(), catalogue().sides().size());
    const PieceSets sets{{QStringLiteral("club.json"), ownTiles({"205a", "205b", "club1"})},
                         {QStringLiteral("damaged.json"), "{"}};
    const auto with = withPieceSets(*read, sets);
    ASSERT_TRUE(with);
    EXPECT_EQ(with->games.data<Catalogue>().sides().size(), catalogue().sides().size() + 1);
    EXPECT_EQ(with->names, QStringList{QStringLiteral("catalogues/club.json")});
    EXPECT_EQ(with->passedOver.size(), 2U);
    EXPECT_EQ(files.faultsOfSets(*read, sets).size(), 2U);
    EXPECT_EQ(files.unreadSets(sets).size(), 1U);
    // What is there already stays: one's own tiles, of files laid over it.
    const auto again = files.withBuiltIn(with->games);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->data<Catalogue>().find(*TileId::parse(u"club1")));
}

} // namespace
} // namespace stagewright
