#pragma once

#include "model/game/games.h"

#include <QByteArray>
#include <QStringList>

namespace stagewright {

/// What the program left behind.
struct ProgramRun {
    int exitCode = -1; ///< -1: it crashed or did not end
    QByteArray output;
    QByteArray messages;
};

/// Runs the real program with no display, no home and no other environment than `environment`;
/// under the sanitizers a command that needs neither that nor a folder runs in this process.
ProgramRun runProgram(const QStringList& arguments, const QStringList& environment = {},
                      const QString& folder = {});

/// One of its commands.
ProgramRun runCommand(const char* command, const QStringList& arguments);

/// One of them in this process, with games that the program does not have.
ProgramRun runCommand(const Games& games, const char* command, const QStringList& arguments);

/// Runs another program that the tests read PDF files with.
ProgramRun runTool(const QString& program, const QStringList& arguments);

// Words that many command lines have.
inline const QString checkWord = QStringLiteral("check");
inline const QString fixWord = QStringLiteral("--fix");
inline const QString jsonWord = QStringLiteral("--json");
inline const QString outputWord = QStringLiteral("-o");

} // namespace stagewright
