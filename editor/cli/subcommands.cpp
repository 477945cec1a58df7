#include "editor/cli/subcommands.h"

#include <algorithm>
#include <array>

namespace stagewright {

// Each is defined in the file that bears its name.
extern const Subcommand boxesCommand;
extern const Subcommand checkCommand;
extern const Subcommand convertCommand;
extern const Subcommand estimateCommand;
extern const Subcommand listCommand;
extern const Subcommand manualCommand;
extern const Subcommand mapCommand;
extern const Subcommand rallyCommand;
extern const Subcommand sheetCommand;
extern const Subcommand tilesCommand;

namespace {

constexpr std::array allCommands{
    &checkCommand, &estimateCommand, &rallyCommand, &listCommand,  &mapCommand,
    &sheetCommand, &convertCommand,  &boxesCommand, &tilesCommand, &manualCommand,
};

} // namespace

std::span<const Subcommand* const> subcommands() {
    return allCommands;
}

const Subcommand* subcommandNamed(QStringView name) {
    const auto found =
        std::find_if(allCommands.begin(), allCommands.end(), [&](const Subcommand* command) {
            return name == QLatin1StringView(command->name);
        });
    return found == allCommands.end() ? nullptr : *found;
}

} // namespace stagewright
