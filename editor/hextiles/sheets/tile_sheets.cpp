#include "editor/hextiles/sheets/tile_sheets.h"

#include "editor/hextiles/sheets/hex_outline.h"
#include "editor/hextiles/sheets/tile_drawing.h"
#include "editor/hextiles/sheets/tile_pages.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

Games withTileSheets(const Games& games) {
    const LayoutKind& kind = TileLayout::kind();
    return games.withFace(kind, tileDrawing())
        .withFace(kind, hexOutlines())
        .withFace(kind, tilePages());
}

} // namespace stagewright
