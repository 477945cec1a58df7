#include "model/game/stage_fields.h"
#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/json/any_json.h"
#include "tests/model/layouts/hextiles/stage/stage_fault.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

QByteArray manyTiles(int count) {
    QByteArray text = "{\"tiles\": [";
    for (int i = 0; i < count; ++i) {
        text += i == 0 ? "" : ",";
        text += "{\"q\":" + QByteArray::number(i / 300) + ",\"r\":" + QByteArray::number(i % 300) +
                ",\"tile\":\"217b\"}";
    }
    return text + "]}";
}

TEST(StageFile, HashesOfRecordsAreKeptAndDoNotMakeStagesDiffer) {
    const auto stage = readStage(R"({"tileHashes": {"217B": "1F3a", "club7": "00ff"}, "tiles": [
        {"q": 0, "r": 0, "tile": "217b"}]})",
                                 games());
    ASSERT_TRUE(stage.has_value()) << sentence(stage.error()).toStdString();
    EXPECT_EQ(tilesOf(*stage).tileHashes,
              (TileHashes{{tileId("217b"), "1f3a"}, {*TileId::parse(u"club7"), "00ff"}}));
    EXPECT_TRUE(stage->info.unknown.isEmpty());
    Stage bare = *stage;
    tilesOf(bare).tileHashes.clear();
    EXPECT_EQ(bare, *stage);
    EXPECT_TRUE(writeStage(*stage).contains(R"("tileHashes": {"217b": "1f3a", "club7": "00ff"})"));
    EXPECT_FALSE(writeStage(bare).contains("tileHashes"));
    EXPECT_EQ(tilesOf(*readStage(writeStage(*stage), games())).tileHashes,
              tilesOf(*stage).tileHashes);
    for (const char* bad : {"5", "[]", R"({"217b": 5})", R"({"217b": "12"})", R"({"x": "1234"})",
                            R"({"217b": "1f3a", "217B": "1f3b"})", R"({"217b": "12345g"})"})
        EXPECT_FALSE(readStage(QByteArray("{\"tileHashes\": ") + bad + ", \"tiles\": []}", games()))
            << bad;
}

TEST(StageFile, WhatTheRaceIsDrivenWithIsKept) {
    const auto race = readStage(R"({"game": "gt", "kind": "circuit", "laps": 2,
        "dashboard": "gt4-rain-wet", "players": 6, "tiles": []})",
                                games());
    ASSERT_TRUE(race) << sentence(race.error()).toStdString();
    EXPECT_EQ(race->info.dashboard, QStringLiteral("gt4-rain-wet"));
    EXPECT_EQ(race->info.players, 6);
    EXPECT_TRUE(race->info.unknown.isEmpty());
    const QByteArray written = writeStage(*race);
    EXPECT_TRUE(written.contains(R"("laps": 2,)"
                                 "\n"
                                 R"( "dashboard": "gt4-rain-wet",)"
                                 "\n"
                                 R"( "players": 6)"))
        << written.constData();
    EXPECT_EQ(readStage(written, games()), *race);
    // Of one that says neither, not a byte is another than it was.
    const QByteArray bare = writeStage(*readStage(R"({"tiles": []})", games()));
    EXPECT_FALSE(bare.contains("dashboard"));
    EXPECT_FALSE(bare.contains("players"));
}

TEST(StageFile, ReadsEveryField) {
    const auto stage =
        readStage(R"({"format": 1, "title": "Ouninpohja", "author": "A", "notes": "N",
        "game": "dirt", "kind": "circuit", "laps": 4, "tiles": [
        {"q": -3, "r": 4, "tile": "217B", "rotation": 5, "variant": 2, "tokens": [
         {"id": "jump-gravel", "x": 0.5, "y": -1.25, "angle": 90}]}]})",
                  games());
    ASSERT_TRUE(stage.has_value()) << sentence(stage.error()).toStdString();
    EXPECT_EQ(stage->info.title, QStringLiteral("Ouninpohja"));
    EXPECT_EQ(stage->info.author, QStringLiteral("A"));
    EXPECT_EQ(stage->info.notes, QStringLiteral("N"));
    EXPECT_EQ(stage->info.game, QStringLiteral("dirt"));
    EXPECT_EQ(stage->info.kind, StageKind::Circuit);
    EXPECT_EQ(stage->info.laps, 4);
    ASSERT_EQ(tilesOf(*stage).placements().size(), 1);
    const Placement& tile = tilesOf(*stage).placements().front();
    EXPECT_EQ(tile.hex, (Hex{-3, 4}));
    EXPECT_EQ(tile.side, tileId("217b"));
    EXPECT_EQ(tile.turn, Turn(5));
    EXPECT_EQ(tile.variant, 2);
    EXPECT_EQ(tile.tokens,
              (QList<Token>{{QStringLiteral("jump-gravel"), {0.5, -1.25}, 90, QJsonObject()}}));
}

