#include "tests/editor/cli/program.h"

#include "editor/cli/subcommands.h"
#include "tests/editor/wait_until.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <gtest/gtest.h>

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

} // namespace

ProgramRun runProgram(const QStringList& arguments, const QStringList& environment,
                      const QString& folder) {
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
