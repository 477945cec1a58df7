#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "model/pack/zip_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/own_tiles.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {
namespace {

class PackCommands : public TemporaryFiles {
protected:
    /// A pack of the two stages.
    [[nodiscard]] QString pack(const char* name = "Étape 1.rallypack") const {
        const QString file = path(name);
        const ProgramRun run =
            runProgram({QStringLiteral("convert"), rally1ss1, rally1ss2, outputWord, file});
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return file;
    }

    /// The same with a byte of the second stage spoilt.
    [[nodiscard]] QString damagedPack() const {
        QByteArray zip = contentOf(pack());
        const qsizetype place = zip.lastIndexOf("\"tiles\"");
        zip[place + 1] = 'T';
        return write(zip, "damaged.rallypack");
    }
};

/// What a version of the future may have written.
QByteArray newerPack() {
    return writeZip({{QStringLiteral("pack.json"), "{\"format\": 2}"}}).value();
}

const QByteArray newerStage = R"({"format": 2, "weather": "rain", "tiles": []})";

TEST_F(PackCommands, NothingIsWrittenOverAFileThatCannotBeReadWhole) {
    const QString stage = write(newerStage, "newer.json");
    const QString pack = write(newerPack(), "newer.rallypack");
    const QString damaged = damagedPack();
    const QString make = QStringLiteral("--new");
    const std::tuple<const char*, QStringList, QString> commands[] = {
        {"convert", {rally1ss1}, stage},     {"convert", {rally1ss1, rally1ss2}, pack},
        {"convert", {rally1ss1}, damaged},   {"rally", {make, rally1ss1}, pack},
        {"rally", {make, rally1ss1}, stage}, {"check", {rally1ss1, fixWord}, stage}};
    for (const auto& [command, arguments, file] : commands) {
        const QByteArray before = contentOf(file);
        const ProgramRun refused = runCommand(command, arguments + QStringList{outputWord, file});
        EXPECT_EQ(refused.exitCode, 2) << command << ' ' << file.toStdString();
        EXPECT_TRUE(refused.messages.contains("would be lost")) << refused.messages.constData();
        EXPECT_TRUE(refused.messages.contains("Name another file")) << refused.messages.constData();
        EXPECT_EQ(contentOf(file), before) << command << ' ' << file.toStdString();
    }
    const QString own = this->pack();
    EXPECT_EQ(runCommand("convert", {rally1ss1, outputWord, own}).exitCode, 0)
        << "a whole one gives way";
    EXPECT_EQ(loadRallyPack(own, games())->pack.rally.stages().size(), 1);
}

TEST_F(PackCommands, ConvertMakesARallyOfStagesAndStagesOfARally) {
    const auto opened = loadRallyPack(pack(), games());
    ASSERT_TRUE(opened) << sentence(opened.error()).toStdString();
    ASSERT_EQ(opened->pack.rally.stages().size(), 2);
    EXPECT_TRUE(opened->pack.rally.stages()[1].stage == *loadStage(rally1ss2, games()));
    QDir().mkpath(path("out"));
    EXPECT_EQ(runCommand("convert", {pack(), outputWord, path("out"), QStringLiteral("--to"),
                                     QStringLiteral("rgt")})
                  .exitCode,
              0);
    EXPECT_EQ(QDir(path("out")).entryList(QDir::Files),
              (QStringList{QStringLiteral("Étape 1-01.rgt"), QStringLiteral("Étape 1-02.rgt")}));
    const ProgramRun csv = runCommand("convert", {pack(), outputWord, path("out/all.csv")});
    EXPECT_EQ(csv.exitCode, 0);
    EXPECT_EQ(csv.messages, "");
}

TEST_F(PackCommands, APackStaysWholeAsAPackAndLosesElsewhere) {
    RallyPack whole = loadRallyPack(pack(), games())->pack;
    apply(addDriver(whole.rally, Driver()), whole.rally);
    whole.others[QStringLiteral("notes.txt")] = "kept";
    const QString file = path("whole.rallypack");
    ASSERT_TRUE(saveRallyPack(whole, file));
    EXPECT_EQ(runCommand("convert", {file, outputWord, path("copy.rallypack")}).messages, "");
    EXPECT_EQ(contentOf(path("copy.rallypack")), contentOf(file));
    const ProgramRun lua = runCommand("convert", {file, outputWord, path("table.lua")});
    EXPECT_EQ(lua.exitCode, 0);
    EXPECT_TRUE(lua.messages.contains("drivers and results of the rally are left out"));
    EXPECT_TRUE(lua.messages.contains("1 other file of the pack is left out"))
        << lua.messages.constData();
}

TEST_F(PackCommands, CheckReportsEachStage) {
    const QString file = pack();
    const ProgramRun text = runCommand("check", {file});
    EXPECT_EQ(text.exitCode, 0) << text.messages.constData();
    EXPECT_TRUE(text.output.contains("Étape 1.rallypack, SS 2: Rally 1, SS 2, "))
        << text.output.constData();
    const QJsonObject json =
        QJsonDocument::fromJson(runCommand("check", {file, QStringLiteral("--json")}).output)
            .object();
    EXPECT_EQ(json[QStringLiteral("file")], file);
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 2);
    const ProgramRun fixWord =
        runCommand("check", {file, QStringLiteral("--fix"), outputWord, path("x.json")});
    EXPECT_EQ(fixWord.exitCode, 0); // see check_fix_test.cpp
    EXPECT_EQ(loadStages(path("x.json"), games())->stages.size(), 2U);
}

