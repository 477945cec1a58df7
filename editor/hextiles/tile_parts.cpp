#include "editor/hextiles/tile_parts.h"

#include "editor/hextiles/commands/tile_commands.h"
#include "editor/hextiles/manual/tile_manual.h"
#include "editor/hextiles/sheets/tile_sheets.h"
#include "editor/hextiles/window/tile_window.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/tile_checker.h"
#include "validators/hextiles/tile_substitutes.h"

namespace stagewright {

Games withTileParts(const Games& games) {
    const LayoutKind& kind = TileLayout::kind();
    return withTileCommands(withTileManual(withTileSheets(games)))
        .withFace(kind, tileRules())
        .withFace(kind, tileSubstitutes())
        .withFace(kind, tileEditing());
}

} // namespace stagewright
