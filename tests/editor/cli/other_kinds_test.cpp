#include "editor/cli/check_report.h"
#include "editor/cli/subcommands.h"
#include "editor/hextiles/commands/tile_commands.h"
#include "model/game/stage_file.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/files.h"
#include "tests/field_game.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {
namespace {

QStringList namesOf(const std::vector<const Subcommand*>& commands) {
    QStringList names;
    for (const Subcommand* command : commands)
        names << QString::fromLatin1(command->name);
    return names;
}

TEST(SubcommandsOfKinds, StandBeforeTheManual) {
    const Games none;
    const QString common =
        QStringLiteral("check estimate race rally season list map sheet convert compare boxes "
                       "library");
    EXPECT_EQ(namesOf(subcommands(none)).join(u' '), common + QStringLiteral(" manual"));
    EXPECT_EQ(subcommandNamed(QStringLiteral("tiles"), none), nullptr);
    const Games hexTiles = withTileCommands(none);
    EXPECT_EQ(namesOf(subcommands(hexTiles)).join(u' '),
              common + QStringLiteral(" tiles layout close generate substitute manual"));
    EXPECT_NE(subcommandNamed(QStringLiteral("tiles"), hexTiles), nullptr);
}

TEST(ReportOfOtherKinds, NamesPlacesAsTheKindDoesAndHasNoHexes) {
    StageReport report{QStringLiteral("a.json"), 0, fieldStage({QStringLiteral("road")}), {}, {}};
    report.findings.append({Severity::Warning,
                            {{1, 0}, {4, 0}},
                            std::nullopt,
                            QStringLiteral("These are alike."),
                            QStringLiteral("alike")});
    EXPECT_EQ(findingLine(report.findings.front(), report.places),
              QStringLiteral("warning: 2 5: These are alike."));
    const QJsonObject json = reportJson(report);
    EXPECT_EQ(json[QStringLiteral("tiles")], 1);
    const QJsonObject finding = json[QStringLiteral("findings")][0].toObject();
    EXPECT_EQ(finding[QStringLiteral("places")],
              QJsonArray({QStringLiteral("2"), QStringLiteral("5")}));
    EXPECT_EQ(finding.keys().join(u' '), QStringLiteral("places rule severity text"));
    report.places.listKey = QLatin1StringView("fields");
    EXPECT_EQ(reportJson(report)[QStringLiteral("findings")][0][QStringLiteral("fields")],
              QJsonArray({QJsonArray({1, 0}), QJsonArray({4, 0})}));
}

/// The commands with a stage of a game whose kind of layout has nothing but its file.
class CommandsOfOtherKinds : public TemporaryFiles {
protected:
    QString fields() const {
        return write(writeStage(fieldStage({QStringLiteral("road"), QStringLiteral("bend")})));
    }

    static ProgramRun run(const char* command, const QStringList& arguments) {
        return runCommand(gamesWithFields(), command, arguments);
    }
};

TEST_F(CommandsOfOtherKinds, DoWhatTheKindNeedNotKnowOf) {
    const QString file = fields();
    const ProgramRun checked = run("check", {file});
    EXPECT_EQ(checked.exitCode, 0) << checked.messages.constData();
    EXPECT_TRUE(checked.output.contains("Col de la Table")) << checked.output.constData();
    EXPECT_TRUE(checked.output.contains("no findings")) << checked.output.constData();
    const ProgramRun listed = run("list", {file});
    EXPECT_EQ(listed.exitCode, 0);
    EXPECT_EQ(listed.output, "Col de la Table\n");
    EXPECT_EQ(run("check", {fixWord, file, outputWord, path("mended.json")}).exitCode, 0);
    EXPECT_EQ(contentOf(path("mended.json")), contentOf(file));
    EXPECT_EQ(run("convert", {file, outputWord, path("copy.json")}).exitCode, 0);
    EXPECT_EQ(contentOf(path("copy.json")), contentOf(file));
    EXPECT_EQ(run("rally", {QStringLiteral("--new"), file, outputWord, path("r.json")}).exitCode,
              0);
}

TEST_F(CommandsOfOtherKinds, SayWhatCannotBeHad) {
    const QString file = fields();
    for (const char* command : {"estimate", "map"}) {
        const ProgramRun refused =
            run(command, command[0] == 'm' ? QStringList{file, outputWord, path("m.svg")}
                                           : QStringList{file});
        EXPECT_EQ(refused.exitCode, 2) << command;
        EXPECT_EQ(refused.output, "") << command;
        EXPECT_EQ(refused.messages.count('\n'), 1) << refused.messages.constData();
        EXPECT_TRUE(refused.messages.startsWith("stagewright: " + file.toUtf8() + ": "))
            << refused.messages.constData();
    }
}

TEST_F(CommandsOfOtherKinds, NobodyChecksBoxesThatThereAreNot) {
    const ProgramRun refused =
        run("check", {QStringLiteral("--boxes"), QStringLiteral("attic"), fields()});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.messages.contains("there is no box \"attic\""))
        << refused.messages.constData();
}

} // namespace
} // namespace stagewright
