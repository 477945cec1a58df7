#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Roads that an owner has entered, in packs that commands write and read.
class EnteredPiecesCommand : public TemporaryFiles {
protected:
    [[nodiscard]] QString roadOfL(const char* name, const char* spaces) const {
        return write(QByteArray(R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "L",
            "sides": [{"side": "L", "roads": [{"points": ["0", "1"], "text": ")") +
                         spaces + R"("}]}]}]})",
                     name);
    }
    [[nodiscard]] QString stage() const {
        return write(R"({"format": 1, "game": "rallyman-2009", "title": "One",
                         "sections": ["L0-L1"]})",
                     "stage.json");
    }
    /// Of the pack's stage; 0: it cannot be driven.
    static double seconds(const QString& pack, const QStringList& options = {}) {
        const ProgramRun run = runProgram(
            QStringList{QStringLiteral("estimate"), pack, QStringLiteral("--stage"),
                        QStringLiteral("1"), QStringLiteral("--exact"), QStringLiteral("--json")} +
            options);
        return QJsonDocument::fromJson(run.output)
            .object()[QLatin1StringView("expected_seconds")]
            .toDouble();
    }
};

TEST_F(EnteredPiecesCommand, ANewPackCarriesThemOnRequestAlone) {
    const QString overlay = roadOfL("mine.json", "3*s");
    const QString file = path("made.rallypack");
    const QStringList made{QStringLiteral("rally"),
                           QStringLiteral("--new"),
                           stage(),
                           QStringLiteral("-o"),
                           file,
                           QStringLiteral("--overlay"),
                           overlay};
    ASSERT_EQ(runProgram(made).exitCode, 0);
    EXPECT_EQ(seconds(file), 0);
    const ProgramRun run = runProgram(made + QStringList{QStringLiteral("--entered")});
    ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_NEAR(seconds(file), 1115.0 / 54, 1e-6); // three straights
    const ProgramRun again = runProgram({QStringLiteral("rally"), file});
    EXPECT_EQ(again.exitCode, 0) << again.messages.constData();
}

TEST_F(EnteredPiecesCommand, ThoseOfTheUserHoldAndItIsSaid) {
    const QString file = path("made.rallypack");
    ASSERT_EQ(runProgram({QStringLiteral("convert"), stage(), QStringLiteral("-o"), file,
                          QStringLiteral("--entered"), QStringLiteral("--overlay"),
                          roadOfL("theirs.json", "3*s")})
                  .exitCode,
              0);
    EXPECT_NEAR(seconds(file), 1115.0 / 54, 1e-6);
    const QStringList mine{QStringLiteral("--overlay"), roadOfL("mine.json", "4*s")};
    EXPECT_NEAR(seconds(file, mine), 725.0 / 54, 1e-6); // four
    const ProgramRun read = runProgram(
        QStringList{QStringLiteral("convert"), file, QStringLiteral("-o"), path("stage2.json")} +
        mine);
    EXPECT_EQ(read.exitCode, 0);
    EXPECT_TRUE(read.messages.contains("L 0-1")) << read.messages.constData();
    EXPECT_TRUE(read.messages.contains("which holds")) << read.messages.constData();
}

TEST_F(EnteredPiecesCommand, GoIntoPacksAlone) {
    const ProgramRun run = runProgram({QStringLiteral("convert"), stage(), QStringLiteral("-o"),
                                       path("other.json"), QStringLiteral("--entered")});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains("--entered")) << run.messages.constData();
    const ProgramRun none = runProgram({QStringLiteral("convert"), stage(), QStringLiteral("-o"),
                                        path("none.rallypack"), QStringLiteral("--entered")});
    EXPECT_EQ(none.exitCode, 0);
    EXPECT_TRUE(none.messages.contains("nothing is entered")) << none.messages.constData();
}

} // namespace

} // namespace stagewright
