#pragma once

#include "editor/colours/board_colours.h"
#include "editor/document/document.h"
#include "editor/hextiles/layers/camera.h"
#include "model/drive/estimate.h"

#include <QHash>
#include <QPalette>

#include <optional>

namespace stagewright {

/// How the tiles are driven, by Placement::laid; tiles beside the route are not in it.
using DrivenTiles = QHash<int, PieceEstimate>;

/// What the painters of layers may show.
struct LayerScene {
    const Document& document;
    int version; ///< another one when the stage or what is known of it has changed
    const Camera& camera;
    const QPalette& palette;
    const BoardColours& colours;
    const std::optional<Table>& table; ///< on which the stage is to lie, if one is known
    const DrivenTiles* driven;         ///< null: it is not known
};

} // namespace stagewright
