#pragma once

#include "editor/cli/subcommand.h"

#include <span>

namespace stagewright {

/// Every subcommand, in the order in which the help lists them.
[[nodiscard]] std::span<const Subcommand* const> subcommands();

/// Null where there is no such command.
[[nodiscard]] const Subcommand* subcommandNamed(QStringView name);

} // namespace stagewright
