#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

/// Tracks of Titan Race on the command line.
class TitanCommands : public TemporaryFiles {
protected:
    QString bare() { return write(R"({"game": "titan-race", "title": "Bare", "marks": []})"); }
    QString kaldeira() {
        return write(R"({"game": "titan-race", "title": "Kaldeira", "track": "kaldeira",
            "marks": [{"at": "E5", "is": ["lava"]}, {"at": "F6", "is": ["lava"]}],
            "titans": [{"titan": "slaugg", "player": 1}, {"titan": "kraken", "player": 2},
                       {"titan": "chtoolhoo", "player": 3}]})");
    }
    static ProgramRun run(const char* command, const QString& file, const char* options = "") {
        QStringList arguments{QString::fromLatin1(command), file};
        arguments << QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts);
        return runProgram(arguments);
    }
    static QJsonObject json(const ProgramRun& run) {
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return QJsonDocument::fromJson(run.output).object();
    }
};

TEST_F(TitanCommands, EstimateSolvesATitanAloneExactly) {
    const QString file = bare();
    const auto turns = [&](const char* options) {
        return json(run("estimate", file, options))[QStringLiteral("expected_turns")].toDouble();
    };
    EXPECT_NEAR(turns("--exact --json"), 12.370369, 1e-6);
    EXPECT_NEAR(turns("--exact --dice 3 --json"), 10.202486, 1e-6);
    EXPECT_NEAR(turns("--exact --dice 2 --laps 1 --json"), 229462.0 / 59049, 1e-9);
    EXPECT_EQ(run("estimate", file, "--exact --dice 6").output,
              "A titan alone, best of 6 dice: 9.56 turns expected, 9 at least\n"
              "Left out: lives, cards, traps, other titans.\n");
}

TEST_F(TitanCommands, APackThatIsMadeOfWhatAnOwnerEnteredSaysSo) {
    const QString pack = path("evening.rallypack");
    for (const ProgramRun& made :
         {runProgram(
              {QStringLiteral("rally"), QStringLiteral("--new"), kaldeira(), outputWord, pack}),
          run("convert", kaldeira(), qPrintable(QStringLiteral("-o ") + pack))}) {
        EXPECT_EQ(made.exitCode, 0) << made.messages.constData();
        EXPECT_TRUE(made.messages.contains("holds what you entered of a box (Kaldeira: 2 points)"))
            << made.messages.constData();
    }
    const ProgramRun own = run("convert", bare(), qPrintable(QStringLiteral("-o ") + pack));
    EXPECT_FALSE(own.messages.contains("entered")) << own.messages.constData();
    const ProgramRun stage =
        run("convert", kaldeira(), qPrintable(QStringLiteral("-o ") + path("copy.json")));
    EXPECT_FALSE(stage.messages.contains("entered")) << stage.messages.constData();
}

TEST_F(TitanCommands, EstimateRacesSeveralTitans) {
    const QString file = bare();
    const char* options = "--titans 4 --draft rolling --push rest --runs 2000 --seed 3 --json";
    const QJsonObject said = json(run("estimate", file, options));
    const auto mean = [&](const char* field) {
        return said[QString::fromLatin1(field)][QStringLiteral("mean")].toDouble();
    };
    EXPECT_NEAR(mean("rounds"), 10.01, 0.15);
    EXPECT_NEAR(mean("turns"), 37.9, 0.6);
    EXPECT_GT(said[QStringLiteral("turns")][QStringLiteral("se")].toDouble(), 0);
    const QJsonArray wins = said[QStringLiteral("wins_by_seat")].toArray();
    ASSERT_EQ(wins.size(), 4);
    EXPECT_NEAR(wins[0][QStringLiteral("mean")].toDouble(), 0.58, 0.08);
    EXPECT_EQ(said[QStringLiteral("races")].toInt(), 2000);
    EXPECT_NEAR(said[QStringLiteral("minutes")].toDouble(), mean("turns") * 0.75, 1e-9);
    EXPECT_EQ(said[QStringLiteral("points")].toArray().size(), 36);
    EXPECT_EQ(json(run("estimate", file, options)), said) << "the same seed, the same races";
}

