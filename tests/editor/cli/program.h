#pragma once

#include <QByteArray>
#include <QStringList>

namespace stagewright {

/// What the program left behind.
struct ProgramRun {
    int exitCode = -1; ///< -1: it crashed or did not end
    QByteArray output;
    QByteArray messages;
};

/// Runs the real program with no display, no home and no other environment than `environment`.
ProgramRun runProgram(const QStringList& arguments, const QStringList& environment = {},
                      const QString& folder = {});

/// Runs another program that the tests read PDF files with.
ProgramRun runTool(const QString& program, const QStringList& arguments);

} // namespace stagewright
