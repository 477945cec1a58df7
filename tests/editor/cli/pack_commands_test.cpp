#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/zip_writer.h"
#include "model/rally/rally_edit.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
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

const QString o = QStringLiteral("-o");
const QString rally1 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss1.json");
const QString rally2 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss2.json");

class PackCommands : public TemporaryFiles {
protected:
    /// A pack of the two stages.
    [[nodiscard]] QString pack(const char* name = "Étape 1.rallypack") const {
        const QString file = path(name);
        const ProgramRun run = runProgram({QStringLiteral("convert"), rally1, rally2, o, file});
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

ProgramRun run(const char* command, const QStringList& arguments) {
    return runProgram(QStringList{QString::fromLatin1(command)} + arguments);
}

/// What a version of the future may have written.
QByteArray newerPack() {
    return writeZip({{QStringLiteral("pack.json"), "{\"format\": 2}"}}).value();
}

const QByteArray newerStage = R"({"format": 2, "weather": "rain", "tiles": []})";

TEST_F(PackCommands, NothingIsWrittenOverAFileThatCannotBeReadWhole) {
    const QString stage = write(newerStage, "newer.json");
    const QString pack = write(newerPack(), "newer.rallypack");
    const QString damaged = damagedPack();
    const QString fix = QStringLiteral("--fix");
    const QString make = QStringLiteral("--new");
    const std::tuple<const char*, QStringList, QString> commands[] = {
        {"convert", {rally1}, stage},     {"convert", {rally1, rally2}, pack},
        {"convert", {rally1}, damaged},   {"rally", {make, rally1}, pack},
        {"rally", {make, rally1}, stage}, {"check", {rally1, fix}, stage}};
    for (const auto& [command, arguments, file] : commands) {
        const QByteArray before = contentOf(file);
        const ProgramRun refused = run(command, arguments + QStringList{o, file});
        EXPECT_EQ(refused.exitCode, 2) << command << ' ' << file.toStdString();
        EXPECT_TRUE(refused.messages.contains("would be lost")) << refused.messages.constData();
        EXPECT_TRUE(refused.messages.contains("Name another file")) << refused.messages.constData();
        EXPECT_EQ(contentOf(file), before) << command << ' ' << file.toStdString();
    }
    const QString own = this->pack();
    EXPECT_EQ(run("convert", {rally1, o, own}).exitCode, 0) << "a whole one gives way";
    EXPECT_EQ(loadRallyPack(own, games())->pack.rally.stages().size(), 1);
}

TEST_F(PackCommands, ConvertMakesARallyOfStagesAndStagesOfARally) {
    const auto opened = loadRallyPack(pack(), games());
    ASSERT_TRUE(opened) << sentence(opened.error()).toStdString();
    ASSERT_EQ(opened->pack.rally.stages().size(), 2);
    EXPECT_TRUE(opened->pack.rally.stages()[1].stage == *loadStage(rally2, games()));
    QDir().mkpath(path("out"));
    EXPECT_EQ(
        run("convert", {pack(), o, path("out"), QStringLiteral("--to"), QStringLiteral("rgt")})
            .exitCode,
        0);
    EXPECT_EQ(QDir(path("out")).entryList(QDir::Files),
              (QStringList{QStringLiteral("Étape 1-01.rgt"), QStringLiteral("Étape 1-02.rgt")}));
    const ProgramRun csv = run("convert", {pack(), o, path("out/all.csv")});
    EXPECT_EQ(csv.exitCode, 0);
    EXPECT_EQ(csv.messages, "");
}

TEST_F(PackCommands, APackStaysWholeAsAPackAndLosesElsewhere) {
    RallyPack whole = loadRallyPack(pack(), games())->pack;
    apply(addDriver(whole.rally, Driver()), whole.rally);
    whole.others[QStringLiteral("notes.txt")] = "kept";
    const QString file = path("whole.rallypack");
    ASSERT_TRUE(saveRallyPack(whole, file));
    EXPECT_EQ(run("convert", {file, o, path("copy.rallypack")}).messages, "");
    EXPECT_EQ(contentOf(path("copy.rallypack")), contentOf(file));
    const ProgramRun lua = run("convert", {file, o, path("table.lua")});
    EXPECT_EQ(lua.exitCode, 0);
    EXPECT_TRUE(lua.messages.contains("drivers and results of the rally are left out"));
    EXPECT_TRUE(lua.messages.contains("1 other file of the pack is left out"))
        << lua.messages.constData();
}

TEST_F(PackCommands, CheckReportsEachStage) {
    const QString file = pack();
    const ProgramRun text = run("check", {file});
    EXPECT_EQ(text.exitCode, 0) << text.messages.constData();
    EXPECT_TRUE(text.output.contains("Étape 1.rallypack, SS 2: Rally 1, SS 2, "))
        << text.output.constData();
    const QJsonObject json =
        QJsonDocument::fromJson(run("check", {file, QStringLiteral("--json")}).output).object();
    EXPECT_EQ(json[QStringLiteral("file")], file);
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 2);
    const ProgramRun fix = run("check", {file, QStringLiteral("--fix"), o, path("x.json")});
    EXPECT_EQ(fix.exitCode, 2);
    EXPECT_TRUE(fix.messages.contains("one stage only"));
}

TEST_F(PackCommands, CheckLooksAtTheRallyAsAWhole) {
    const QString file = path("twice.rallypack");
    EXPECT_EQ(run("convert", {rally1, rally2, rally1, o, file}).exitCode, 0);
    const QJsonObject json =
        QJsonDocument::fromJson(run("check", {file, QStringLiteral("--json")}).output).object();
    const QJsonArray findings = json[QStringLiteral("findings")].toArray();
    ASSERT_EQ(findings.size(), 1);
    EXPECT_EQ(findings[0][QStringLiteral("rule")], QStringLiteral("used-twice"));
    EXPECT_EQ(findings[0][QStringLiteral("stages")].toArray(), (QJsonArray{1, 3}));
}

TEST_F(PackCommands, EstimateDrivesTheWholeRally) {
    const ProgramRun all = run("estimate", {pack(), QStringLiteral("--json")});
    EXPECT_EQ(all.exitCode, 0) << all.messages.constData();
    const QJsonObject json = QJsonDocument::fromJson(all.output).object();
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 2);
    const ProgramRun exact = run("estimate", {pack(), QStringLiteral("--exact")});
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
    const QStringList made{QStringLiteral("--new"), file, o};
    EXPECT_EQ(run("rally", made + QStringList{path("all.rallypack")}).exitCode, 0);
    EXPECT_EQ(loadRallyPack(path("all.rallypack"), games())->pack.tileSets, club.tileSets);
    const ProgramRun plain = run("rally", made + QStringList{path("all.json")});
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
    const ProgramRun check = run("check", {file});
    EXPECT_EQ(check.exitCode, 0) << check.output.constData() << check.messages.constData();
    for (const char* command : {"estimate", "rally", "map"}) {
        const ProgramRun done =
            run(command, QStringList{file} +
                             (command[0] == 'm' ? QStringList{o, path("a.svg")} : QStringList()));
        EXPECT_EQ(done.exitCode, 0) << command << done.messages.constData();
        EXPECT_EQ(done.messages, "") << command;
    }
}

