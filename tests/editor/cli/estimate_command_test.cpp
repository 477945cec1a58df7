#include "tests/editor/cli/program.h"
#include "tests/editor/rulebook_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

const QString circuit = QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json");

ProgramRun estimate(const QStringList& arguments) {
    return runProgram(QStringList(QStringLiteral("estimate")) + arguments);
}

QJsonObject json(const ProgramRun& run) {
    return QJsonDocument::fromJson(run.output).object();
}

double numberIn(const QJsonObject& object, const char* field) {
    return object[QLatin1StringView(field)].toDouble(-1);
}

/// Arguments written with blanks between, after the file.
ProgramRun estimateWith(const char* arguments, const QString& file = rally1ss1) {
    return estimate(QStringList(file) +
                    QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts));
}

} // namespace

TEST(EstimateCommand, WorksTheExpectedTimeOutExactly) {
    const ProgramRun run = estimateWith("--exact --json");
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages, "");
    const QJsonObject exact = json(run);
    EXPECT_NEAR(numberIn(exact, "expected_seconds"), 126.884174, 1e-6);
    EXPECT_NEAR(numberIn(exact, "expected_turns"), 6.0424, 1e-4);
    EXPECT_NEAR(numberIn(exact, "p_loss"), 0.22185, 1e-5);
    EXPECT_EQ(numberIn(exact, "route_tiles"), 10);
    EXPECT_EQ(numberIn(exact, "nodes"), 78);
    EXPECT_EQ(numberIn(exact, "moves"), 153);
    EXPECT_EQ(exact[QStringLiteral("spaces")].toArray().size(), 78);
    const QJsonObject space = exact[QStringLiteral("spaces")][0].toObject();
    EXPECT_EQ(space[QStringLiteral("tile")], QStringLiteral("202a"));
    EXPECT_EQ(space[QStringLiteral("space")], QStringLiteral("c"));
    EXPECT_EQ(space[QStringLiteral("place")], QStringLiteral("(1, 2)"));
    EXPECT_EQ(space[QStringLiteral("q")], 1);
    EXPECT_EQ(space[QStringLiteral("r")], 2);
}

TEST(EstimateCommand, SaysItInWords) {
    const ProgramRun run = estimateWith("--runs 4000");
    EXPECT_EQ(run.exitCode, 0);
    for (const char* said :
         {"Rally 1, SS 1", "time", "2:0", "at the table", "short (10 road tiles)",
          "medium; hardest at 205a: ", "before a fast corner\n", "Rallyman: DIRT"})
        EXPECT_TRUE(run.output.contains(said)) << said << '\n' << run.output.constData();
    EXPECT_TRUE(estimateWith("--exact").output.contains("126.884174 s"));
}

TEST(EstimateCommand, WritesNumbersAsTheLanguageDoesAndLeavesJsonAsItIs) {
    const QStringList german{QStringLiteral("LANG=de_DE.UTF-8"),
                             QStringLiteral("LC_ALL=de_DE.UTF-8")};
    const QStringList exactly{QStringLiteral("estimate"), rally1ss1, QStringLiteral("--exact")};
    EXPECT_TRUE(runProgram(exactly, german).output.contains("126,884174"));
    EXPECT_NEAR(numberIn(json(runProgram(exactly + QStringList(QStringLiteral("--json")), german)),
                         "expected_seconds"),
                126.884174, 1e-6);
}

TEST(EstimateCommand, SimulatesTheSameWhateverTheThreads) {
    const QJsonObject one = json(estimateWith("--json --runs 6000 --seed 3 --threads 1"));
    EXPECT_EQ(json(estimateWith("--json --runs 6000 --seed 3 --threads 4")), one);
    EXPECT_NE(json(estimateWith("--json --runs 6000 --seed 4")), one);
    EXPECT_EQ(numberIn(one, "drives"), 6000);
    EXPECT_EQ(one[QStringLiteral("table_minutes")].toArray().size(), 6);
    EXPECT_EQ(one[QStringLiteral("tiles")].toArray().size(), 10);
    const QJsonObject close = json(estimateWith("--json --ci 0.5 --profile brisk"));
    EXPECT_LE(numberIn(close, "half_width"), 0.5);
}

