#pragma once

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/details/details_panel.h"
#include "editor/hextiles/edits/selection.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/hextiles/palette/token_list.h"
#include "editor/hextiles/window/tile_editor.h"
#include "editor/hextiles/window/tile_window.h"
#include "editor/window/main_window.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

// What hex tiles have brought into a window, of its open stage, which is of hex tiles.

[[nodiscard]] inline TileEditor& tilesOf(const Workspace& workspace) {
    return dynamic_cast<TileEditor&>(workspace.editor());
}
[[nodiscard]] inline TileEditor& tilesOf(const MainWindow& window) {
    return tilesOf(window.current());
}
[[nodiscard]] inline BoardView& boardOf(const Workspace& workspace) {
    return tilesOf(workspace).boardView();
}
[[nodiscard]] inline BoardView& boardOf(const MainWindow& window) {
    return tilesOf(window).boardView();
}
[[nodiscard]] inline Selection& selectionOf(const MainWindow& window) {
    return tilesOf(window).selection();
}
[[nodiscard]] inline PalettePanel& paletteOf(const MainWindow& window) {
    return tilesOf(window).palette();
}
[[nodiscard]] inline TokenList& tokensOf(const MainWindow& window) {
    return tilesOf(window).tokens();
}
[[nodiscard]] inline DetailsPanel& detailsOf(const MainWindow& window) {
    return tilesOf(window).details();
}
[[nodiscard]] inline TileWindow& tileWindowOf(const MainWindow& window) {
    return dynamic_cast<TileWindow&>(*window.parts().all().at(&TileLayout::kind()));
}
[[nodiscard]] inline LayerActions& layersOf(const MainWindow& window) {
    return tileWindowOf(window).layers();
}

} // namespace stagewright