TEST(StageFile, WhatMayBeMissingHasItsDefault) {
    const auto stage = readStage(R"({"tiles": [{"q": 0, "r": 0, "tile": "club12a"}]})", games());
    ASSERT_TRUE(stage.has_value());
    StageInfo info;
    info.kind = StageKind::Unsaid;
    EXPECT_EQ(stage->info, info);
    EXPECT_FALSE(writeStage(*stage).contains("kind")); // nor is it made up
    EXPECT_EQ(stage->info.laps, 1);
    EXPECT_EQ(tilesOf(*stage).placements().front().turn, Turn());
    EXPECT_EQ(tilesOf(*stage).placements().front().variant, 0);
    EXPECT_TRUE(readStage(R"({"tiles": []})", games()).has_value());
}

TEST(StageFile, CanonicalFormIsThatOfTheSpecification) {
    Stage stage = board({{"218a", {0, 3}}});
    Placement tile = placed({"217b", {1, 0}, 2});
    tile.variant = 2;
    tile.tokens = {{QStringLiteral("t"), {0.5, 0}, -90, {{QStringLiteral("a"), 1}}}};
    tile.unknown[QStringLiteral("b")] = QStringLiteral("c");
    tilesOf(stage).insert(tile);
    stage.info.title = QStringLiteral("A \"quoted\" title");
    stage.info.unknown[QStringLiteral("zeal")] = 1;
    stage.info.unknown[QStringLiteral("alpha")] = QJsonArray{true};
    EXPECT_EQ(writeStage(stage).toStdString(), R"({
 "format": 1,
 "title": "A \"quoted\" title",
 "author": "",
 "game": "",
 "kind": "stage",
 "alpha": [true],
 "zeal": 1,
 "tiles": [
  {"q": 0, "r": 3, "tile": "218a", "rotation": 0},
  {"q": 1, "r": 0, "tile": "217b", "rotation": 2, "variant": 2, "tokens": [{"id": "t", "x": 0.5, "y": 0, "angle": -90, "a": 1}], "b": "c"}
 ]
}
)");
    stage.info.notes = QStringLiteral("N");
    stage.info.laps = 3;
    stage.info.kind = StageKind::Circuit;
    const QByteArray text = writeStage(stage);
    EXPECT_TRUE(text.contains("\n \"author\": \"\",\n \"notes\": \"N\",\n \"game\": \"\",\n"
                              " \"kind\": \"circuit\",\n \"laps\": 3,\n"));
    EXPECT_TRUE(writeStage(Stage()).endsWith(",\n \"tiles\": []\n}\n"));
    EXPECT_TRUE(readStage(writeStage(Stage()), games()).has_value());
}

QJsonObject anyUnknown() {
    QJsonObject object;
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
        object.insert(QStringLiteral("x-") + anyName(), anyJson(3));
    // As it comes from a file: a number written in digits only is a whole one to Qt.
    return QJsonDocument::fromJson(QJsonDocument(object).toJson()).object();
}

Placement anyPlacement() {
    Placement tile;
    tile.hex = {*rc::gen::inRange(-boardReach, boardReach + 1),
                *rc::gen::inRange(-boardReach, boardReach + 1)};
    tile.side = *rc::gen::oneOf(anySide(), rc::gen::just(*TileId::parse(u"club12a")));
    tile.turn = Turn(*rc::gen::inRange(0, 6));
    tile.variant = *rc::gen::inRange(0, 100);
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
        tile.tokens.append({anyText(),
                            {*rc::gen::inRange(-2'000'000, 2'000'001) / 1e6,
                             *rc::gen::inRange(-2'000'000, 2'000'001) / 1e6},
                            withinTurns(*rc::gen::arbitrary<double>()),
                            anyUnknown()});
    tile.unknown = anyUnknown();
    return tile;
}

std::vector<Placement> anyPlacements() {
    std::vector<Placement> tiles;
    for (int i = *rc::gen::inRange(0, 12); i > 0; --i) {
        tiles.push_back(anyPlacement());
        if (tiles.size() > 1 && *rc::gen::inRange(0, 4) == 0) // two tiles on one hex
            tiles.back().hex = tiles[tiles.size() - 2].hex;
    }
    return tiles;
}

Stage laidInOrder(const std::vector<Placement>& tiles, const StageInfo& info) {
    Stage stage;
    stage.info = info;
    for (Placement tile : tiles) {
        tile.laid = tilesOf(stage).nextLaid();
        tilesOf(stage).insert(tile);
    }
    return stage;
}

