#pragma once

#include "editor/colours/board_colours.h"
#include "editor/document/document.h"
#include "editor/hextiles/layers/camera.h"
#include "model/drive/estimate.h"
#include "model/drive/race/race_statistics.h"

#include <QHash>
#include <QPalette>

#include <optional>

namespace stagewright {

/// How the tiles are driven, by Placement::laid; tiles beside the route are not in it.
using DrivenTiles = QHash<int, PieceEstimate>;

/// What happens on the tiles in races, by Placement::laid.
struct RacedTiles {
    std::int64_t races = 0; ///< in which it was counted
    QHash<int, RaceStatistics::PieceCounts> counts;
};

class ShownLayers;

/// What else is on the board than the stage and its layers.
struct BoardMarks {
    bool roadGoesOn = false; ///< the arrow at the end of the road
    bool selected = false;
    bool cursor = false; ///< of the keyboard
    bool inHand = false; ///< tiles are held over the board

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// What the painters of layers may show.
struct LayerScene {
    const Document& document;
    int version; ///< another one when the stage or what is known of it has changed
    const Camera& camera;
    const QPalette& palette;
    const BoardColours& colours;
    const std::optional<Table>& table; ///< on which the stage is to lie, if one is known
    const DrivenTiles* driven;         ///< null: it is not known
    const QString& whyNotDriven;       ///< then; empty: it is being found out
    const RacedTiles* raced;           ///< likewise
    const QString& whyNotRaced;
    const ShownLayers& shown;
    BoardMarks marks;
    bool zooming = false; ///< the next frame will be of another scale
};

} // namespace stagewright
