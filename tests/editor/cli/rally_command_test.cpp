#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {

namespace {

QString stageFile(int stage) {
    return QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss%1.json").arg(stage);
}

/// Arguments written with blanks between, behind the first ones.
ProgramRun runWith(const QStringList& first, const char* arguments) {
    return runProgram(first + QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts));
}

class RallyCommand : public TemporaryFiles {
protected:
    void SetUp() override {
        const ProgramRun made =
            runProgram({QStringLiteral("rally"), QStringLiteral("--new"), stageFile(1),
                        stageFile(2), stageFile(3), QStringLiteral("--title"),
                        QStringLiteral("An evening"), QStringLiteral("-o"), rally()});
        ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    }

    QString rally() const { return path("rally.json"); }

    ProgramRun plan(const char* arguments) const {
        return runWith({QStringLiteral("rally"), rally()}, arguments);
    }
    QJsonObject planJson(const QByteArray& arguments) const {
        return planJson(arguments.constData());
    }
    QJsonObject planJson(const char* arguments) const {
        const ProgramRun run = plan(arguments);
        EXPECT_EQ(run.messages, "");
        return QJsonDocument::fromJson(run.output).object();
    }
};

TEST_F(RallyCommand, NewMakesARallyOfStages) {
    const QJsonObject json = QJsonDocument::fromJson(contentOf(rally())).object();
    const QJsonObject pack = json[QStringLiteral("pack")].toObject();
    EXPECT_EQ(pack[QStringLiteral("title")].toString(), QStringLiteral("An evening"));
    const QJsonArray stages = pack[QStringLiteral("stages")].toArray();
    ASSERT_EQ(stages.size(), 3);
    EXPECT_TRUE(stages[0][QStringLiteral("service")].toBool()); // has tile 201
    EXPECT_TRUE(stages[1][QStringLiteral("service")].toBool());
    EXPECT_FALSE(stages[2][QStringLiteral("service")].toBool()); // has none
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 3);
}

TEST_F(RallyCommand, PlansWithClockTimesTilesAndTotals) {
    const ProgramRun run = plan("--runs 100 --start 19:00 --players 4");
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    for (const char* said :
         {"An evening, 3 stages, 4 players", "  19:00 - 19:", "SS 1: Rally 1, SS 1, then service",
          "change of stages", "Setting up takes ", "Rallyman: DIRT",
          "Laid one after another: 11 tiles.",
          "Laid all at once: 32 tiles. The boxes lack 201 (needs 2, owned 1)",
          "Place 4: ", "A car retires in "})
        EXPECT_TRUE(run.output.contains(said)) << said << '\n' << run.output.constData();
}

TEST_F(RallyCommand, SaysItAsJson) {
    const QJsonObject json = planJson("--runs 100 --start 19:00 --minutes 60 --json");
    EXPECT_EQ(json[QStringLiteral("timetable")].toArray().size(), 5);
    EXPECT_EQ(json[QStringLiteral("timetable")][0][QStringLiteral("begin_clock")].toString(),
              QStringLiteral("19:00"));
    EXPECT_LT(json[QStringLiteral("minutes_left")].toDouble(), 0);
    EXPECT_FALSE(json[QStringLiteral("ways")].toArray().isEmpty());
    EXPECT_EQ(json[QStringLiteral("totals")].toArray().size(), 4);
    const QJsonObject laid = json[QStringLiteral("laid")].toObject();
    EXPECT_EQ(laid[QStringLiteral("one_after_another")][QStringLiteral("tiles")].toInt(), 11);
    EXPECT_EQ(laid[QStringLiteral("all_at_once")][QStringLiteral("tiles")].toInt(), 32);
    EXPECT_EQ(json[QStringLiteral("findings")][0][QStringLiteral("rule")].toString(),
              QStringLiteral("longer-than-asked"));
}

