#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTemporaryDir>

namespace stagewright {
namespace {

constexpr Format stageFormats[] = {Format::Stage, Format::WebEditor, Format::WindowsEditor,
                                   Format::TabletopSimulator};

class ExchangedStage : public testing::TestWithParam<std::string> {};

TEST_P(ExchangedStage, ComesBackEqualFromEveryFormat) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    for (const Format format : stageFormats) {
        const Imported back = importedFrom(exportedTo(format, stage).text);
        EXPECT_EQ(back.format, format);
        EXPECT_TRUE(back.remarks.empty()) << linesOf(back.remarks);
        ASSERT_EQ(back.stages.size(), 1U);
        EXPECT_TRUE(back.stages[0] == stage);
        EXPECT_EQ(writeStage(back.stages[0]), writeStage(stage));
    }
}

TEST_P(ExchangedStage, LosesNothingInTheEditors) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    EXPECT_EQ(linesOf(exportedTo(Format::WebEditor, stage).losses), "");
    EXPECT_EQ(linesOf(exportedTo(Format::WindowsEditor, stage).losses), "");
}

TEST_P(ExchangedStage, IsKnownForItsGameAndKindFromItsTiles) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    QByteArray text = exportedTo(Format::WebEditor, stage).text;
    text.replace("\"game\"", "\"some\"").replace("\"kind\"", "\"sort\"");
    const Stage read = stageIn(text);
    EXPECT_EQ(read.info.game, stage.info.game);
    EXPECT_EQ(read.info.kind, stage.info.kind);
}

TEST(Exchange, AKindThatNoFileSaysIsFoundInEveryFormat) {
    const Stage begun = board({{"401a", {-1, -1}, 3}}, StageKind::Circuit);
    for (const Stage& stage : {startTileRing(StageKind::Circuit, 2), begun})
        for (const Format format : stageFormats) {
            QByteArray text = exportedTo(format, stage).text;
            ASSERT_TRUE(text.contains("kind"));
            text.replace("kind", "sort");
            const Stage read = stageIn(text);
            EXPECT_EQ(read.info.kind, StageKind::Circuit) << text.constData();
            EXPECT_EQ(read.info.laps, stage.info.laps);
            EXPECT_TRUE(writeStage(read).contains("\"kind\": \"circuit\""));
        }
}

/// 202a under another id, as a tile set.
QByteArray startTileOf(const char* id) {
    QFile resource(QStringLiteral(":/catalogue/tiles/dirt-core.json"));
    EXPECT_TRUE(resource.open(QIODevice::ReadOnly));
    const QJsonValue file = QJsonDocument::fromJson(resource.readAll()).object();
    for (const QJsonValue& each : file[QStringLiteral("tiles")].toArray())
        if (each[QStringLiteral("id")] == QStringLiteral("202a")) {
            QJsonObject record = each.toObject();
            record[QStringLiteral("id")] = QString::fromLatin1(id);
            return QJsonDocument(QJsonObject{{QStringLiteral("format"), 1},
                                             {QStringLiteral("tiles"), QJsonArray{record}}})
                .toJson();
        }
    return {};
}

TEST(Exchange, AKindThatIsNotSaidInARallyIsFoundWithTheTilesOfThePack) {
    RallyPack pack;
    RallyStage added;
    added.stage = startTileRing(StageKind::Unsaid);
    const Placement start = tilesOf(added.stage).at({2, -1}).front();
    tilesOf(added.stage).remove(start);
    Placement own = start;
    own.side = *TileId::parse(u"x1");
    tilesOf(added.stage).insert(own);
    apply(addStage(pack.rally, added, 0), pack.rally);
    pack.tileSets[QStringLiteral("own.json")] = startTileOf("x1");
    const Imported read = importedFrom(*writeRallyPack(pack));
    EXPECT_EQ(read.stages.at(0).info.kind, StageKind::Circuit);
    EXPECT_EQ(read.pack->rally.stages().front().stage.info.kind, StageKind::Circuit);
    added.stage = startTileRing(StageKind::Unsaid);
    const Imported rally = importedFrom(writeRally(Rally(added.stage)));
    EXPECT_EQ(rally.stages.at(0).info.kind, StageKind::Circuit);
}

INSTANTIATE_TEST_SUITE_P(Rulebook, ExchangedStage, testing::ValuesIn(rulebookStages()), caseName);
INSTANTIATE_TEST_SUITE_P(Circuits, ExchangedStage, testing::ValuesIn(gtCircuits()), caseName);

