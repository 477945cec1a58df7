#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Chains of printed boards on the command line.
class RoadEstimateCommand : public TemporaryFiles {
protected:
    static QString boards() {
        return QStringLiteral(TEST_DATA_DIR "/rallyman-2009/training-zones.json");
    }
    [[nodiscard]] QString chain(const char* sections) const {
        return write(QByteArray(R"({"format": 1, "game": "rallyman-2009", "title": "Test", )"
                                R"("sections": [)") +
                     sections + "]}");
    }
    static ProgramRun run(const QString& file, const char* options) {
        QStringList arguments{QStringLiteral("estimate"), file, QStringLiteral("--overlay"),
                              boards()};
        arguments << QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts);
        return runProgram(arguments);
    }
    static QJsonObject json(const ProgramRun& run) {
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return QJsonDocument::fromJson(run.output).object();
    }
    static double number(const QJsonObject& json, const char* field) {
        return json[QLatin1StringView(field)].toDouble();
    }
};

TEST_F(RoadEstimateCommand, SaysTheExactTime) {
    const QString file = chain(R"("T0-T1", "T2-T3", "T4-T7")");
    const QJsonObject said = json(run(file, "--tyres asphalt --leader off --exact --json"));
    EXPECT_NEAR(number(said, "expected_seconds"), 146.05808, 1e-5);
    EXPECT_EQ(number(said, "nodes"), 58);
    EXPECT_GT(number(said, "expected_turns"), 5);
    EXPECT_GT(number(said, "moves"), 58);
    EXPECT_EQ(said[QStringLiteral("tyres")].toString(), QStringLiteral("asphalt"));
    EXPECT_EQ(said[QStringLiteral("tyre_times")].toArray().size(), 5);
    EXPECT_TRUE(said[QStringLiteral("assumed")].toArray().contains(QStringLiteral("slide")));
    // Left out: those for the surface.
    EXPECT_EQ(json(run(file, "--exact --json"))[QStringLiteral("tyres")].toString(),
              QStringLiteral("asphalt"));
    const ProgramRun words = run(file, "--exact");
    EXPECT_TRUE(words.output.contains("2:26 (146.06 s)")) << words.output.constData();
    EXPECT_TRUE(words.output.contains("Assumed")) << words.output.constData();
}

TEST_F(RoadEstimateCommand, DrivesAndCountsBySection) {
    const QString file = chain(R"("T0-T1", "T2-T3", "T4-T7")");
    const QJsonObject said =
        json(run(file, "--tyres asphalt --no-mishaps --runs 20000 --players 3 --json"));
    EXPECT_NEAR(number(said, "expected_seconds"), number(said, "exact_seconds"), 1);
    EXPECT_EQ(number(said, "drives"), 20000);
    EXPECT_EQ(number(said, "minutes"), 15);
    ASSERT_EQ(said[QStringLiteral("sections")].toArray().size(), 3);
    EXPECT_EQ(said[QStringLiteral("sections")][0][QStringLiteral("section")].toString(),
              QStringLiteral("T0-T1"));
    const QJsonObject flat = json(run(file, "--profile flat-out --runs 2000 --json"));
    EXPECT_GT(number(flat, "tokens"), 10);
}

TEST_F(RoadEstimateCommand, SoftTyresThatAreKeptAreSlower) {
    const QString file = chain(R"("T5-T6", "T0-T1")");
    const double fresh = number(json(run(file, "--tyres soft --exact --json")), "expected_seconds");
    const double kept =
        number(json(run(file, "--tyres soft --kept-from 3 --exact --json")), "expected_seconds");
    EXPECT_GT(kept, fresh + 1);
}

TEST_F(RoadEstimateCommand, RulesOfOnesOwnCount) {
    QFile built(QStringLiteral(":/games/rallyman-2009/driving.json"));
    ASSERT_TRUE(built.open(QIODevice::ReadOnly));
    const QString own =
        write(built.readAll().replace("\"seconds\": 60,", "\"seconds\": 90,"), "own.json");
    const QString file = chain(R"("T0-T1", "T2-T3", "T4-T7")");
    QStringList arguments{QStringLiteral("estimate"), file, QStringLiteral("--overlay"), boards(),
                          QStringLiteral("--rules"),  own,  QStringLiteral("--exact"),   jsonWord};
    const QJsonObject said = json(runProgram(arguments));
    EXPECT_GT(number(said, "expected_seconds"), 146.06);
    EXPECT_TRUE(said[QStringLiteral("rules")].toString().endsWith(QStringLiteral("own.json")));
}