TEST_F(RallyCommand, SaysWhichTilesStayFromStageToStage) {
    const ProgramRun run = plan("--runs 50");
    for (const char* said : {"Tiles from stage to stage:", "SS 2: 0 stay, 11 move, 0 from the box",
                             "fewest tiles are laid, 32 (as they stand: 32): SS 1, SS 2, SS 3."})
        EXPECT_TRUE(run.output.contains(said)) << said << '\n' << run.output.constData();
    const QJsonArray moves = planJson("--runs 50 --json")[QStringLiteral("moves")].toArray();
    ASSERT_EQ(moves.size(), 3);
    EXPECT_EQ(moves[0][QStringLiteral("fetch")].toInt(), 11); // all of them
    EXPECT_EQ(moves[2][QStringLiteral("stay")].toInt(), 0);   // two of ten are not worth it
    EXPECT_EQ(moves[2][QStringLiteral("away")].toInt(), 1);
}

TEST_F(RallyCommand, MinutesDoNotDependOnTheRun) {
    const QJsonValue minutes = planJson("--json")[QStringLiteral("minutes")];
    EXPECT_EQ(planJson("--runs 50 --seed 9 --json")[QStringLiteral("minutes")], minutes);
    const ProgramRun estimate = runWith({QStringLiteral("estimate"), rally()}, "--runs 600 --json");
    EXPECT_EQ(QJsonDocument::fromJson(estimate.output)[QStringLiteral("minutes")], minutes);
}

TEST_F(RallyCommand, EstimateTakesThePlayersOfTheRally) {
    QByteArray text = contentOf(rally());
    text.replace("\"players\": 4", "\"players\": 2");
    const QString two = write(text, "two.json");
    const auto players = [&](const char* arguments) {
        const ProgramRun run = runWith({QStringLiteral("estimate"), two}, arguments);
        return QJsonDocument::fromJson(run.output)[QStringLiteral("players")].toInt();
    };
    EXPECT_EQ(players("--runs 300 --json"), 2);
    EXPECT_EQ(players("--runs 300 --players 3 --json"), 3);
}

TEST_F(RallyCommand, CheckOfARallyWithoutStagesFindsAnError) {
    const QString none = write("{\"pack\": {\"format\": 1}, \"stages\": []}", "none.json");
    const ProgramRun run = runWith({QStringLiteral("check"), none}, "");
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_TRUE(run.output.contains("error: The rally has no stages.")) << run.output.constData();
}

TEST_F(RallyCommand, MorePlayersTakeLonger) {
    double last = 0;
    for (const char* players : {"--players 1", "--players 3", "--players 6"}) {
        const QByteArray arguments = QByteArray(players) + " --runs 60 --json";
        const double minutes = planJson(arguments)[QStringLiteral("minutes")].toDouble();
        EXPECT_GT(minutes, last) << players;
        last = minutes;
    }
}

/// 35.3 turns of all cars in their race, of 56 s each; of cars alone they would be 29 minutes.
TEST_F(RallyCommand, CircuitsArePlannedByTheirRace) {
    const QString races = path("races.json");
    const ProgramRun made = runProgram({QStringLiteral("rally"), QStringLiteral("--new"),
                                        QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"),
                                        QStringLiteral("-o"), races});
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    const ProgramRun run =
        runWith({QStringLiteral("rally"), races}, "--players 4 --runs 60 --json");
    EXPECT_EQ(QJsonDocument::fromJson(run.output)[QStringLiteral("minutes")].toInt(), 33)
        << run.output.constData() << run.messages.constData();
}

TEST_F(RallyCommand, TheSameSeedGivesTheSameForAnyNumberOfThreads) {
    const QByteArray once = plan("--runs 120 --seed 5 --threads 1 --json").output;
    EXPECT_EQ(plan("--runs 120 --seed 5 --threads 3 --json").output, once);
    EXPECT_NE(plan("--runs 120 --seed 6 --threads 3 --json").output, once);
}

TEST_F(RallyCommand, CheckLooksAtTheRallyAndItsStages) {
    const ProgramRun run = runWith({QStringLiteral("check"), rally()}, "");
    EXPECT_EQ(run.exitCode, 0) << run.output.constData();
    for (const char* said : {"An evening, 3 stages", "no findings about the rally", "SS 3"})
        EXPECT_TRUE(run.output.contains(said)) << said << '\n' << run.output.constData();
    const QJsonObject json =
        QJsonDocument::fromJson(
            runWith({QStringLiteral("check"), rally()}, "--hints --json").output)
            .object();
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 3);
    EXPECT_EQ(json[QStringLiteral("findings")].toArray().size(), 0);
}