TEST(EstimateCommand, OneDriveSaysNothingOfItsError) {
    const QJsonObject one = json(estimateWith("--json --runs 1"));
    EXPECT_TRUE(one[QStringLiteral("half_width")].isNull());
    EXPECT_TRUE(one[QStringLiteral("standard_deviation")].isNull());
    EXPECT_GT(numberIn(one, "expected_seconds"), 60);
    const ProgramRun said = estimateWith("--runs 1");
    EXPECT_TRUE(said.output.contains("too few to say how exactly")) << said.output.constData();
    EXPECT_FALSE(said.output.contains("0.00 s")) << said.output.constData();
    EXPECT_FALSE(said.output.contains("1 drives")) << said.output.constData();
    // Of two, Student's quantile is 12.706.
    const QJsonObject two = json(estimateWith("--json --runs 2 --seed 5"));
    ASSERT_GT(numberIn(two, "standard_deviation"), 0);
    EXPECT_NEAR(numberIn(two, "half_width"),
                12.706 * numberIn(two, "standard_deviation") / std::sqrt(2.0), 0.01);
}

TEST(EstimateCommand, TakesAsManyPlayersAsARallyHas) {
    const QJsonObject many = json(estimateWith("--json --runs 500 --players 200"));
    const QJsonObject one = json(estimateWith("--json --runs 500 --players 1"));
    EXPECT_EQ(numberIn(many, "players"), 200);
    EXPECT_NEAR(numberIn(many, "minutes"), 200 * numberIn(one, "minutes"), 1e-6);
    EXPECT_EQ(one[QStringLiteral("table_minutes")].toArray().size(), 6);
    EXPECT_TRUE(estimateWith("--runs 500 --players 200").output.contains(" for 200 ("));
}

TEST(EstimateCommand, CircuitsHaveLapsAndSoloTimes) {
    const QJsonObject one = json(estimateWith("--json --runs 500 --laps 1", circuit));
    const QJsonObject two = json(estimateWith("--json --runs 500 --laps 2", circuit));
    EXPECT_EQ(one[QStringLiteral("solo")].toArray().size(), 12);
    EXPECT_GT(numberIn(two, "expected_seconds"), 1.7 * numberIn(one, "expected_seconds"));
    EXPECT_EQ(numberIn(two, "route_tiles"), numberIn(one, "route_tiles"));
    EXPECT_EQ(estimateWith("--exact --dashboard gt4-rain-wet", circuit).exitCode, 0);
}

