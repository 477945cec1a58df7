#pragma once

#include "editor/cli/subcommand.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// How many files a command takes.
enum class FileCount : unsigned char {
    None,
    One,
    Two, ///< to be compared
    OneOrMore,
    Folders ///< any number of folders
};

/// Reads a command's arguments into `parser`, to which its description and options were added. A
/// file that is read and named with -o too is refused, whatever path leads to it.
/// @return what to leave with, if help was asked for and given or the arguments were wrong and this
/// was said; nothing if the command is to be carried out
[[nodiscard]] std::optional<ExitStatus>
readArguments(QCommandLineParser& parser, const QStringList& arguments, FileCount files);

inline constexpr int mostThreads = 256; ///< that a command may be told to use

// Options that several commands share.
[[nodiscard]] QCommandLineOption helpOption();
[[nodiscard]] QCommandLineOption jsonOption();
/// One that takes a value. @param value what stands for it in the help, "FILE"
[[nodiscard]] QCommandLineOption valueOption(const char* name, const QString& description,
                                             const char* value);
[[nodiscard]] QCommandLineOption outputOption(const QString& description);

/// "-o OUT" has to be given.
/// @return the path; nothing if there was none and this was said
[[nodiscard]] std::optional<QString> outputPath(const QCommandLineParser& parser,
                                                const QCommandLineOption& output);

} // namespace stagewright