TEST_F(PackCommands, ADamagedPackIsNotConvertedAsIfItWereWhole) {
    const QString file = damagedPack();
    const ProgramRun whole = run("convert", {file, o, path("mended.rallypack")});
    EXPECT_EQ(whole.exitCode, 2);
    EXPECT_TRUE(whole.messages.contains("a part of it would pass for the whole"))
        << whole.messages.constData();
    EXPECT_FALSE(QFile::exists(path("mended.rallypack")));
    QDir().mkpath(path("out"));
    const ProgramRun stages =
        run("convert", {file, o, path("out"), QStringLiteral("--to"), QStringLiteral("web")});
    EXPECT_EQ(stages.exitCode, 2) << "not all of it could be converted";
    EXPECT_EQ(QDir(path("out")).entryList(QDir::Files),
              QStringList{QStringLiteral("damaged-01.json")});
}

TEST_F(PackCommands, ConvertTakesOneStageOfMany) {
    const QStringList second{QStringLiteral("--stage"), QStringLiteral("2")};
    EXPECT_EQ(run("convert", QStringList{pack(), o, path("two.json")} + second).exitCode, 0);
    EXPECT_TRUE(*loadStage(path("two.json"), games()) == *loadStage(rally2, games()));
    const ProgramRun third = run(
        "convert", {pack(), o, path("three.json"), QStringLiteral("--stage"), QStringLiteral("3")});
    EXPECT_EQ(third.exitCode, 2);
    EXPECT_TRUE(third.messages.contains("there is no stage 3")) << third.messages.constData();
}

TEST_F(PackCommands, FilesOfOtherProgramsAreReadByEveryCommand) {
    for (const char* name : {"a.rgt", "a.lua"}) {
        const QString file = path(name);
        ASSERT_EQ(run("convert", {rally1, o, file}).exitCode, 0);
        EXPECT_EQ(run("list", {file}).output, run("list", {rally1}).output) << name;
        EXPECT_EQ(run("check", {file}).exitCode, 0) << name;
        EXPECT_EQ(run("map", {file, o, path("a.svg")}).exitCode, 0) << name;
    }
}

