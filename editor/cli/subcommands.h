#pragma once

#include "editor/cli/subcommand.h"

#include <vector>

namespace stagewright {

/// Every subcommand, in the order in which the help lists them; those of kinds of layout too.
[[nodiscard]] std::vector<const Subcommand*> subcommands(const Games& games);

/// Null where there is no such command.
[[nodiscard]] const Subcommand* subcommandNamed(QStringView name, const Games& games);

} // namespace stagewright
