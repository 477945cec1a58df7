#pragma once

#include "model/game/games.h"

#include <optional>

namespace stagewright {

/// Carries out a command given on the command line, or answers `--help` and `--version`.
///
/// No command needs a display, a home folder or a particular locale.
/// @return what the program leaves with; nothing if no command was given, so that the window opens
[[nodiscard]] std::optional<int> runCommandLine(int argc, char* argv[], const Games& games);

/// Says that no window can open where there is no display.
/// @return what the program leaves with
[[nodiscard]] int refuseToOpenWindow();

} // namespace stagewright
