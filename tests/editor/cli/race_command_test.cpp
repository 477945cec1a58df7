#include "tests/editor/cli/program.h"
#include "tests/editor/rulebook_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const QString raced = QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json");

/// Arguments written with blanks between, after the file.
ProgramRun raceWith(const char* arguments, const QString& file = raced) {
    return runProgram(QStringList{QStringLiteral("race"), file} +
                      QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts));
}

QJsonObject jsonOf(const ProgramRun& run) {
    return QJsonDocument::fromJson(run.output).object();
}

double meanIn(const QJsonObject& json, const char* field) {
    return json[QLatin1StringView(field)][QStringLiteral("mean")].toDouble(-1);
}

} // namespace

TEST(RaceCommand, SaysFiguresWithTheirErrors) {
    const ProgramRun run = raceWith("--races 400 --json");
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    const QJsonObject json = jsonOf(run);
    EXPECT_EQ(json[QStringLiteral("cars")], 4);
    EXPECT_EQ(json[QStringLiteral("races")], 400);
    EXPECT_EQ(json[QStringLiteral("laps")], 1);
    for (const char* field :
         {"rounds_first", "rounds_last", "turns", "held_up", "hindered", "passes", "passes_apart",
          "lead_changes", "losses", "off_road", "gap"}) {
        EXPECT_GE(meanIn(json, field), 0) << field;
        EXPECT_GT(json[QLatin1StringView(field)][QStringLiteral("se")].toDouble(-1), 0) << field;
    }
    EXPECT_NEAR(meanIn(json, "rounds_first"), 7.446, 0.2);
    EXPECT_NEAR(meanIn(json, "minutes"), meanIn(json, "turns") * 56 / 60, 1e-9);
    const QJsonArray wins = json[QStringLiteral("wins_by_grid")].toArray();
    ASSERT_EQ(wins.size(), 4);
    double all = 0;
    for (const auto& share : wins)
        all += share[QStringLiteral("mean")].toDouble();
    EXPECT_NEAR(all, 1, 1e-9);
    EXPECT_NEAR(json[QStringLiteral("seconds_alone")][0].toDouble(), 158.11, 0.005);
    EXPECT_EQ(json[QStringLiteral("tiles")].toArray().size(), 14);
}

TEST(RaceCommand, SaysItAsAPersonWould) {
    const ProgramRun run = raceWith("--races 400");
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_TRUE(run.output.contains("passing: 5.")) << run.output.constData();
    EXPECT_TRUE(run.output.contains("Pole is worth ")) << run.output.constData();
    const ProgramRun stage = raceWith("--races 200", rally1ss1);
    EXPECT_EQ(stage.exitCode, 0) << stage.messages.constData();
    EXPECT_TRUE(stage.output.contains("Who starts first")) << stage.output.constData();
}

TEST(RaceCommand, RunsTheSameRacesWhateverTheThreads) {
    const QJsonObject one = jsonOf(raceWith("--races 300 --seed 3 --json --threads 1"));
    EXPECT_EQ(jsonOf(raceWith("--races 300 --seed 3 --json --threads 3")), one);
    EXPECT_NE(jsonOf(raceWith("--races 300 --seed 4 --json")), one);
    const QJsonObject close = jsonOf(raceWith("--ci 0.05 --json --cars 2"));
    EXPECT_LE(1.96 * close[QStringLiteral("rounds_first")][QStringLiteral("se")].toDouble(), 0.05);
}

