#include "tests/editor/cli/program.h"

#include "editor/cli/subcommands.h"
#include "editor/language/language.h"
#include "model/exchange/built_in_games.h"
#include "tests/editor/editor_parts.h"
#include "tests/editor/wait_until.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <gtest/gtest.h>

#include <optional>

namespace stagewright {

namespace {

ProgramRun finish(QProcess& process) {
    ProgramRun run;
    if (process.waitForFinished(waitLimit) && process.exitStatus() == QProcess::NormalExit)
        run.exitCode = process.exitCode();
    run.output = process.readAllStandardOutput();
    run.messages = process.readAllStandardError();
    return run;
}

#ifdef STAGEWRIGHT_SANITIZED
/// Under the sanitizers the program takes half a second to start, and the tests start it a thousand
/// times: what a command does is looked at as well in this process.
std::optional<ProgramRun> runHere(const QStringList& arguments) {
    static const Expected<Games> games = builtInGames().map(withEditorParts);
    if (!games || arguments.isEmpty() || arguments.contains(QStringLiteral("--help")) ||
        !subcommandNamed(arguments.constFirst(), *games))
        return std::nullopt;
    const ProgramRun run =
        runCommand(*games, qPrintable(arguments.constFirst()), arguments.sliced(1));
    useLanguage(*QCoreApplication::instance(),
                QStringLiteral("en")); // of which it may take another
    return run;
}
#endif

} // namespace

ProgramRun runProgram(const QStringList& arguments, const QStringList& environment,
                      const QString& folder) {
#ifdef STAGEWRIGHT_SANITIZED
    if (environment.isEmpty() && folder.isEmpty())
        if (auto run = runHere(arguments))
            return *std::move(run);
#endif
    // An empty environment means the parent's to QProcess: one variable that says nothing.
    QProcessEnvironment variables;
    variables.insert(QStringLiteral("NOTHING"), QStringLiteral("1"));
    for (const QString& entry : environment)
        variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    QProcess process;
    process.setProcessEnvironment(variables);
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(STAGEWRIGHT_PROGRAM), arguments);
    return finish(process);
}

ProgramRun runCommand(const char* command, const QStringList& arguments) {
    return runProgram(QStringList{QString::fromLatin1(command)} + arguments);
}

ProgramRun runCommand(const Games& games, const char* command, const QStringList& arguments) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    ProgramRun run;
    if (const Subcommand* found = subcommandNamed(QString::fromLatin1(command), games))
        run.exitCode = static_cast<int>(found->run(arguments, games));
    run.output = QByteArray::fromStdString(testing::internal::GetCapturedStdout());
    run.messages = QByteArray::fromStdString(testing::internal::GetCapturedStderr());
    return run;
}

ProgramRun runTool(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    return finish(process);
}

} // namespace stagewright
