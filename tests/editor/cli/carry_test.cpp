#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QImage>

namespace stagewright {
namespace {

/// What pictures and sheets carry, read back by Stagewright and by tools that know nothing of it.
/// Without what nobody knows the meaning of.
Stage asCarried(Stage stage) {
    stage.info.unknown = {};
    return stage;
}

class Carry : public TemporaryFiles {
protected:
    /// Three stages, two drivers, a result, a note.
    QString rallyFile() const {
        RallyPack pack;
        pack.rally = with(rulebookRally(1), 1, 1, drove(97));
        pack.rally.info.title = QStringLiteral("Rally of the cows");
        pack.rally.info.text = QStringLiteral("We meet at mine");
        EXPECT_TRUE(saveRallyPack(pack, path("rally.rallypack")));
        return path("rally.rallypack");
    }

    void run(const QStringList& arguments) const {
        const ProgramRun run = runProgram(arguments);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        EXPECT_EQ(run.messages, "");
    }

    QByteArray convertedBack(const QString& file) const {
        run({QStringLiteral("convert"), file, outputWord, path("back.rallypack")});
        return contentOf(path("back.rallypack"));
    }
};

const QString carryWord = QStringLiteral("--carry");
const QString allWord = QStringLiteral("all");

TEST_F(Carry, TheWholeRallyComesBackToTheByteOutOfSheetAndMaps) {
    const QString rally = rallyFile();
    const QByteArray pack = contentOf(rally);
    run({QStringLiteral("sheet"), rally, outputWord, path("sheet.pdf"), QStringLiteral("--pages"),
         QStringLiteral("stage"), carryWord, allWord});
    EXPECT_EQ(convertedBack(path("sheet.pdf")), pack);
    for (const char* name : {"map.png", "map.svg", "map.pdf"}) {
        run({QStringLiteral("map"), rally, outputWord, path(name), QStringLiteral("--pixels"),
             QStringLiteral("40"), carryWord, allWord});
        EXPECT_EQ(convertedBack(path(name)), pack) << name;
    }
}

TEST_F(Carry, OtherToolsFindItToo) {
    const QString rally = rallyFile();
    const QByteArray pack = contentOf(rally);
    run({QStringLiteral("sheet"), rally, outputWord, path("sheet.pdf"), QStringLiteral("--pages"),
         QStringLiteral("stage"), carryWord, allWord});
    const ProgramRun list =
        runTool(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), path("sheet.pdf")});
    EXPECT_EQ(list.output, "1 embedded files\n1: rally.rallypack\n");
    EXPECT_EQ(runTool(QStringLiteral("pdfdetach"),
                      {QStringLiteral("-save"), QStringLiteral("1"), QStringLiteral("-o"),
                       path("attached.rallypack"), path("sheet.pdf")})
                  .exitCode,
              0);
    EXPECT_EQ(contentOf(path("attached.rallypack")), pack);
    for (const char* name : {"map.png", "map.svg"})
        run({QStringLiteral("map"), rally, outputWord, path(name), QStringLiteral("--pixels"),
             QStringLiteral("40"), carryWord, allWord});
    const ProgramRun chunk =
        runTool(QStringLiteral("exiftool"),
                {QStringLiteral("-b"), QStringLiteral("-StagewrightRally"), path("map.png")});
    EXPECT_EQ(QByteArray::fromBase64(chunk.output), pack);
    EXPECT_EQ(QByteArray::fromBase64(
                  QImage(path("map.png")).text(QStringLiteral("Stagewright rally")).toLatin1()),
              pack);
    const ProgramRun metadata =
        runTool(QStringLiteral("xmllint"),
                {QStringLiteral("--xpath"), QStringLiteral("string(//*[local-name()='rally'])"),
                 path("map.svg")});
    EXPECT_EQ(QByteArray::fromBase64(metadata.output.trimmed()), pack);
}

TEST_F(Carry, LeftOutTheStagesThatAreShownGoAlongAndNothingElse) {
    const QString rally = rallyFile();
    run({QStringLiteral("map"), rally, outputWord, path("map.png"), QStringLiteral("--pixels"),
         QStringLiteral("40"), QStringLiteral("--stage"), QStringLiteral("2")});
    const auto shown = loadStages(path("map.png"), games());
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->stages, std::vector<Stage>{asCarried(rulebookRally(1).stages()[1].stage)});
    run({QStringLiteral("sheet"), rally, outputWord, path("sheet.pdf"), QStringLiteral("--pages"),
         QStringLiteral("stage")});
    const auto sheet = loadStages(path("sheet.pdf"), games());
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->stages.size(), 3U);
    EXPECT_EQ(sheet->title, QStringLiteral("Rally of the cows"));
    EXPECT_TRUE(sheet->pack->rally.drivers().isEmpty());
    EXPECT_TRUE(sheet->pack->rally.info.text.isEmpty());
    run({QStringLiteral("map"), rally, outputWord, path("bare.png"), QStringLiteral("--pixels"),
         QStringLiteral("40"), carryWord, QStringLiteral("none")});
    const ProgramRun none = runProgram(
        {QStringLiteral("convert"), path("bare.png"), outputWord, path("none.rallypack")});
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_TRUE(none.messages.contains("bare.png: this looks like a picture (PNG)"))
        << none.messages.constData();
}

TEST_F(Carry, TheSameBytesEachTime) {
    const QString rally = rallyFile();
    for (const char* name : {"one.pdf", "two.pdf"})
        run({QStringLiteral("sheet"), rally, outputWord, path(name), QStringLiteral("--pages"),
             QStringLiteral("list"), QStringLiteral("--stage"), QStringLiteral("1")});
    EXPECT_EQ(contentOf(path("one.pdf")), contentOf(path("two.pdf")));
}

TEST_F(Carry, AStageAloneIsCarriedAsOne) {
    run({QStringLiteral("map"), rally1ss1, outputWord, path("map.svg")});
    run({QStringLiteral("convert"), path("map.svg"), outputWord, path("back.json")});
    EXPECT_EQ(*loadStage(path("back.json"), games()), asCarried(*loadStage(rally1ss1, games())));
}

TEST_F(Carry, WordsThatItDoesNotKnowAreRefused) {
    const ProgramRun run = runProgram({QStringLiteral("map"), rally1ss1, outputWord,
                                       path("map.svg"), carryWord, QStringLiteral("some")});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains("--carry takes none, stages or all"));
}

TEST_F(Carry, AWholeThatIsNotAllThereIsNotCarried) {
    QByteArray damaged = contentOf(rallyFile());
    const auto at = damaged.lastIndexOf("\"tiles\"");
    damaged[at + 1] = 'T'; // the checksum is wrong
    const QString file = write(damaged, "damaged.rallypack");
    const ProgramRun all =
        runProgram({QStringLiteral("map"), file, outputWord, path("map.svg"), carryWord, allWord});
    EXPECT_EQ(all.exitCode, 2);
    EXPECT_TRUE(all.messages.contains("--carry stages takes the stages that can be read"))
        << all.messages.constData();
    EXPECT_FALSE(QFile::exists(path("map.svg")));
    EXPECT_EQ(runProgram({QStringLiteral("map"), file, outputWord, path("map.svg")}).exitCode, 0);
    EXPECT_EQ(loadStages(path("map.svg"), games())->stages.size(), 1U);
}

} // namespace
} // namespace stagewright