TEST(EstimateCommand, TakesRulesOfYourOwn) {
    QFile builtIn(QStringLiteral(":/games/dirt/rules.json"));
    ASSERT_TRUE(builtIn.open(QIODevice::ReadOnly));
    const QByteArray text = builtIn.readAll();
    const QTemporaryDir folder;
    const auto write = [&](QByteArray changed) {
        QFile file(folder.filePath(QStringLiteral("league.json")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(changed);
        return file.fileName();
    };
    const QString league = write(
        QByteArray(text).replace("\"gear\": 0, \"seconds\": 60", "\"gear\": 0, \"seconds\": 30"));
    const QJsonObject faster =
        json(estimate({rally1ss1, QStringLiteral("--exact"), QStringLiteral("--json"),
                       QStringLiteral("--rules"), league}));
    EXPECT_LT(numberIn(faster, "expected_seconds"), 126);
    EXPECT_EQ(faster[QStringLiteral("rules")].toString(), league);
    const ProgramRun other = estimate({circuit, QStringLiteral("--rules"), league});
    EXPECT_EQ(other.exitCode, 2);
    EXPECT_EQ(other.output, "");
    EXPECT_EQ(other.messages.toStdString(),
              "stagewright: league.json: these are rules of \"dirt\", and there is no stage of "
              "that game. Set \"game\" in the file to that of the stages.\n");
    EXPECT_EQ(
        estimate({rally1ss1, QStringLiteral("--rules"), league, QStringLiteral("--rules"), league})
            .exitCode,
        2);

    const QString broken =
        write(QByteArray(text).replace("\"hazardFaces\": 1", "\"hazardFaces\": 7"));
    const ProgramRun run = estimate({rally1ss1, QStringLiteral("--rules"), broken});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.output, "");
    EXPECT_TRUE(run.messages.contains("dice[0].hazardFaces: must be a whole number from 0 to 6"))
        << run.messages.constData();
}

void expectRefused(const ProgramRun& run, const char* said) {
    EXPECT_EQ(run.exitCode, 2) << said;
    EXPECT_EQ(run.output, "");
    EXPECT_TRUE(run.messages.contains(said)) << run.messages.constData();
    EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
}

TEST(EstimateCommand, WhatCannotBeUsedIsSaidInOneLine) {
    expectRefused(estimateWith("--laps 0"), "--laps takes a whole number from 1 to 100");
    expectRefused(estimateWith("--laps 10000"), "--laps takes a whole number from 1 to 100");
    expectRefused(estimateWith("--players 0"), "--players takes a whole number from 1 to 200");
    expectRefused(estimateWith("--players 201"), "--players takes a whole number from 1 to 200");
    expectRefused(estimateWith("--runs 0"), "--runs takes");
    expectRefused(estimateWith("--runs x"), "--runs takes");
    expectRefused(estimateWith("--ci 0"), "--ci takes");
    expectRefused(estimateWith("--ci nan"), "--ci takes");
    expectRefused(estimateWith("--runs 5 --ci 1"), "do not go together");
    expectRefused(estimateWith("--threads 0"), "--threads takes");
    expectRefused(estimateWith("--seed -1"), "--seed takes");
    expectRefused(estimateWith("--profile fast"), "careful, brisk, flat-out, optimal");
    expectRefused(estimateWith("--dashboard ice"), "gravel-leader");
    expectRefused(estimateWith("--exact --profile flat-out"), "not flat out");
    expectRefused(estimateWith("--rules nowhere.json"), "nowhere.json");
    const QTemporaryDir folder;
    QFile stage(folder.filePath(QStringLiteral("noroute.json")));
    ASSERT_TRUE(stage.open(QIODevice::WriteOnly));
    stage.write(R"({"tiles": [{"q": 0, "r": 0, "tile": "202a", "rotation": 0}]})");
    stage.close();
    expectRefused(estimate({stage.fileName()}), "no road leads from the start to the finish");
    expectRefused(runProgram({QStringLiteral("map"), stage.fileName(), QStringLiteral("--graph"),
                              QStringLiteral("-o"), folder.filePath(QStringLiteral("x.svg"))}),
                  "no road leads from the start to the finish");
}

TEST(MapCommand, DrawsTheSpaceGraph) {
    const QTemporaryDir folder;
    const auto sizeOf = [&](const QStringList& more) {
        const QString out = folder.filePath(QStringLiteral("map.svg"));
        const ProgramRun run = runProgram(
            QStringList{QStringLiteral("map"), rally1ss1, QStringLiteral("-o"), out} + more);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return QFile(out).size();
    };
    EXPECT_GT(sizeOf({QStringLiteral("--graph")}), sizeOf({}) + 10'000);
}

TEST(MapCommand, DrawsADriveByItsSeed) {
    const QTemporaryDir folder;
    const auto drawn = [&](const QStringList& more) {
        const QString out = folder.filePath(QStringLiteral("map.svg"));
        const ProgramRun run = runProgram(
            QStringList{QStringLiteral("map"), rally1ss1, QStringLiteral("-o"), out} + more);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        QFile file(out);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    const auto drive = [&](const char* seed) {
        return drawn({QStringLiteral("--drive"), QString::fromLatin1(seed)});
    };
    const QByteArray seven = drive("7");
    EXPECT_GT(seven.size(), drawn({}).size() + 2'000);
    EXPECT_EQ(seven, drive("7"));
    EXPECT_NE(seven, drive("8"));
    expectRefused(runProgram({QStringLiteral("map"), rally1ss1, QStringLiteral("--drive"),
                              QStringLiteral("fast"), QStringLiteral("-o"),
                              folder.filePath(QStringLiteral("x.svg"))}),
                  "--drive");
}

} // namespace stagewright