TEST(StageFile, WhatIsWrittenReadsBackTheSame) {
    EXPECT_TRUE(rc::check("read(write(stage)) is the stage", [] {
        StageInfo info{anyText(),
                       anyText(),
                       anyText(),
                       anyText(),
                       *rc::gen::element(StageKind::Stage, StageKind::Circuit),
                       *rc::gen::inRange(1, mostLaps + 1),
                       anyText(),
                       std::nullopt,
                       anyUnknown()};
        if (*rc::gen::arbitrary<bool>())
            info.players = *rc::gen::inRange(1, mostPlayers + 1);
        const Stage stage = laidInOrder(anyPlacements(), info);
        const QByteArray text = writeStage(stage);
        const auto read = readStage(text, games());
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == stage);
        RC_ASSERT(writeStage(*read) == text);
    }));
}

TEST(StageFile, EqualStagesGiveEqualBytesInWhateverOrderTheyWereLaid) {
    EXPECT_TRUE(rc::check("laying order does not change the bytes", [] {
        const auto tiles = anyPlacements();
        std::vector<Placement> shuffled = tiles;
        for (std::size_t i = shuffled.size(); i > 1; --i)
            std::swap(shuffled[i - 1], shuffled[*rc::gen::inRange(std::size_t{0}, i)]);
        RC_ASSERT(writeStage(laidInOrder(tiles, {})) == writeStage(laidInOrder(shuffled, {})));
    }));
    Stage minus = board({{"217b", {0, 0}}});
    Placement tile = tilesOf(minus).placements().front();
    Stage plus;
    tile.tokens = {{QStringLiteral("t"), {0.0, 0.0}, 0.0, {}}};
    tilesOf(plus).insert(tile);
    tilesOf(minus).remove(tilesOf(minus).placements().front());
    tile.tokens = {{QStringLiteral("t"), {-0.0, -0.0}, -0.0, {}}};
    tilesOf(minus).insert(tile);
    ASSERT_TRUE(minus == plus);
    EXPECT_EQ(writeStage(minus), writeStage(plus));
}

TEST(StageFile, TextWithHalfACharacterIsWrittenSoThatItCanBeRead) {
    Stage stage;
    stage.info.title = QStringLiteral("Col de \U0001F3C1");
    EXPECT_EQ(readStage(writeStage(stage), games())->info.title, stage.info.title);
    stage.info.title.chop(1);
    const auto read = readStage(writeStage(stage), games());
    ASSERT_TRUE(read.has_value()) << sentence(read.error()).toStdString();
    EXPECT_TRUE(read->info.title.startsWith(QStringLiteral("Col de ")));
}

TEST(StageFile, UnknownFieldsAreKeptAtTheThreeLevels) {
    const QByteArray text = R"({"weather": {"rain": [1, null]}, "tiles": [
        {"q": 0, "r": 0, "tile": "217b", "height": 12.5,
         "tokens": [{"id": "arch", "x": 0, "y": 0, "angle": 0, "colour": "red"}]}]})";
    const auto stage = readStage(text, games());
    ASSERT_TRUE(stage.has_value());
    const auto again = readStage(writeStage(*stage), games());
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->info.unknown.value(QStringLiteral("weather"))[QStringLiteral("rain")],
              (QJsonArray{1, QJsonValue::Null}));
    const Placement& tile = tilesOf(*again).placements().front();
    EXPECT_EQ(tile.unknown, (QJsonObject{{QStringLiteral("height"), 12.5}}));
    EXPECT_EQ(tile.tokens.front().unknown,
              (QJsonObject{{QStringLiteral("colour"), QStringLiteral("red")}}));
}

TEST(StageFile, EverySampleLoadsAndIsStable) {
    const QDir data(QStringLiteral(TEST_DATA_DIR));
    int samples = 0;
    for (const QString& folder : {QStringLiteral("dirt-rulebook"), QStringLiteral("gt-circuits")})
        for (const QString& name : QDir(data.filePath(folder)).entryList(QDir::Files)) {
            ++samples;
            const auto stage = loadStage(data.filePath(folder + u'/' + name), games());
            ASSERT_TRUE(stage.has_value()) << sentence(stage.error()).toStdString();
            const QByteArray text = writeStage(*stage);
            const auto again = readStage(text, games());
            ASSERT_TRUE(again.has_value());
            EXPECT_TRUE(*again == *stage) << name.toStdString();
            EXPECT_EQ(writeStage(*again), text) << name.toStdString();
        }
    EXPECT_EQ(samples, 26);
    // These are in canonical form already.
    const QString course = data.filePath(QStringLiteral("gt-circuits/course1.json"));
    QFile file(course);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(writeStage(*loadStage(course, games())).toStdString(), file.readAll().toStdString());
}