TEST_F(PackCommands, CheckLooksAtTheRallyAsAWhole) {
    const QString file = path("twice.rallypack");
    EXPECT_EQ(runCommand("convert", {rally1ss1, rally1ss2, rally1ss1, outputWord, file}).exitCode,
              0);
    const QJsonObject json =
        QJsonDocument::fromJson(runCommand("check", {file, QStringLiteral("--json")}).output)
            .object();
    const QJsonArray findings = json[QStringLiteral("findings")].toArray();
    ASSERT_EQ(findings.size(), 1);
    EXPECT_EQ(findings[0][QStringLiteral("rule")], QStringLiteral("used-twice"));
    EXPECT_EQ(findings[0][QStringLiteral("stages")].toArray(), (QJsonArray{1, 3}));
}

TEST_F(PackCommands, EstimateDrivesTheWholeRally) {
    const ProgramRun all = runCommand("estimate", {pack(), QStringLiteral("--json")});
    EXPECT_EQ(all.exitCode, 0) << all.messages.constData();
    const QJsonObject json = QJsonDocument::fromJson(all.output).object();
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 2);
    const ProgramRun exact = runCommand("estimate", {pack(), QStringLiteral("--exact")});
    EXPECT_EQ(exact.exitCode, 2);
    EXPECT_TRUE(exact.messages.contains("--stage")) << exact.messages.constData();
}

TEST_F(PackCommands, ANewRallyKeepsTheTileSetsOfItsPacks) {
    RallyPack club = loadRallyPack(pack(), games())->pack;
    const QByteArray set = R"([{"id": "club", "game": "dirt", "title": "Club", "expansion": true,
        "tileCount": 1, "tiles": {"201": 1}}])";
    club.tileSets[QStringLiteral("club.json")] = set;
    const QString file = path("club.rallypack");
    ASSERT_TRUE(saveRallyPack(club, file));
    const QStringList made{QStringLiteral("--new"), file, outputWord};
    EXPECT_EQ(runCommand("rally", made + QStringList{path("all.rallypack")}).exitCode, 0);
    EXPECT_EQ(loadRallyPack(path("all.rallypack"), games())->pack.tileSets, club.tileSets);
    const ProgramRun plain = runCommand("rally", made + QStringList{path("all.json")});
    EXPECT_EQ(plain.exitCode, 2);
    EXPECT_TRUE(plain.messages.contains(".rallypack")) << plain.messages.constData();
    EXPECT_FALSE(QFile::exists(path("all.json")));
}