TEST_F(RallyCommand, CheckFindsStagesThatCannotLieTogether) {
    QByteArray text = contentOf(rally());
    text.replace("\"players\": 4", "\"laying\": \"all-at-once\", \"players\": 4");
    const QString together = write(text, "together.json");
    EXPECT_EQ(runWith({QStringLiteral("check"), together}, "").exitCode, 1);
    EXPECT_EQ(runWith({QStringLiteral("check"), together}, "--boxes dirt-core:3").exitCode, 0);
}

TEST_F(RallyCommand, EstimateDrivesAllStages) {
    const ProgramRun run = runWith({QStringLiteral("estimate"), rally()}, "--runs 1200 --json");
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    const QJsonObject json = QJsonDocument::fromJson(run.output).object();
    EXPECT_EQ(json[QStringLiteral("rallies")].toInt(), 100); // of three stages and four cars
    EXPECT_EQ(json[QStringLiteral("stages")].toArray().size(), 3);
    EXPECT_EQ(runWith({QStringLiteral("estimate"), rally()}, "--exact").exitCode, 2);
    EXPECT_EQ(runWith({QStringLiteral("estimate"), rally()}, "--runs 0").exitCode, 2);
}

TEST_F(RallyCommand, AStageOfARallyHasTheEstimateThatItHasAlone) {
    const char* arguments = "--runs 3000 --seed 7 --json";
    const auto estimated = [&](const QString& file) {
        return QJsonDocument::fromJson(
            runWith({QStringLiteral("estimate"), file}, arguments).output);
    };
    const QJsonArray stages = estimated(rally())[QStringLiteral("stages")].toArray();
    ASSERT_EQ(stages.size(), 3);
    for (int i = 0; i < 3; ++i) {
        const QJsonDocument alone = estimated(stageFile(i + 1));
        for (const char* each : {"expected_seconds", "half_width", "drives"}) {
            const QString name = QString::fromLatin1(each);
            EXPECT_EQ(stages[i][name], alone[name]) << i << ' ' << each;
        }
        EXPECT_EQ(stages[i][QStringLiteral("turns")], alone[QStringLiteral("expected_turns")]);
        EXPECT_EQ(stages[i][QStringLiteral("p90")], alone[QStringLiteral("seconds_90")]);
        // Damage is carried on: in the rally it is another time.
        EXPECT_NE(stages[i][QStringLiteral("rally_expected_seconds")],
                  alone[QStringLiteral("expected_seconds")]);
    }
}

TEST_F(RallyCommand, OneIsSaidAsOne) {
    const ProgramRun run = plan("--runs 1");
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_FALSE(run.output.contains("Driven 1 times")) << run.output.constData();
    EXPECT_TRUE(run.output.contains("Driven once")) << run.output.constData();
}

TEST_F(RallyCommand, TakesAsManyPlayersAsARallyHas) {
    const double one =
        planJson("--players 1 --runs 5 --json")[QStringLiteral("minutes")].toDouble();
    const QJsonObject many = planJson("--players 200 --runs 5 --json");
    EXPECT_EQ(many[QStringLiteral("players")].toInt(), 200);
    EXPECT_GT(many[QStringLiteral("minutes")].toDouble(), 50 * one);
}

