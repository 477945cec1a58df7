#include "editor/hextiles/commands/tile_commands.h"

#include "editor/cli/subcommand.h"

namespace stagewright {

extern const Subcommand tilesCommand; // in the file that bears its name

Games withTileCommands(const Games& games) {
    KindCommands all = games.data<KindCommands>();
    all.commands.push_back(&tilesCommand);
    return games.with(std::move(all));
}

} // namespace stagewright
