#pragma once

#include "editor/cli/command.h"

#include <span>

namespace stagewright {

/// Every subcommand, in the order in which the help lists them.
[[nodiscard]] std::span<const Command* const> commands();

/// Null where there is no such command.
[[nodiscard]] const Command* commandNamed(QStringView name);

} // namespace stagewright