TEST_F(PackCommands, TilesOfAPacksOwnCountInEveryCommand) {
    RallyPack club = loadRallyPack(pack(), games())->pack;
    RallyStage first = club.rally.stages().front();
    QByteArray text = writeStage(first.stage);
    ASSERT_TRUE(text.contains("\"201a\""));
    text.replace("\"201a\"", "\"1201a\"");
    first.stage = *readStage(text, games());
    apply(changeStage(club.rally, first), club.rally);
    club.tileSets[QStringLiteral("club.json")] = ownTiles({"1201a", "1201b"});
    const QString file = path("own.rallypack");
    ASSERT_TRUE(saveRallyPack(club, file));
    const ProgramRun check = runCommand("check", {file});
    EXPECT_EQ(check.exitCode, 0) << check.output.constData() << check.messages.constData();
    for (const char* command : {"estimate", "rally", "map"}) {
        const ProgramRun done = runCommand(
            command, QStringList{file} + (command[0] == 'm' ? QStringList{outputWord, path("a.svg")}
                                                            : QStringList()));
        EXPECT_EQ(done.exitCode, 0) << command << done.messages.constData();
        EXPECT_EQ(done.messages, "") << command;
    }
}

TEST_F(PackCommands, ADamagedPackIsNotConvertedAsIfItWereWhole) {
    const QString file = damagedPack();
    const ProgramRun whole = runCommand("convert", {file, outputWord, path("mended.rallypack")});
    EXPECT_EQ(whole.exitCode, 2);
    EXPECT_TRUE(whole.messages.contains("a part of it would pass for the whole"))
        << whole.messages.constData();
    EXPECT_FALSE(QFile::exists(path("mended.rallypack")));
    QDir().mkpath(path("out"));
    const ProgramRun stages = runCommand(
        "convert", {file, outputWord, path("out"), QStringLiteral("--to"), QStringLiteral("web")});
    EXPECT_EQ(stages.exitCode, 2) << "not all of it could be converted";
    EXPECT_EQ(QDir(path("out")).entryList(QDir::Files),
              QStringList{QStringLiteral("damaged-01.json")});
}

TEST_F(PackCommands, ConvertTakesOneStageOfMany) {
    const QStringList second{QStringLiteral("--stage"), QStringLiteral("2")};
    EXPECT_EQ(
        runCommand("convert", QStringList{pack(), outputWord, path("two.json")} + second).exitCode,
        0);
    EXPECT_TRUE(*loadStage(path("two.json"), games()) == *loadStage(rally1ss2, games()));
    const ProgramRun third =
        runCommand("convert", {pack(), outputWord, path("three.json"), QStringLiteral("--stage"),
                               QStringLiteral("3")});
    EXPECT_EQ(third.exitCode, 2);
    EXPECT_TRUE(third.messages.contains("there is no stage 3")) << third.messages.constData();
}

TEST_F(PackCommands, FilesOfOtherProgramsAreReadByEveryCommand) {
    for (const char* name : {"a.rgt", "a.lua"}) {
        const QString file = path(name);
        ASSERT_EQ(runCommand("convert", {rally1ss1, outputWord, file}).exitCode, 0);
        EXPECT_EQ(runCommand("list", {file}).output, runCommand("list", {rally1ss1}).output)
            << name;
        EXPECT_EQ(runCommand("check", {file}).exitCode, 0) << name;
        EXPECT_EQ(runCommand("map", {file, outputWord, path("a.svg")}).exitCode, 0) << name;
    }
}

TEST_F(PackCommands, OneStageIsChosenByNumber) {
    const QStringList second{pack(), QStringLiteral("--stage"), QStringLiteral("2")};
    EXPECT_EQ(runCommand("list", second).output, runCommand("list", {rally1ss2}).output);
    EXPECT_EQ(runCommand("list", {pack()}).output, runCommand("list", {rally1ss1}).output);
    EXPECT_EQ(runCommand("map", second + QStringList{outputWord, path("a.svg")}).exitCode, 0);
    EXPECT_EQ(runCommand("map", {rally1ss2, outputWord, path("b.svg")}).exitCode, 0);
    EXPECT_EQ(contentOf(path("a.svg")), contentOf(path("b.svg")));
    EXPECT_EQ(runCommand("estimate", second + QStringList{QStringLiteral("--exact")}).exitCode, 0);
    const ProgramRun third =
        runCommand("list", {pack(), QStringLiteral("--stage"), QStringLiteral("3")});
    EXPECT_EQ(third.exitCode, 2);
    EXPECT_TRUE(third.messages.contains("there is no stage 3")) << third.messages.constData();
    EXPECT_EQ(runCommand("list", {pack(), QStringLiteral("--stage"), QStringLiteral("0")}).exitCode,
              2);
    const QString plain = path("rally.json");
    EXPECT_EQ(runCommand("rally", {QStringLiteral("--new"), pack(), outputWord, plain}).exitCode,
              0);
    EXPECT_EQ(runCommand("list", {plain, QStringLiteral("--stage"), QStringLiteral("2")}).output,
              runCommand("list", {rally1ss2}).output);
}