TEST_F(RoadEstimateCommand, RulesOfOnesOwnCountInARallyAndAreSaidOnPaper) {
    QFile built(QStringLiteral(":/games/rallyman-2009/driving.json"));
    ASSERT_TRUE(built.open(QIODevice::ReadOnly));
    const QByteArray text = built.readAll();
    ASSERT_EQ(text.count("\"minutesPerPlayerAndRally\": 15"), 1);
    const QString own = write(QByteArray(text).replace("\"minutesPerPlayerAndRally\": 15",
                                                       "\"minutesPerPlayerAndRally\": 30"),
                              "own.json");
    const QString file = chain(R"("T5-T6", "T0-T1")");
    const QString pack = path("own.rallypack");
    ASSERT_EQ(
        runProgram({QStringLiteral("rally"), QStringLiteral("--new"), file, file, outputWord, pack})
            .exitCode,
        0);
    const QStringList overlay{QStringLiteral("--overlay"), boards()};
    const QStringList rules{QStringLiteral("--rules"), own};
    const QJsonObject usual =
        json(runProgram(QStringList{QStringLiteral("rally"), pack, jsonWord} + overlay));
    const QJsonObject said =
        json(runProgram(QStringList{QStringLiteral("rally"), pack, jsonWord} + overlay + rules));
    EXPECT_NEAR(number(said, "drive_minutes"), 2 * number(usual, "drive_minutes"), 1e-9);
    EXPECT_EQ(said[QStringLiteral("board_rules")].toString(), QStringLiteral("own.json"));
    EXPECT_EQ(said[QStringLiteral("tyre_plan")].toArray().size(), 1);

    const QString pdf = path("sheet.pdf");
    const ProgramRun sheet =
        runProgram(QStringList{QStringLiteral("sheet"), pack, outputWord, pdf} + overlay + rules);
    EXPECT_EQ(sheet.exitCode, 0) << sheet.messages.constData();

    // Rules of no stage are not left out unsaid, whatever their form.
    for (const char* command : {"estimate", "race"}) {
        const ProgramRun refused =
            runProgram({QString::fromLatin1(command),
                        write(R"({"format": 1, "game": "dirt", "tiles": []})", "dirt.json"),
                        QStringLiteral("--rules"), own});
        EXPECT_EQ(refused.exitCode, 2) << command;
        EXPECT_TRUE(refused.messages.contains("these are rules of \"rallyman-2009\""))
            << command << ' ' << refused.messages.constData();
    }
    const ProgramRun twice =
        runProgram(QStringList{QStringLiteral("estimate"), file} + overlay + rules + rules);
    EXPECT_TRUE(twice.messages.contains("Name one file for a game")) << twice.messages.constData();
    const QString spoilt = write("{\"game\": \"rallyman-2009\"}", "spoilt.json");
    for (const char* command : {"estimate", "rally"}) {
        const ProgramRun refused =
            runProgram({QString::fromLatin1(command), pack, QStringLiteral("--rules"), spoilt});
        EXPECT_EQ(refused.exitCode, 2);
        EXPECT_TRUE(refused.messages.contains("spoilt.json")) << refused.messages.constData();
    }
}

TEST_F(RoadEstimateCommand, WhatCannotBeUsedIsSaid) {
    const auto refused = [](const ProgramRun& run, const char* said) {
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_TRUE(run.messages.contains(said)) << run.messages.constData();
    };
    const QString file = chain(R"("T5-T6", "C7-C6")");
    refused(run(file, "--exact"), "C7-C6: spaces not entered");
    const QString known = chain(R"("T5-T6")");
    refused(run(known, "--leader maybe"), "--leader takes one of: on, off");
    refused(run(known, "--kept-from 0"), "--kept-from takes");
    refused(run(known, "--laps 2"), "--laps is not for stages of this game");
    refused(run(known, "--tyres slick"), "no dashboard for tyres \"slick\"");
}