TEST_F(TitanCommands, EstimateTakesWhoIsSeatedAndSaysWhatItLeavesOut) {
    const ProgramRun said = run("estimate", kaldeira(), "--runs 200");
    EXPECT_EQ(said.exitCode, 0) << said.messages.constData();
    EXPECT_TRUE(said.output.startsWith("3 titans: ")) << said.output.constData();
    EXPECT_TRUE(said.output.contains("Seat 3 wins "));
    EXPECT_FALSE(said.output.contains("Seat 4"));
    EXPECT_TRUE(said.output.endsWith(
        "Left out: bonus cards and the titans' powers.\n"
        "Points of Kaldeira that are not entered count as points without effect.\n"
        "The titans' colours are drawn anew for each race.\n"))
        << said.output.constData();
}

TEST_F(TitanCommands, EstimateRefusesWhatDoesNotGo) {
    const QString file = bare();
    const auto refused = [](const ProgramRun& run) {
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_EQ(run.output, "");
        return run.messages.toStdString();
    };
    EXPECT_NE(
        refused(run("estimate", file, "--draft cards")).find("--draft takes one of: book, rolling"),
        std::string::npos);
    refused(run("estimate", file, "--exact --dice 7"));
    refused(run("estimate", file, "--titans 0"));
    for (const char* option : {"--ci 1", "--players 3", "--profile optimal", "--no-mishaps"})
        EXPECT_NE(refused(run("estimate", file, option)).find(" is not for stages of this game"),
                  std::string::npos)
            << option;
    EXPECT_NE(refused(run("estimate", file, "--dice 2")).find("--dice goes with --exact alone"),
              std::string::npos);
    EXPECT_NE(refused(run("estimate", file, "--exact --titans 3"))
                  .find("--titans does not go with --exact"),
              std::string::npos);
    EXPECT_NE(refused(run("estimate", rally1ss1, "--dice 2"))
                  .find("--dice is not for stages of this game"),
              std::string::npos);
}

TEST_F(TitanCommands, CheckNamesPlacesAndMends) {
    const QString file = write(
        R"({"game": "titan-race", "marks": [{"at": "A2", "is": ["bonus"]},
            {"at": "B4", "is": ["multi-ramp", "super-ramp-left"]}, {"at": "C1", "is": ["bonus"]}]})");
    const ProgramRun checked = run("check", file, "--json");
    EXPECT_EQ(checked.exitCode, 1);
    const QJsonArray findings =
        QJsonDocument::fromJson(checked.output)[QStringLiteral("findings")].toArray();
    ASSERT_EQ(findings.size(), 2) << checked.output.constData();
    EXPECT_EQ(findings[1][QStringLiteral("places")][0].toString(), QStringLiteral("B4"));
    const QString mended = path("mended.json");
    const ProgramRun fix =
        runProgram({QStringLiteral("check"), QStringLiteral("--fix"), file, outputWord, mended});
    EXPECT_EQ(fix.exitCode, 1); // two ramps are nobody's guess
    EXPECT_TRUE(fix.messages.contains("Take what is marked on A2 away"))
        << fix.messages.constData();
    EXPECT_TRUE(QFile::exists(mended));
}

TEST_F(TitanCommands, ListNamesBoardTitansAndTokens) {
    const QByteArray listed = run("list", kaldeira(), "--csv").output;
    EXPECT_EQ(listed.toStdString(), "number,side,count,box\r\n"
                                    "kaldeira,,1,titan-race\r\n"
                                    "slaugg,,1,titan-race\r\n"
                                    "kraken,,1,titan-race\r\n"
                                    "chtoolhoo,,1,titan-race\r\n"
                                    "dice,,3,titan-race\r\n"
                                    "cards,,13,titan-race\r\n"
                                    "traps,,15,titan-race\r\n");
}

TEST_F(TitanCommands, ListCallsATrackByItsName) {
    const QByteArray listed = run("list", kaldeira()).output;
    EXPECT_TRUE(listed.contains("\nKaldeira")) << listed.constData();
    EXPECT_FALSE(listed.contains("kaldeira")) << listed.constData();
    const QJsonObject track =
        json(run("list", kaldeira(), "--json"))[QStringLiteral("tiles")][0].toObject();
    EXPECT_EQ(track[QStringLiteral("number")].toString(), QStringLiteral("kaldeira"));
    EXPECT_EQ(track[QStringLiteral("name")].toString(), QStringLiteral("Kaldeira"));
}

TEST_F(TitanCommands, ARaceOfCarsIsRefusedWithWhatToDoInItsStead) {
    const ProgramRun refused = run("race", kaldeira());
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.messages.contains("races are simulated on hexagonal tiles alone"))
        << refused.messages.constData();
    EXPECT_TRUE(refused.messages.contains("estimate")) << refused.messages.constData();
}