TEST_F(PackCommands, ADamagedStageIsNamedAndTheOthersAreRead) {
    const QString file = damagedPack();
    const ProgramRun check = runCommand("check", {file});
    EXPECT_EQ(check.exitCode, 2);
    EXPECT_TRUE(
        check.messages.contains("damaged.rallypack: stages/02-rally-1-ss-2.json: is damaged"))
        << check.messages.constData();
    EXPECT_TRUE(check.output.contains("stage 1: "));
    EXPECT_EQ(runCommand("list", {file}).output, runCommand("list", {rally1ss1}).output);
    EXPECT_EQ(runCommand("list", {file, QStringLiteral("--stage"), QStringLiteral("2")}).exitCode,
              2);
    const QString noPack = write("no zip", "x.rallypack");
    for (const char* command : {"check", "list", "estimate"})
        EXPECT_EQ(runCommand(command, {noPack}).exitCode, 2) << command;
    EXPECT_EQ(runCommand("convert", {noPack, outputWord, path("x.rgt")}).exitCode, 2);
}

TEST_F(PackCommands, SheetsOfADamagedRallyArePrintedButNotAsIfTheyWereTheWhole) {
    const QString file = damagedPack();
    const ProgramRun sheets = runCommand("sheet", {file, outputWord, path("all.pdf")});
    EXPECT_EQ(sheets.exitCode, 2);
    EXPECT_TRUE(sheets.messages.contains("is damaged")) << sheets.messages.constData();
    EXPECT_TRUE(contentOf(path("all.pdf")).startsWith("%PDF"));
    EXPECT_EQ(runCommand("sheet", {file, QStringLiteral("--stage"), QStringLiteral("1"), outputWord,
                                   path("first.pdf")})
                  .exitCode,
              0);
}

TEST_F(PackCommands, ARallyMadeOfPacksSaysWhatItLeavesBehind) {
    RallyPack full = loadRallyPack(pack(), games())->pack;
    full.rally.info.text = QStringLiteral("Bring cake.");
    const QString file = path("full.rallypack");
    ASSERT_TRUE(saveRallyPack(full, file));
    const ProgramRun made =
        runCommand("rally", {QStringLiteral("--new"), file, outputWord, path("new.rallypack")});
    EXPECT_EQ(made.exitCode, 0) << made.messages.constData();
    EXPECT_EQ(
        made.messages,
        runCommand("convert", {file, rally1ss1, outputWord, path("other.rallypack")}).messages);
    EXPECT_TRUE(made.messages.contains("full.rallypack: ")) << made.messages.constData();
    // Tile sets go along, and so are no loss.
    full.rally.info.text.clear();
    full.tileSets[QStringLiteral("club.json")] = ownTiles({"1201a", "1201b"});
    ASSERT_TRUE(saveRallyPack(full, file));
    const ProgramRun kept =
        runCommand("rally", {QStringLiteral("--new"), file, outputWord, path("kept.rallypack")});
    EXPECT_EQ(kept.messages, "");
    EXPECT_EQ(loadRallyPack(path("kept.rallypack"), games())->pack.tileSets, full.tileSets);
}

TEST_F(PackCommands, APicturesLongerSideIsAsLongAsAsked) {
    const QString picture = path("thumb.png");
    EXPECT_EQ(runCommand("map", {pack(), outputWord, picture, QStringLiteral("--size"),
                                 QStringLiteral("128")})
                  .exitCode,
              0);
    const QImage image(picture);
    EXPECT_NEAR(std::max(image.width(), image.height()), 128, 1);
    EXPECT_EQ(runCommand("map", {pack(), outputWord, picture, QStringLiteral("--size"),
                                 QStringLiteral("x")})
                  .exitCode,
              2);
}

} // namespace
} // namespace stagewright