TEST(StageFile, NewerFormatIsRefusedWithTheReason) {
    const auto newer = readStage(R"({"format": 2, "tiles": "in some new way"})", games());
    ASSERT_FALSE(newer.has_value());
    EXPECT_EQ(newer.error().what.toStdString(),
              "the file has format 2, this program knows formats up to 1");
    EXPECT_EQ(newer.error().place.toStdString(), "format");
    EXPECT_EQ(newer.error().remedy.toStdString(), "Open it with a newer version");
    EXPECT_EQ(faultOf(R"({"tiles": []})"), "");
    EXPECT_EQ(faultOf(R"({"format": 1, "tiles": []})"), "");
}

TEST(StageFile, TwoTilesOnAHexLoadInTheOrderOfTheFile) {
    const auto stage = readStage(R"({"tiles": [{"q": 0, "r": 0, "tile": "218a"},
        {"q": -1, "r": 0, "tile": "1a"}, {"q": 0, "r": 0, "tile": "217b"}]})",
                                 games());
    ASSERT_TRUE(stage.has_value());
    ASSERT_EQ(tilesOf(*stage).at({0, 0}).size(), 2U);
    EXPECT_EQ(tilesOf(*stage).at({0, 0})[0].side, tileId("218a"));
    EXPECT_EQ(tilesOf(*stage).at({0, 0})[1].side, tileId("217b"));
    EXPECT_EQ(tilesOf(*stage).inLayingOrder().front().side, tileId("218a"));
}

TEST(StageFile, FiftyThousandTilesAreReadAndOneMoreIsNot) {
    const auto most = readStage(manyTiles(mostTiles), games());
    ASSERT_TRUE(most.has_value());
    EXPECT_EQ(tilesOf(*most).placements().size(), 50'000);
    EXPECT_EQ(faultOf(manyTiles(mostTiles + 1)),
              "line 1, tiles: a stage holds at most 50000 tile(s)");
}

TEST(StageFile, AHundredThousandTokensAreReadAndOneMoreIsNot) {
    const auto tokens = [](int count) {
        return "{\"tiles\": [{\"q\": 0, \"r\": 0, \"tile\": \"217b\", \"tokens\": [" +
               QByteArray("{\"id\":\"a\"},").repeated(count - 1) + "{\"id\":\"a\"}]}]}";
    };
    const auto most = readStage(tokens(100'000), games());
    ASSERT_TRUE(most.has_value());
    EXPECT_EQ(tilesOf(*most).placements().front().tokens.size(), 100'000);
    EXPECT_EQ(faultOf(tokens(100'001)), ": the stage has more than 100000 tokens");
}

TEST(StageFile, AMillionValuesAreReadAndOneMoreIsNot) {
    const auto zeros = [](int count) {
        return "{\"tiles\": [], \"x\": [" + QByteArray("0,").repeated(count - 1) + "0]}";
    };
    // Beside them the whole and its lists; ours has four fields more.
    const auto most = readStage(zeros(1'000'000 - 3 - 4), games());
    ASSERT_TRUE(most.has_value());
    EXPECT_EQ(valuesIn(writeStage(*most)), 1'000'000);
    EXPECT_TRUE(verifiedStageText(*most).has_value());
    EXPECT_EQ(faultOf(zeros(1'000'000 - 3 - 3)),
              ": our own file of the stage would hold more than 1000000 values");
    EXPECT_EQ(faultOf(zeros(1'000'000 - 3 + 1)),
              "line 1, column 2000015: there are more than 1000000 values up to here");
}

TEST(StageFile, ByteOrderMarkAndAnyLineEndsAreRead) {
    const Stage stage = board({{"217b", {0, 0}}, {"218a", {1, 0}}});
    QByteArray text = writeStage(stage);
    EXPECT_TRUE(*readStage("\xEF\xBB\xBF" + text, games()) == stage);
    text.replace("\n", "\r\n");
    EXPECT_TRUE(*readStage(text, games()) == stage);
    text.replace("\r\n", "\r");
    EXPECT_TRUE(*readStage(text, games()) == stage);
    EXPECT_EQ(faultOf("\xEF\xBB\xBF{\r\n\"laps\": 0,\r\n\"tiles\": []}"),
              "line 2, laps: must be a whole number from 1 to 100");
}

TEST(StageFile, ATilesNoteIsRead) {
    const auto stage =
        readStage(R"({"tiles": [{"q": 0, "r": 0, "tile": "217b", "note": "Brake!"}]})", games());
    ASSERT_TRUE(stage.has_value());
    EXPECT_EQ(tilesOf(*stage).placements().front().note, QStringLiteral("Brake!"));
    EXPECT_TRUE(tilesOf(*stage).placements().front().unknown.isEmpty());
    EXPECT_TRUE(writeStage(*stage).contains(R"("note": "Brake!"})"));
    EXPECT_EQ(faultOf(R"({"tiles": [{"q": 0, "r": 0, "tile": "217b", "note": 5}]})"),
              "line 1, tiles[0].note: must be text, in quotes");
}

} // namespace
} // namespace stagewright
