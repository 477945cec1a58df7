#pragma once

#include "model/game/games.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace stagewright {

/// What the program leaves with, the same for every command.
enum class ExitStatus : unsigned char {
    Fine = 0,
    Negative = 1, ///< findings of severity error, or no answer found
    Unusable = 2  ///< the input could not be used, or the output not be written
};

/// A subcommand of the command line. Results go to standard output, messages to standard error.
struct Subcommand {
    const char* name; ///< as typed, "check"
    QString (*description)();
    bool draws; ///< needs fonts and painters, though never a display

    /// @param arguments what follows the name on the command line
    /// @param games that there are, without their pieces
    ExitStatus (*run)(const QStringList& arguments, const Games& games);

    /// Whether one that does not always draw does so with these arguments; null: it never does.
    bool (*drawsFor)(const QStringList& arguments) = nullptr;
};

/// The commands that only kinds of layout have, each those of its own: one of their data
/// (Games::data).
struct KindCommands {
    std::vector<const Subcommand*> commands{}; ///< in the order in which the help lists them
};

} // namespace stagewright
