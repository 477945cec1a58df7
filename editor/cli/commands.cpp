#include "editor/cli/commands.h"

#include <algorithm>
#include <array>

namespace stagewright {

// Each is defined in the file that bears its name.
extern const Command boxesCommand;
extern const Command checkCommand;
extern const Command convertCommand;
extern const Command estimateCommand;
extern const Command listCommand;
extern const Command manualCommand;
extern const Command mapCommand;
extern const Command rallyCommand;
extern const Command sheetCommand;
extern const Command tilesCommand;

namespace {

constexpr std::array allCommands{
    &checkCommand, &estimateCommand, &rallyCommand, &listCommand,  &mapCommand,
    &sheetCommand, &convertCommand,  &boxesCommand, &tilesCommand, &manualCommand,
};

} // namespace

std::span<const Command* const> commands() {
    return allCommands;
}

const Command* commandNamed(QStringView name) {
    const auto found =
        std::find_if(allCommands.begin(), allCommands.end(), [&](const Command* command) {
            return name == QLatin1StringView(command->name);
        });
    return found == allCommands.end() ? nullptr : *found;
}

} // namespace stagewright