TEST(Exchange, AnyBoardComesBackEqualFromEveryFormat) {
    EXPECT_TRUE(rc::check("read(write(stage)) is the stage", [] {
        Stage stage = *anyBoard();
        stage.info.notes = QStringLiteral("N\n\"'\\");
        stage.info.laps = 3;
        if (tilesOf(stage).placements().isEmpty())
            return;
        for (const Format format : stageFormats) {
            const auto text = writeStages(std::span(&stage, 1), {}, format, games());
            RC_ASSERT(text.has_value());
            const auto back = readStages(text->text, games());
            RC_ASSERT(back.has_value());
            RC_ASSERT(back->stages.at(0) == stage);
            RC_ASSERT(writeStages(back->stages, {}, format, games())->text == text->text ||
                      format == Format::Stage);
        }
    }));
}

TEST(Exchange, FormatsAreRecognisedByWhatIsInThem) {
    EXPECT_EQ(importedFrom(R"({"tiles": []})").format, Format::Stage);
    EXPECT_EQ(importedFrom(R"({"tiles": [{"q": 0, "r": 0, "tile": "205a"}]})").format,
              Format::Stage);
    EXPECT_EQ(importedFrom(R"( {"tiles": [{"q": 0, "r": 0, "id": "205a", "dir": 0}]})").format,
              Format::WebEditor);
    EXPECT_EQ(importedFrom("\xEF\xBB\xBF\r\n{\"Tuiles\": []}").format, Format::WindowsEditor);
    EXPECT_EQ(importedFrom("TileList = {{Number = '201a', location = {0, 0, 0}}}").format,
              Format::TabletopSimulator);
}

TEST(Exchange, WhatIsNotJsonOrTooDeepIsAFaultWithItsPlace) {
    EXPECT_EQ(faultIn("{\"tiles\": [}"), "line 1, column 12: this is not valid JSON");
    EXPECT_EQ(faultIn("{\"tiles\": ["), "line 1, column 12: the JSON text ends too early");
    EXPECT_EQ(faultIn(QByteArray(1'000'000, '[')),
              "line 1, column 65: lists and objects are nested deeper than 64 level(s)");
    EXPECT_EQ(faultIn("{\"Tuiles\": [], \"Tuiles\": []}"),
              "line 1, column 16: the same field is given twice");
}

TEST(Exchange, WhatIsNoFileOfAnyProgramIsSaidToBeNone) {
    const std::string none = ": there is no stage in it: this is no JSON, no rally pack and no "
                             "script with a TileList";
    EXPECT_EQ(faultIn("while true do end"), none);
    EXPECT_EQ(faultIn("Rally 1, SS 1: tiles 201a, 202a"), none);
    EXPECT_EQ(faultIn(QByteArray("\xFF\x00\x01\x80", 4)), none);
    for (const char* nothing : {"", " \r\n\t", "\xEF\xBB\xBF"})
        EXPECT_EQ(faultIn(nothing), ": there is nothing in it");
    // Our own lists of tiles do not say where they lie.
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const Format list : {Format::TileText, Format::Csv, Format::Markdown})
        EXPECT_EQ(faultIn(exportedTo(list, stage).text), none);
    EXPECT_FALSE(readStages(exportedTo(Format::Forum, stage).text, games()).has_value());
}

TEST(Exchange, AFileIsWhatItsNameSaysOrABadOne) {
    const QTemporaryDir folder;
    const auto faultOf = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto loaded = loadStages(file.fileName(), games());
        return loaded ? std::string() : sentence(loaded.error()).toStdString();
    };
    const auto saysIn = [&](const char* name, const QByteArray& content, const char* what) {
        const std::string fault = faultOf(name, content);
        EXPECT_TRUE(fault.find(std::string(name) + ": " + what) != std::string::npos) << fault;
    };
    saysIn("a.json", "\x89noise", "line 1, column 1: this is not valid");
    saysIn("b.rgt", "Tiles = {}", "line 1, column 1: this is not valid JSON");
    saysIn("c.json", "\n", "there is nothing in it");
    saysIn("d.rallypack", "{}", "");
    saysIn("e.lua", "print(1)", "there is no stage in it");
    saysIn("f.lua", "-- TileList", "the script holds no stage");
    saysIn("g.json", "-- TileList", "the script holds no stage");
}

