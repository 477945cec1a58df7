#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {

namespace {

const QString overlay = QStringLiteral("--overlay");

/// A straight gravel tile of one's own, the same on both sides.
QByteArray ownStraight() {
    QByteArray records;
    for (const char side : {'a', 'b'})
        records += QByteArray(records.isEmpty() ? "" : ",") + R"({"id": "club1)" + side +
                   R"(", "terrain": "gravel", "danger": "low", "roads": [
            {"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight", "spaces": [
             {"id": "a", "s": [0, 1], "lanes": [0, 1]},
             {"id": "b", "s": [0, 1], "lanes": [1, 2]}]}]})";
    return R"({"format": 1, "tiles": [)" + records + "]}";
}

constexpr const char* ownBox = R"([{"id": "club", "game": "dirt", "title": "Our club",
    "expansion": true, "tileCount": 3, "tiles": {"club1": 2, "998": 1}}])";

constexpr const char* ownStage = R"({"title": "Own", "game": "dirt", "tiles": [
    {"q": 0, "r": 2, "tile": "202a"}, {"q": 0, "r": 1, "tile": "club1b"},
    {"q": 0, "r": 0, "tile": "203a"}]})";

class OverlayOption : public TemporaryFiles {
protected:
    QString tiles_ = write(ownStraight(), "tiles.json");
    QString box_ = write(ownBox, "box.json");
    QString stage_ = write(ownStage);
};

TEST_F(OverlayOption, TilesOfOnesOwnAreKnownWithTheirFileOnly) {
    EXPECT_EQ(runProgram({checkWord, stage_}).exitCode, 1); // no box has it
    const ProgramRun run = runProgram({checkWord, stage_, overlay, tiles_, overlay, box_});
    EXPECT_EQ(run.exitCode, 0) << run.output.constData();
    EXPECT_TRUE(run.output.contains("no findings"));
    // What the box holds beyond what is described is passed over with a word.
    EXPECT_EQ(run.messages, "stagewright: box.json: box club: tile 998 is passed over: nothing "
                            "describes it. Correct the number, or add the tile's sides.\n");
    // Without the second file no box holds it, and it is not counted.
    EXPECT_EQ(runProgram({checkWord, stage_, overlay, tiles_}).exitCode, 0);
}

TEST_F(OverlayOption, ListsAndBoxesFollow) {
    const ProgramRun list = runProgram(
        {QStringLiteral("list"), stage_, overlay, box_, overlay, tiles_, QStringLiteral("--csv")});
    EXPECT_TRUE(list.output.contains("\r\nclub1,b,1,club\r\n")) << list.output.constData();
    const ProgramRun boxes = runProgram({QStringLiteral("boxes"), overlay, tiles_, overlay, box_});
    EXPECT_EQ(boxes.output.count('\n'), 12);
    EXPECT_TRUE(boxes.output.contains("Our club, 2 tiles")) << boxes.output.constData();
}

TEST_F(OverlayOption, PicturesShowThemAndSheetsNameTheFile) {
    for (const char* command : {"map", "sheet"}) {
        const QString out = path(command) + QStringLiteral(".pdf");
        const ProgramRun run =
            runProgram({QLatin1StringView(command), stage_, outputWord, out, overlay, tiles_});
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        const ProgramRun text = runTool(QStringLiteral("pdftotext"), {out, QStringLiteral("-")});
        EXPECT_TRUE(text.output.contains("club1b")) << command;
        EXPECT_EQ(text.output.contains("with tiles from tiles.json"),
                  command == std::string("sheet"));
    }
    const ProgramRun sheet =
        runProgram({QStringLiteral("tiles"), QStringLiteral("--box"), QStringLiteral("club"),
                    outputWord, path("club.pdf"), overlay, tiles_, overlay, box_});
    EXPECT_EQ(sheet.exitCode, 0) << sheet.messages.constData();
    EXPECT_TRUE(runTool(QStringLiteral("pdftotext"), {path("club.pdf"), QStringLiteral("-")})
                    .output.contains("With tiles of: tiles.json, box.json"));
    // Without the option nothing is named.
    const ProgramRun plain =
        runProgram({QStringLiteral("sheet"), rally1ss1, outputWord, path("plain.pdf")});
    EXPECT_EQ(plain.exitCode, 0);
    EXPECT_FALSE(runTool(QStringLiteral("pdftotext"), {path("plain.pdf"), QStringLiteral("-")})
                     .output.contains("with tiles from"));
}

TEST_F(OverlayOption, ABadFileIsNamedAndNothingIsDone) {
    const QString bad = write("{\"format\": 1,\n \"tiles\": [{}]}", "bad.json");
    for (const QString& file : {bad, path("missing.json")}) {
        for (const QStringList& arguments :
             {QStringList{checkWord, rally1ss1},
              {QStringLiteral("list"), rally1ss1},
              {QStringLiteral("map"), rally1ss1, QStringLiteral("-o"), path("no.svg")},
              {QStringLiteral("sheet"), rally1ss1, QStringLiteral("-o"), path("no.pdf")},
              {QStringLiteral("tiles"), QStringLiteral("-o"), path("no.pdf")}}) {
            const ProgramRun run = runProgram(QStringList(arguments) << overlay << file);
            EXPECT_EQ(run.exitCode, 2) << arguments.front().toStdString();
            EXPECT_EQ(run.output, "");
            EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
            EXPECT_TRUE(run.messages.contains(file.toUtf8())) << run.messages.constData();
        }
    }
    EXPECT_FALSE(QFile::exists(path("no.svg")));
    EXPECT_FALSE(QFile::exists(path("no.pdf")));
}

} // namespace

} // namespace stagewright