TEST_F(RallyCommand, GoesByRulesOfTheTablesOwn) {
    QFile builtIn(QStringLiteral(":/games/dirt/rules.json"));
    ASSERT_TRUE(builtIn.open(QIODevice::ReadOnly));
    const QByteArray text = builtIn.readAll();
    QByteArray slow = text; // in the gears in which most turns end
    slow.replace("\"gear\": 3, \"seconds\": 30", "\"gear\": 3, \"seconds\": 300")
        .replace("\"gear\": 4, \"seconds\": 20", "\"gear\": 4, \"seconds\": 300");
    const QString league = write(slow, "league.json");
    const auto secondsOf = [](const QJsonObject& json) {
        return json[QStringLiteral("totals")][0][QStringLiteral("mean")].toDouble();
    };
    const QJsonObject usual = planJson("--runs 60 --json");
    const QByteArray byLeague = "--runs 60 --json --rules " + league.toUtf8();
    const QJsonObject house = planJson(byLeague);
    EXPECT_GT(secondsOf(house), secondsOf(usual) + 30);
    EXPECT_EQ(house[QStringLiteral("rules")].toArray(), QJsonArray{QStringLiteral("league.json")});
    EXPECT_EQ(usual[QStringLiteral("rules")].toArray(), QJsonArray());
    const QByteArray spoken = plan(("--runs 60 --rules " + league.toUtf8()).constData()).output;
    EXPECT_TRUE(spoken.contains("By rules of your own: league.json")) << spoken.constData();

    // Those of a game that the rally does not have are not left out unsaid.
    const QString other =
        write(QByteArray(text).replace("\"game\": \"dirt\"", "\"game\": \"gt\""), "other.json");
    const ProgramRun none = plan(("--runs 60 --rules " + other.toUtf8()).constData());
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_TRUE(none.messages.contains("no stage of that game")) << none.messages.constData();
    const ProgramRun twice =
        plan(("--runs 60 --rules " + league.toUtf8() + " --rules " + league.toUtf8()).constData());
    EXPECT_EQ(twice.exitCode, 2);
    EXPECT_EQ(plan("--rules nowhere.json").exitCode, 2);

    const QString sheet = path("sheet.pdf");
    const ProgramRun printed = runProgram(
        {QStringLiteral("sheet"), rally(), QStringLiteral("--pages"), QStringLiteral("rally,times"),
         QStringLiteral("--rules"), league, QStringLiteral("-o"), sheet});
    EXPECT_EQ(printed.exitCode, 0) << printed.messages.constData();
    const QByteArray read = runTool(QStringLiteral("pdftotext"),
                                    {QStringLiteral("-layout"), sheet, QStringLiteral("-")})
                                .output;
    EXPECT_GE(read.count("league.json"), 2) << read.constData(); // overview and rally sheet
}

TEST_F(RallyCommand, PacksAreWrittenAndPlannedAlike) {
    const QString pack = path("evening.rallypack");
    const ProgramRun made =
        runProgram({QStringLiteral("rally"), QStringLiteral("--new"), stageFile(1), stageFile(2),
                    stageFile(3), QStringLiteral("-o"), pack});
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    EXPECT_TRUE(contentOf(pack).startsWith("PK"));
    const auto planned = [&](const QString& file) {
        const ProgramRun run = runWith({QStringLiteral("rally"), file}, "--runs 60 --json");
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return QJsonDocument::fromJson(run.output)[QStringLiteral("totals")];
    };
    EXPECT_EQ(planned(pack), planned(rally()));
    // The stages of a pack make a rally too.
    const QString again = path("again.json");
    EXPECT_EQ(runProgram({QStringLiteral("rally"), QStringLiteral("--new"), pack,
                          QStringLiteral("-o"), again})
                  .exitCode,
              0);
    EXPECT_EQ(planned(again), planned(rally()));
}

TEST_F(RallyCommand, SaysWhatCannotBeUsed) {
    for (const char* arguments : {"--players 0", "--players 201", "--runs 0", "--start 25:00",
                                  "--minutes 0", "--runs x", "-o out.json", "--title T"}) {
        const ProgramRun run = plan(arguments);
        EXPECT_EQ(run.exitCode, 2) << arguments;
        EXPECT_NE(run.messages, "") << arguments;
    }
    const ProgramRun stage = runWith({QStringLiteral("rally"), stageFile(1)}, "");
    EXPECT_EQ(stage.exitCode, 2);
    EXPECT_TRUE(stage.messages.contains("this is a stage, not a rally"))
        << stage.messages.constData();
    EXPECT_EQ(
        runWith({QStringLiteral("rally"), QStringLiteral("--new"), stageFile(1)}, "").exitCode, 2);
    const QString own = write(contentOf(stageFile(1)), "own.json");
    EXPECT_EQ(runProgram({QStringLiteral("rally"), QStringLiteral("--new"), own,
                          QStringLiteral("-o"), own})
                  .exitCode,
              2);
    EXPECT_EQ(contentOf(own), contentOf(stageFile(1)));
    const QString none = write("{\"pack\": {\"format\": 1}, \"stages\": []}", "none.json");
    EXPECT_EQ(runWith({QStringLiteral("rally"), none}, "").exitCode, 2);
}

} // namespace

} // namespace stagewright
