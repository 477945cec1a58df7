#include "editor/drawing/fonts.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/field_editor.h"
#include "tests/editor/field_sheets.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/field_game.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {
namespace {

const QString rulesWord = QStringLiteral("--rules");

/// Every command, in this process, with the game of the tests among the games.
class FieldCommands : public TemporaryFiles {
protected:
    static void SetUpTestSuite() { ASSERT_TRUE(registerFonts()); }

    QString fields(const char* names, const char* file = "stage.json") const {
        return write(writeStage(fieldStage(QString::fromLatin1(names).split(u' '))), file);
    }
    QString good() const { return fields("start road bend bend finish"); }

    /// A pack of fields, tiles and fields.
    QString mixed() const {
        const QString first = fields("start road bend bend finish", "first.json");
        const QString last = fields("start road road finish", "last.json");
        const ProgramRun made = run("rally", {QStringLiteral("--new"), first, rally1ss1, last,
                                              outputWord, path("mixed.rallypack")});
        EXPECT_EQ(made.exitCode, 0) << made.messages.constData();
        return path("mixed.rallypack");
    }

    static ProgramRun run(const char* command, const QStringList& arguments) {
        static const Games games = withFieldParts(gamesWithFields());
        return runCommand(games, command, arguments);
    }
    static QJsonObject json(const ProgramRun& run) {
        return QJsonDocument::fromJson(run.output).object();
    }
    static QStringList laidIn(const QString& file) {
        const auto stage = loadStage(file, gamesWithFields());
        const auto* line = stage ? stage->layout.as<FieldLine>() : nullptr;
        return line ? line->fields : QStringList();
    }
};

TEST_F(FieldCommands, CheckNamesPlacesAsTheKindDoes) {
    const QString file = fields("road road bend attic finish");
    const ProgramRun checked = run("check", {file});
    EXPECT_EQ(checked.exitCode, 1);
    EXPECT_TRUE(checked.output.startsWith(file.toUtf8() + ": Col de la Table, 5 piece"))
        << checked.output.constData();
    EXPECT_TRUE(checked.output.endsWith("  error: field 1: The line does not begin with a start.\n"
                                        "  error: field 4: The boxes hold 0 × attic.\n"))
        << checked.output.constData();
    EXPECT_EQ(checked.messages,
              "stagewright: " + file.toUtf8() +
                  ": line 6, fields[3] on field 4: no box has a field \"attic\". Lay one that the "
                  "box has.\n");
    const QJsonObject report = json(run("check", {file, jsonWord}));
    const QJsonArray findings = report[QStringLiteral("findings")].toArray();
    ASSERT_EQ(findings.size(), 2);
    EXPECT_EQ(findings[0][QStringLiteral("places")], QJsonArray({QStringLiteral("field 1")}));
    EXPECT_EQ(findings[0][QStringLiteral("rule")], QStringLiteral("no-start"));
    EXPECT_EQ(report[QStringLiteral("route")], QJsonArray());
}

TEST_F(FieldCommands, CheckKnowsTheWayHintsAndTheBoxesThatAreNamed) {
    const ProgramRun hinted = run("check", {good(), QStringLiteral("--hints")});
    EXPECT_EQ(hinted.exitCode, 0);
    EXPECT_TRUE(hinted.output.endsWith("  hint: field 3 field 4: Two bends follow each other.\n"))
        << hinted.output.constData();
    EXPECT_EQ(json(run("check", {good(), jsonWord}))[QStringLiteral("route")].toArray().size(), 5);
    const ProgramRun other =
        run("check", {good(), QStringLiteral("--boxes"), QStringLiteral("dirt-core")});
    EXPECT_EQ(other.exitCode, 1);
    EXPECT_EQ(other.output.count("The boxes hold 0 ×"), 4) << other.output.constData();
    EXPECT_EQ(
        run("check", {good(), QStringLiteral("--boxes"), QStringLiteral("fields-box")}).exitCode,
        0);
}

TEST_F(FieldCommands, CheckMendsWhatTheRulesCanMend) {
    const QString file = fields("road finish");
    const ProgramRun mended = run("check", {file, fixWord, outputWord, path("mended.json")});
    EXPECT_EQ(mended.exitCode, 0);
    EXPECT_TRUE(mended.messages.contains("mended: Lay a start in front"))
        << mended.messages.constData();
    EXPECT_EQ(laidIn(path("mended.json")).join(u' '), QStringLiteral("start road finish"));
    EXPECT_EQ(laidIn(file).join(u' '), QStringLiteral("road finish"));
}

TEST_F(FieldCommands, EstimateGoesByTheRulesOfTheTable) {
    // 1 and 2 in one turn (40 seconds), as no bend may be entered faster; then 1, 2 and 3 (30).
    const ProgramRun text = run("estimate", {good(), rulesWord, fieldRulesFile()});
    EXPECT_EQ(text.exitCode, 0) << text.messages.constData();
    EXPECT_TRUE(text.output.contains("best play     1:10 without mishaps"))
        << text.output.constData();
    const QJsonObject driven =
        json(run("estimate", {good(), rulesWord, fieldRulesFile(), jsonWord}));
    EXPECT_EQ(driven[QStringLiteral("expected_seconds")], 70);
    EXPECT_EQ(driven[QStringLiteral("expected_turns")], 2);
    EXPECT_EQ(driven[QStringLiteral("nodes")], 5);
    EXPECT_EQ(driven[QStringLiteral("tiles")][1][QStringLiteral("place")],
              QStringLiteral("field 2"));
    EXPECT_EQ(driven[QStringLiteral("tiles")][1][QStringLiteral("gear")], 2);
    // Without bends 1, 2, 3 and 4 in one turn.
    const QJsonObject exact =
        json(run("estimate", {fields("start road road finish", "fast.json"), rulesWord,
                              fieldRulesFile(), QStringLiteral("--exact"), jsonWord}));
    EXPECT_EQ(exact[QStringLiteral("expected_seconds")], 20);
    EXPECT_EQ(exact[QStringLiteral("spaces")].toArray().size(), 4);
    EXPECT_EQ(exact[QStringLiteral("spaces")][3][QStringLiteral("space")],
              QStringLiteral("finish"));
}

TEST_F(FieldCommands, EstimateSaysWhyThereIsNone) {
    const ProgramRun without = run("estimate", {good()});
    EXPECT_EQ(without.exitCode, 2);
    EXPECT_TRUE(without.messages.contains("there are no rules for the game \"fields\""))
        << without.messages.constData();
    const QString open = fields("start road", "open.json");
    const ProgramRun endless = run("estimate", {open, rulesWord, fieldRulesFile()});
    EXPECT_EQ(endless.exitCode, 2);
    EXPECT_EQ(endless.messages,
              "stagewright: " + open.toUtf8() + ": the line does not end with a finish.\n");
}

TEST_F(FieldCommands, ListSaysWhatToPick) {
    EXPECT_EQ(run("list", {good()}).output, "Col de la Table\n"
                                            " bend      2  Fields\n"
                                            "finish      1  Fields\n"
                                            " road      1  Fields\n"
                                            "start      1  Fields\n");
    EXPECT_EQ(run("list", {good(), QStringLiteral("--csv")}).output,
              "number,side,count,box\r\nbend,,2,fields-box\r\nfinish,,1,fields-box\r\n"
              "road,,1,fields-box\r\nstart,,1,fields-box\r\n");
    const QJsonArray lines =
        json(run("list", {good(), jsonWord}))[QStringLiteral("tiles")].toArray();
    ASSERT_EQ(lines.size(), 4);
    EXPECT_EQ(lines[0][QStringLiteral("number")], QStringLiteral("bend"));
    EXPECT_EQ(lines[0][QStringLiteral("count")], 2);
    EXPECT_TRUE(run("boxes", {}).output.contains("fields-box         Fields, 11 piece"));
}

TEST_F(FieldCommands, MapIsDrawnInTrueSizeAndInPixels) {
    EXPECT_EQ(run("map", {good(), outputWord, path("map.svg")}).exitCode, 0);
    const QByteArray svg = contentOf(path("map.svg"));
    EXPECT_TRUE(svg.contains(R"(width="100mm" height="20mm")")) << svg.left(300).constData();
    EXPECT_EQ(svg.count("<path"), 6) << svg.constData();   // four fields, their line, the ground
    EXPECT_EQ(svg.count("#ff8000"), 1) << svg.constData(); // the bends, drawn together
    EXPECT_EQ(run("map", {good(), outputWord, path("map.png"), QStringLiteral("--size"),
                          QStringLiteral("50")})
                  .exitCode,
              0);
    const QImage png(path("map.png"));
    EXPECT_EQ(png.size(), QSize(50, 10));
    EXPECT_EQ(png.pixelColor(25, 5), colourOfField(QStringLiteral("bend")));
}

TEST_F(FieldCommands, SheetHasThePagesOfTheKindAndThoseOfAnyRally) {
    const ProgramRun written =
        run("sheet",
            {good(), outputWord, path("s.pdf"), QStringLiteral("--pages"),
             QStringLiteral("map,list,laying,notes,rally,times"), rulesWord, fieldRulesFile()});
    EXPECT_EQ(written.exitCode, 0) << written.messages.constData();
    const QString text = pdfText(path("s.pdf"));
    for (const char* words :
         {"Map of the ﬁelds", "2 × bend · Fields", "5. lay ﬁnish", "1:10 expected", "5 spaces long",
          "Driven by rules of your own: rules.json", "Rally sheet"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(words)) ||
                    text.contains(QString::fromUtf8(words).replace(QStringLiteral("ﬁ"),
                                                                   QStringLiteral("fi"))))
            << words << ": " << text.toStdString();
    EXPECT_FALSE(text.contains(QStringLiteral("tile"))) << text.toStdString();
}

TEST_F(FieldCommands, ConvertGoesToAPackAndBackAndToListsButToNoFileOfTiles) {
    EXPECT_EQ(run("convert", {good(), outputWord, path("p.rallypack")}).exitCode, 0);
    EXPECT_EQ(run("convert", {path("p.rallypack"), outputWord, path("back.json")}).exitCode, 0);
    EXPECT_EQ(contentOf(path("back.json")), contentOf(good()));
    for (const char* format : {"web", "rgt", "lua"}) {
        const ProgramRun refused =
            run("convert", {good(), outputWord, path("x"), QStringLiteral("--to"),
                            QString::fromLatin1(format)});
        EXPECT_EQ(refused.exitCode, 2) << format;
        EXPECT_TRUE(refused.messages.contains("hold stages of hex tiles only"))
            << refused.messages.constData();
        EXPECT_FALSE(QFile::exists(path("x")));
    }
    for (const char* format : {"text", "csv", "markdown", "forum"}) {
        const ProgramRun listed =
            run("convert", {good(), outputWord, path("l"), QStringLiteral("--to"),
                            QString::fromLatin1(format)});
        EXPECT_EQ(listed.exitCode, 0) << listed.messages.constData();
        EXPECT_TRUE(contentOf(path("l")).contains("bend")) << contentOf(path("l")).constData();
    }
}

TEST_F(FieldCommands, ARallyOfBothKindsIsReadBackEqualAndPlanned) {
    const QString pack = mixed();
    const auto read = readRallyPack(contentOf(pack), gamesWithFields());
    ASSERT_TRUE(read) << sentence(read.error()).toStdString();
    const auto& stages = read->pack.rally.stages();
    ASSERT_EQ(stages.size(), 3);
    EXPECT_EQ(stages[0].stage,
              fieldStage(QStringLiteral("start road bend bend finish").split(u' ')));
    EXPECT_EQ(stages[1].stage, stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    EXPECT_EQ(writeRallyPack(read->pack), contentOf(pack));

    const ProgramRun plan = run("rally", {pack, QStringLiteral("--players"), QStringLiteral("2"),
                                          QStringLiteral("--runs"), QStringLiteral("100"),
                                          rulesWord, fieldRulesFile()});
    EXPECT_EQ(plan.exitCode, 0) << plan.messages.constData();
    for (const char* line :
         {"  Boxes: Rallyman: DIRT, Fields.\n",
          "    SS 2: 0 stay, 0 move, 11 from the box, 5 back into it\n",
          "    SS 3: 0 stay, 0 move, 4 from the box, 11 back into it\n",
          "The boxes lack finish (needs 2, owned 1), start (needs 2, owned 1).",
          // Lines of fields one after another: start and road stay, finish is moved.
          "18 (as they stand: 20): SS 2, SS 3, SS 1.",
          "  SS 1: Col de la Table: 1:10 expected (1:10 to 1:10), 2.0 turns",
          "  SS 3: Col de la Table: 0:20 expected (0:20 to 0:20), 1.0 turns"})
        EXPECT_TRUE(plan.output.contains(line)) << line << plan.output.constData();
    EXPECT_EQ(plan.output.count("piece"), 2) << plan.output.constData(); // not "tiles"
    const ProgramRun checked = run("check", {pack});
    EXPECT_EQ(checked.exitCode, 0);
    EXPECT_TRUE(checked.output.contains("SS 2: Rally 1, SS 1, 11 tiles\n"))
        << checked.output.constData();
}

TEST_F(FieldCommands, ARallyIsNotPlannedWithoutRulesOfOneOfItsGames) {
    const ProgramRun plan = run("rally", {mixed(), QStringLiteral("--runs"), QStringLiteral("10")});
    EXPECT_EQ(plan.exitCode, 2);
    EXPECT_TRUE(
        plan.messages.contains("SS 1: Col de la Table: there are no rules for the game \"fields\""))
        << plan.messages.constData();
}

} // namespace
} // namespace stagewright