TEST_F(RoadEstimateCommand, OfARallySaysWhichTyresToTakeBetweenAssistances) {
    QStringList arguments{QStringLiteral("rally"), QStringLiteral("--new")};
    for (const char* name : {"one.json", "two.json", "three.json"})
        arguments << write(QByteArray(R"({"format": 1, "game": "rallyman-2009", "title": "Stage", )"
                                      R"("sections": ["T5-T6", "T0-T1"], "assistance": )") +
                               (QByteArray(name) == "two.json" ? "true}" : "false}"),
                           name);
    const QString pack = path("evening.rallypack");
    const ProgramRun made = runProgram(arguments << outputWord << pack);
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    const QJsonObject said = json(run(pack, "--runs 2000 --json"));
    const QJsonArray plan = said[QStringLiteral("tyre_plan")].toArray();
    ASSERT_EQ(plan.size(), 2);
    EXPECT_EQ(plan[0][QStringLiteral("stages")].toInt(), 2);
    EXPECT_EQ(plan[1][QStringLiteral("first")].toInt(), 3);
    EXPECT_EQ(said[QStringLiteral("board_stages")].toArray().size(), 3);
    EXPECT_LT(number(said[QStringLiteral("board_winner")].toObject(), "expected_seconds"),
              number(said[QStringLiteral("board_total")].toObject(), "expected_seconds"));
    for (const QJsonValue stage : said[QStringLiteral("board_stages")].toArray())
        EXPECT_GT(number(stage.toObject(), "rounds"), 3); // the fourth driver starts three behind
    const ProgramRun words = run(pack, "--runs 2000");
    EXPECT_TRUE(words.output.contains("SS 1 to SS 2: ")) << words.output.constData();
    EXPECT_TRUE(words.output.contains("rounds at the table, each starts 1 turn"))
        << words.output.constData();
}

TEST_F(RoadEstimateCommand, OtherCommandsTakeBoardsToo) {
    const QString file = chain(R"("T5-T6")");
    for (const char* command : {"check", "list"}) {
        const ProgramRun with = runProgram(
            {QString::fromLatin1(command), file, QStringLiteral("--overlay"), boards(), jsonWord});
        EXPECT_EQ(with.exitCode, 0) << command << ' ' << with.output.constData();
        EXPECT_FALSE(with.output.contains("not entered")) << with.output.constData();
    }
    const QString out = path("out.json");
    EXPECT_EQ(runProgram({QStringLiteral("convert"), file, QStringLiteral("--overlay"), boards(),
                          outputWord, out})
                  .exitCode,
              0);
    QFile written(out);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().contains("T5-T6"));
}

TEST_F(RoadEstimateCommand, ReadsRoadbooksInATextAsTheWindowDoes) {
    const QString text = write(QByteArray("Training: T0-T1 / T2-T3\r\n"), "training.txt");
    EXPECT_GT(number(json(run(text, "--exact --json")), "expected_seconds"), 60);
    const QString two = write(QByteArray("SS 1: L0-L1 / C7-C6\nL2-L3: \xE9t\xE9\n"), "two.txt");
    const ProgramRun wrong = runProgram({QStringLiteral("check"), two});
    EXPECT_EQ(wrong.exitCode, 2);
    const QString rally = write(QByteArray("SS 1: L0-L1 / C7-C6\n\xC9t\xE9: V2-V3\n"), "r.txt");
    const ProgramRun checked = runProgram({QStringLiteral("check"), rally});
    EXPECT_EQ(checked.exitCode, 0) << checked.messages.constData();
    EXPECT_TRUE(checked.output.contains("SS 1, 2 boards")) << checked.output.constData();
    EXPECT_TRUE(checked.output.contains(QStringLiteral("\u00c9t\u00e9").toUtf8()));
    const ProgramRun row = runProgram({QStringLiteral("check"), // its letters are those of a code
                                       write(QByteArray("C3-L9-L8-C4"), "row.txt")});
    EXPECT_TRUE(row.output.contains("2 boards")) << row.messages.constData();
}

} // namespace

} // namespace stagewright