TEST_F(PackCommands, OneStageIsChosenByNumber) {
    const QStringList second{pack(), QStringLiteral("--stage"), QStringLiteral("2")};
    EXPECT_EQ(run("list", second).output, run("list", {rally2}).output);
    EXPECT_EQ(run("list", {pack()}).output, run("list", {rally1}).output);
    EXPECT_EQ(run("map", second + QStringList{o, path("a.svg")}).exitCode, 0);
    EXPECT_EQ(run("map", {rally2, o, path("b.svg")}).exitCode, 0);
    EXPECT_EQ(contentOf(path("a.svg")), contentOf(path("b.svg")));
    EXPECT_EQ(run("estimate", second + QStringList{QStringLiteral("--exact")}).exitCode, 0);
    const ProgramRun third = run("list", {pack(), QStringLiteral("--stage"), QStringLiteral("3")});
    EXPECT_EQ(third.exitCode, 2);
    EXPECT_TRUE(third.messages.contains("there is no stage 3")) << third.messages.constData();
    EXPECT_EQ(run("list", {pack(), QStringLiteral("--stage"), QStringLiteral("0")}).exitCode, 2);
    const QString plain = path("rally.json");
    EXPECT_EQ(run("rally", {QStringLiteral("--new"), pack(), o, plain}).exitCode, 0);
    EXPECT_EQ(run("list", {plain, QStringLiteral("--stage"), QStringLiteral("2")}).output,
              run("list", {rally2}).output);
}

TEST_F(PackCommands, ADamagedStageIsNamedAndTheOthersAreRead) {
    const QString file = damagedPack();
    const ProgramRun check = run("check", {file});
    EXPECT_EQ(check.exitCode, 2);
    EXPECT_TRUE(
        check.messages.contains("damaged.rallypack: stages/02-rally-1-ss-2.json: is damaged"))
        << check.messages.constData();
    EXPECT_TRUE(check.output.contains("stage 1: "));
    EXPECT_EQ(run("list", {file}).output, run("list", {rally1}).output);
    EXPECT_EQ(run("list", {file, QStringLiteral("--stage"), QStringLiteral("2")}).exitCode, 2);
    const QString noPack = write("no zip", "x.rallypack");
    for (const char* command : {"check", "list", "estimate"})
        EXPECT_EQ(run(command, {noPack}).exitCode, 2) << command;
    EXPECT_EQ(run("convert", {noPack, o, path("x.rgt")}).exitCode, 2);
}

TEST_F(PackCommands, SheetsOfADamagedRallyArePrintedButNotAsIfTheyWereTheWhole) {
    const QString file = damagedPack();
    const ProgramRun sheets = run("sheet", {file, o, path("all.pdf")});
    EXPECT_EQ(sheets.exitCode, 2);
    EXPECT_TRUE(sheets.messages.contains("is damaged")) << sheets.messages.constData();
    EXPECT_TRUE(contentOf(path("all.pdf")).startsWith("%PDF"));
    EXPECT_EQ(
        run("sheet", {file, QStringLiteral("--stage"), QStringLiteral("1"), o, path("first.pdf")})
            .exitCode,
        0);
}

TEST_F(PackCommands, ARallyMadeOfPacksSaysWhatItLeavesBehind) {
    RallyPack full = loadRallyPack(pack(), games())->pack;
    full.rally.info.text = QStringLiteral("Bring cake.");
    const QString file = path("full.rallypack");
    ASSERT_TRUE(saveRallyPack(full, file));
    const ProgramRun made = run("rally", {QStringLiteral("--new"), file, o, path("new.rallypack")});
    EXPECT_EQ(made.exitCode, 0) << made.messages.constData();
    EXPECT_EQ(made.messages, run("convert", {file, rally1, o, path("other.rallypack")}).messages);
    EXPECT_TRUE(made.messages.contains("full.rallypack: ")) << made.messages.constData();
    // Tile sets go along, and so are no loss.
    full.rally.info.text.clear();
    full.tileSets[QStringLiteral("club.json")] = ownTiles({"1201a", "1201b"});
    ASSERT_TRUE(saveRallyPack(full, file));
    const ProgramRun kept =
        run("rally", {QStringLiteral("--new"), file, o, path("kept.rallypack")});
    EXPECT_EQ(kept.messages, "");
    EXPECT_EQ(loadRallyPack(path("kept.rallypack"), games())->pack.tileSets, full.tileSets);
}

TEST_F(PackCommands, APicturesLongerSideIsAsLongAsAsked) {
    const QString picture = path("thumb.png");
    EXPECT_EQ(
        run("map", {pack(), o, picture, QStringLiteral("--size"), QStringLiteral("128")}).exitCode,
        0);
    const QImage image(picture);
    EXPECT_NEAR(std::max(image.width(), image.height()), 128, 1);
    EXPECT_EQ(
        run("map", {pack(), o, picture, QStringLiteral("--size"), QStringLiteral("x")}).exitCode,
        2);
}

} // namespace
} // namespace stagewright
