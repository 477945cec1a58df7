#include "editor/cli/subcommands.h"

#include <algorithm>
#include <array>

namespace stagewright {

// Each is defined in the file that bears its name.
extern const Subcommand boxesCommand;
extern const Subcommand checkCommand;
extern const Subcommand compareCommand;
extern const Subcommand convertCommand;
extern const Subcommand estimateCommand;
extern const Subcommand libraryCommand;
extern const Subcommand listCommand;
extern const Subcommand manualCommand;
extern const Subcommand mapCommand;
extern const Subcommand raceCommand;
extern const Subcommand rallyCommand;
extern const Subcommand seasonCommand;
extern const Subcommand sheetCommand;

namespace {

constexpr std::array commonCommands{
    &checkCommand,   &estimateCommand, &raceCommand,  &rallyCommand,
    &seasonCommand,  &listCommand,     &mapCommand,   &sheetCommand,
    &convertCommand, &compareCommand,  &boxesCommand, &libraryCommand,
};

} // namespace

std::vector<const Subcommand*> subcommands(const Games& games) {
    std::vector<const Subcommand*> all(commonCommands.begin(), commonCommands.end());
    const auto& ofKinds = games.data<KindCommands>().commands;
    all.insert(all.end(), ofKinds.begin(), ofKinds.end());
    all.push_back(&manualCommand);
    return all;
}

const Subcommand* subcommandNamed(QStringView name, const Games& games) {
    const auto all = subcommands(games);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Subcommand* command) {
        return name == QLatin1StringView(command->name);
    });
    return found == all.end() ? nullptr : *found;
}

} // namespace stagewright