TEST(RaceCommand, TakesDriversDashboardsAndLaps) {
    const QJsonObject json =
        jsonOf(raceWith("--races 200 --json --drivers careful,brisk,optimal,reference"));
    EXPECT_EQ(json[QStringLiteral("drivers")].toArray().toVariantList(),
              (QVariantList{QStringLiteral("careful"), QStringLiteral("brisk"),
                            QStringLiteral("optimal"), QStringLiteral("reference")}));
    // Who takes no risk that can be avoided hardly loses control.
    EXPECT_LT(meanIn(jsonOf(raceWith("--races 400 --json --drivers careful")), "losses"),
              0.5 * meanIn(jsonOf(raceWith("--races 400 --json")), "losses"));
    EXPECT_GT(meanIn(jsonOf(raceWith("--races 100 --json --laps 2")), "rounds_first"), 12);
    EXPECT_EQ(
        jsonOf(raceWith("--races 10 --json --dashboard gt4-rain-wet"))[QStringLiteral("dashboard")],
        QStringLiteral("gt4-rain-wet"));
}

/// Each rule alone; what comes of it is counted.
TEST(RaceCommand, SwitchesRulesOn) {
    const QJsonObject damaged = jsonOf(raceWith("--races 300 --json --damage --weather"));
    EXPECT_EQ(damaged[QStringLiteral("switches")].toArray().toVariantList(),
              (QVariantList{QStringLiteral("damage"), QStringLiteral("weather")}));
    EXPECT_GT(meanIn(damaged, "damage"), 0);
    const auto secondsAlone = [](const char* arguments) {
        const QJsonObject json = jsonOf(raceWith(arguments, rally1ss1));
        return json[QStringLiteral("seconds_alone")][0].toDouble();
    };
    EXPECT_LT(secondsAlone("--races 9 --json --cars 1 --flying-start"),
              secondsAlone("--races 9 --json --cars 1") - 0.01);
    const QJsonObject flat =
        jsonOf(raceWith("--races 16 --json --drivers flat-out,optimal --cars 2"));
    EXPECT_GT(meanIn(flat, "flat_out"), 2);
    EXPECT_GT(meanIn(flat, "tokens_paid"), 5);
    const ProgramRun mud = raceWith("--races 50 --mud", rally1ss1);
    EXPECT_EQ(mud.exitCode, 0) << mud.messages.constData();
    EXPECT_TRUE(mud.output.contains("mud ")) << mud.output.constData();
    const auto rally6ss3 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally6-ss3.json");
    const QJsonObject cuts =
        jsonOf(raceWith("--races 100 --json --cleaned-cuts --dirty-cuts", rally6ss3));
    EXPECT_EQ(cuts[QStringLiteral("switches")].toArray().toVariantList(),
              (QVariantList{QStringLiteral("cleaned_cuts"), QStringLiteral("dirty_cuts")}));
    EXPECT_GT(meanIn(cuts, "cleaned_cuts"), 0);
    EXPECT_GT(meanIn(cuts, "dirty_cuts"), 0);
    const ProgramRun said = raceWith("--races 50 --cleaned-cuts --dirty-cuts", rally6ss3);
    EXPECT_TRUE(said.output.contains("shortcuts cleaned")) << said.output.constData();
    EXPECT_TRUE(said.output.contains("cost a coast die")) << said.output.constData();
}

TEST(RaceCommand, RefusesWhatItCannotDo) {
    const auto refused = [](const char* arguments, const char* said, const QString& file = raced) {
        const ProgramRun run = raceWith(arguments, file);
        EXPECT_EQ(run.exitCode, 2) << arguments;
        EXPECT_TRUE(run.messages.contains(said)) << run.messages.constData();
    };
    refused("--cars 7", "from 1 to 6");
    refused("--drivers mad", "there is no driver \"mad\"");
    refused("--drivers brisk,brisk", "or 4, one for each car");
    refused("--races 5 --ci 1", "do not go together");
    refused("--dashboard none", "have no dashboard \"none\"");
    refused("--mud", "have no mud");
    refused("--cleaned-cuts", "have no cleaned shortcuts");
    refused("--dirty-cuts", "have no dirty shortcuts");
    refused("--weather", "have no changes of weather", rally1ss1);
    refused("--laps 60", "too long for a race");
}

} // namespace stagewright