TEST(Exchange, AScriptByAnotherNameIsRead) {
    const QTemporaryDir folder;
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const char* name : {"a.json", "b.rgt", "c.txt", "d"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(exportedTo(Format::TabletopSimulator, stage).text);
        file.close();
        const auto loaded = loadStages(file.fileName(), games());
        ASSERT_TRUE(loaded) << name;
        EXPECT_EQ(loaded->format, Format::TabletopSimulator);
        EXPECT_EQ(loaded->stages, std::vector{stage});
    }
}

TEST(Exchange, OfADamagedPackTheStagesKeepTheirNumbersAndNoPackIsMade) {
    RallyPack pack;
    for (const char* name : {"rally1-ss1", "rally1-ss2", "rally1-ss3"}) {
        RallyStage stage;
        stage.stage =
            stageFrom(QStringLiteral("dirt-rulebook/%1.json").arg(QLatin1StringView(name)));
        apply(addStage(pack.rally, stage, pack.rally.stages().size()), pack.rally);
    }
    QByteArray zip = writeRallyPack(pack).value();
    EXPECT_EQ(importedFrom(zip).numbers, (std::vector{1, 2, 3}));
    EXPECT_TRUE(importedFrom(zip).whole());
    const qsizetype second = zip.indexOf("\"tiles\"", zip.indexOf("\"tiles\"") + 1);
    zip[second + 1] = 'T';
    const Imported damaged = importedFrom(zip);
    EXPECT_FALSE(damaged.whole());
    EXPECT_EQ(damaged.numbers, (std::vector{1, 3}));
    const auto again = writeImported(damaged, Format::RallyPack, games());
    ASSERT_FALSE(again);
    EXPECT_TRUE(again.error().what.contains(QStringLiteral("would be lost")));
}

TEST(Exchange, AnEmptyBoardIsNotWritten) {
    const Stage empty;
    for (const FormatName& each : formats()) {
        const auto written = writeStages(std::span(&empty, 1), {}, each.format, games());
        ASSERT_FALSE(written.has_value());
        EXPECT_EQ(written.error().what.toStdString(),
                  "nothing is laid in the stage, so there is nothing to write");
    }
    EXPECT_FALSE(writeStages({}, {}, Format::Csv, games()).has_value());
}

TEST(Exchange, AFormatOfOneStageTakesNoSecond) {
    const std::vector<Stage> two{board({{"205a", {0, 0}}}), board({{"202a", {0, 0}}})};
    for (const FormatName& each : formats())
        EXPECT_EQ(writeStages(two, {}, each.format, games()).has_value(),
                  !holdsOneStage(each.format))
            << each.name.data();
}

TEST(Exchange, TheLocaleChangesNothing) {
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    Placement tile = placed({"205a", {40, 40}});
    tile.laid = 99;
    tile.tokens = {{QStringLiteral("cloud"), {0.25, -0.75}, 12.5, {}}};
    tilesOf(stage).insert(tile);
    std::vector<QByteArray> plain;
    for (const FormatName& each : formats())
        plain.push_back(exportedTo(each.format, stage).text);
    const QLocale before;
    for (const QLocale::Language language : {QLocale::German, QLocale::Arabic, QLocale::French}) {
        QLocale::setDefault(QLocale(language));
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const Format format = formats()[i].format;
            EXPECT_EQ(exportedTo(format, stage).text, plain[i]) << formats()[i].name.data();
            if (i < std::size(stageFormats)) {
                EXPECT_TRUE(tilesOf(stageIn(plain[i])).inLayingOrder().size() == 12);
            }
        }
    }
    QLocale::setDefault(before);
}

TEST(Formats, AreNamedAndKnownByTheirEnding) {
    EXPECT_EQ(formatNamed(u"rgt"), Format::WindowsEditor);
    EXPECT_EQ(formatNamed(u"markdown"), Format::Markdown);
    EXPECT_EQ(formatNamed(u"doc"), std::nullopt);
    EXPECT_EQ(formatOfPath(u"/a b/Monte.v2.JSON"), Format::Stage);
    EXPECT_EQ(formatOfPath(u"x.rgt"), Format::WindowsEditor);
    EXPECT_EQ(formatOfPath(u"x.txt"), Format::TileText);
    EXPECT_EQ(formatOfPath(u"lua"), std::nullopt);
    EXPECT_EQ(formatOfPath(u"x.doc"), std::nullopt);
}

} // namespace
} // namespace stagewright