TEST_F(TitanCommands, TracksGoIntoRalliesAndOutAgain) {
    const QString pack = path("evening.rallypack");
    const ProgramRun made = runProgram({QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1,
                                        kaldeira(), outputWord, pack});
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    const QString back = path("back.json");
    const ProgramRun converted =
        runProgram({QStringLiteral("convert"), pack, QStringLiteral("--stage"), QStringLiteral("2"),
                    outputWord, back});
    ASSERT_EQ(converted.exitCode, 0) << converted.messages.constData();
    QFile file(back);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains(R"("kind": "loop")"));
}

TEST_F(TitanCommands, ARallyPlansTheirMinutesBesideTheDrives) {
    const QString pack = path("evening.rallypack");
    const QString race = kaldeira();
    ASSERT_EQ(runProgram({QStringLiteral("rally"), QStringLiteral("--new"), race, rally1ss1,
                          outputWord, pack})
                  .exitCode,
              0);
    const QJsonObject planned = json(run("rally", pack, "--runs 100 --json"));
    const QJsonArray stages = planned[QStringLiteral("stages")].toArray();
    ASSERT_EQ(stages.size(), 2);
    const double minutes =
        json(run("estimate", race, "--json"))[QStringLiteral("minutes")].toDouble();
    EXPECT_EQ(stages[0][QStringLiteral("minutes")].toDouble(), std::round(minutes));
    EXPECT_FALSE(stages[0].toObject().contains(QStringLiteral("expected_seconds")));
    EXPECT_EQ(stages[0][QStringLiteral("title")].toString(), QStringLiteral("Kaldeira"));
    EXPECT_GT(stages[1][QStringLiteral("expected_seconds")].toDouble(), 60);
    const double driven = stages[1][QStringLiteral("minutes")].toDouble();
    EXPECT_EQ(planned[QStringLiteral("drive_minutes")].toDouble(), std::round(minutes) + driven);
    // What is driven is named by its place in the rally.
    const ProgramRun said = run("rally", pack, "--runs 100");
    EXPECT_EQ(said.exitCode, 0) << said.messages.constData();
    EXPECT_TRUE(said.output.contains("SS 2: ")) << said.output.constData();
    EXPECT_FALSE(said.output.contains("SS 1: Kaldeira: ")) << said.output.constData();
    const QJsonObject estimated = json(run("estimate", pack, "--runs 100 --json"));
    EXPECT_EQ(estimated[QStringLiteral("stages")].toArray().size(), 2);
    EXPECT_EQ(run("sheet", pack, (QStringLiteral("-o ") + path("evening.pdf")).toUtf8().constData())
                  .exitCode,
              0);
}

TEST_F(TitanCommands, ARallyOfRacesAloneIsPlannedWithoutCars) {
    const QString pack = path("evening.rallypack");
    const QString race = path("kaldeira.json"); // what is written next has the name of this one
    ASSERT_TRUE(QFile::copy(kaldeira(), race));
    ASSERT_EQ(runProgram({QStringLiteral("rally"), QStringLiteral("--new"), race, bare(),
                          outputWord, pack})
                  .exitCode,
              0);
    const ProgramRun planned = run("rally", pack, "--players 6");
    EXPECT_EQ(planned.exitCode, 0) << planned.messages.constData();
    EXPECT_TRUE(planned.output.contains(" - 00:20  SS 1: Kaldeira")) << planned.output.constData();
    EXPECT_FALSE(planned.output.contains("Driven")) << planned.output.constData();
    EXPECT_FALSE(planned.output.contains("Boxes")) << planned.output.constData();
    EXPECT_FALSE(planned.output.contains("board")) << planned.output.constData();
    // Whoever is seated counts; on the track on which nobody is, as many as play.
    const QJsonArray six =
        json(run("rally", pack, "--players 6 --json"))[QStringLiteral("stages")].toArray();
    const QJsonArray three =
        json(run("rally", pack, "--players 3 --json"))[QStringLiteral("stages")].toArray();
    EXPECT_EQ(six[0], three[0]);
    EXPECT_EQ(six[1][QStringLiteral("minutes")].toDouble(), 35);
    EXPECT_EQ(three[1][QStringLiteral("minutes")].toDouble(), 20);
}

} // namespace

} // namespace stagewright
