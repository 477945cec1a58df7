#include "editor/hextiles/commands/tile_commands.h"

#include "editor/cli/subcommand.h"

namespace stagewright {

// Each is defined in the file that bears its name.
extern const Subcommand closeCommand;
extern const Subcommand generateCommand;
extern const Subcommand layoutCommand;
extern const Subcommand substituteCommand;
extern const Subcommand tilesCommand;

Games withTileCommands(const Games& games) {
    KindCommands all = games.data<KindCommands>();
    for (const Subcommand* command :
         {&tilesCommand, &layoutCommand, &closeCommand, &generateCommand, &substituteCommand})
        all.commands.push_back(command);
    return games.with(std::move(all));
}

} // namespace stagewright
