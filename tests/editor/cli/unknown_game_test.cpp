#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Rally 1, SS 1, as a stage of a game that the program does not know.
class UnknownGameCommands : public TemporaryFiles {
protected:
    QString titan() {
        QFile original(rally1ss1);
        if (!original.open(QIODevice::ReadOnly))
            throw std::runtime_error("no sample");
        return write(original.readAll().replace(R"("game": "dirt")", R"("game": "titan")"));
    }
};

const QByteArray known =
    "the program knows no game \"titan\". Games that there are: dirt, gt, titan-race, dirt-dust, "
    "rallyman-2009";

QByteArray expectedSeconds(const ProgramRun& run) {
    return QByteArray::number(
        QJsonDocument::fromJson(run.output)[QStringLiteral("expected_seconds")].toDouble());
}

TEST_F(UnknownGameCommands, AreNotEstimatedByAnotherGamesRules) {
    const QString file = titan();
    const ProgramRun run = runProgram({QStringLiteral("estimate"), file});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.output, "");
    EXPECT_TRUE(run.messages.contains(
        file.toUtf8() + ": game: there are no rules for the game \"titan\". There are rules for: "
                        "dirt, gt."))
        << run.messages.constData();
}

TEST_F(UnknownGameCommands, ArePrintedWithoutTimes) {
    const QString pdf = path("sheet.pdf");
    const ProgramRun stage = runProgram({QStringLiteral("sheet"), titan(), outputWord, pdf});
    EXPECT_EQ(stage.exitCode, 0) << stage.messages.constData();
    EXPECT_TRUE(QFile::exists(pdf));
    const QString pack = path("both.rallypack");
    const ProgramRun made = runProgram(
        {QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1, titan(), outputWord, pack});
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    const ProgramRun rally = runProgram({QStringLiteral("sheet"), QStringLiteral("--pages"),
                                         QStringLiteral("rally"), pack, outputWord, pdf});
    EXPECT_EQ(rally.exitCode, 0);
    EXPECT_TRUE(rally.messages.contains("no times are printed")) << rally.messages.constData();
    EXPECT_TRUE(rally.messages.contains("SS 2")) << rally.messages.constData();
}

TEST_F(UnknownGameCommands, AreNamedInPart) {
    const QString file = write("{\"game\": \"" + QByteArray(3'000'000, 'x') + "\", \"tiles\": []}");
    const ProgramRun run = runProgram({checkWord, file});
    EXPECT_LT(run.output.size() + run.messages.size(), 2000);
}

TEST_F(UnknownGameCommands, AreFoundByCheckAndMended) {
    const QString file = titan();
    const ProgramRun run = runProgram({checkWord, jsonWord, file});
    EXPECT_EQ(run.exitCode, 1);
    const QJsonArray findings =
        QJsonDocument::fromJson(run.output)[QStringLiteral("findings")].toArray();
    ASSERT_EQ(findings.size(), 1) << run.output.constData();
    EXPECT_EQ(findings[0][QStringLiteral("rule")], QStringLiteral("unknown-game"));
    EXPECT_TRUE(findings[0][QStringLiteral("text")].toString().endsWith(
        QStringLiteral("It knows: dirt, dirt-dust, gt, rallyman-2009, titan-race.")));
    const QString mended = path("mended.json");
    const ProgramRun fixed = runProgram({checkWord, fixWord, file, outputWord, mended});
    EXPECT_EQ(fixed.exitCode, 0) << fixed.messages.constData();
    EXPECT_TRUE(fixed.messages.contains("Make it a stage of Rallyman: DIRT"));
    const auto estimated = [](const QString& stage) {
        return expectedSeconds(
            runProgram({QStringLiteral("estimate"), QStringLiteral("--exact"), jsonWord, stage}));
    };
    EXPECT_EQ(estimated(mended), "126.884");
    EXPECT_EQ(estimated(mended), estimated(rally1ss1));
}

TEST_F(UnknownGameCommands, OfAnotherKindOfLayoutAreRefusedByAll) {
    const QString file = write(R"({"format": 1, "title": "Styx", "game": "titan", "points": []})");
    const QString pdf = path("out.pdf");
    for (const QStringList& command :
         {QStringList{checkWord, file}, QStringList{QStringLiteral("list"), file},
          QStringList{QStringLiteral("estimate"), file},
          QStringList{QStringLiteral("sheet"), file, outputWord, pdf},
          QStringList{QStringLiteral("map"), file, outputWord, pdf},
          QStringList{QStringLiteral("convert"), file, outputWord, path("out.rgt")}}) {
        const ProgramRun run = runProgram(command);
        EXPECT_EQ(run.exitCode, 2) << command.join(u' ').toStdString();
        EXPECT_TRUE(run.messages.contains("line 1, game: " + known)) << run.messages.constData();
    }
    EXPECT_FALSE(QFile::exists(pdf));
}

} // namespace

} // namespace stagewright
