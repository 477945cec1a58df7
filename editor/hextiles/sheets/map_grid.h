#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace stagewright {

/// One of the sheets of paper that a map is spread over.
struct MapSheet {
    int row = 0;
    int column = 0;
    QRectF part; ///< of the board (model/layouts/hextiles/hex/geometry.h), with its overlaps

    friend bool operator==(const MapSheet&, const MapSheet&) = default;
};

/// A map that is larger than a page: a grid of like parts, each overlapping its neighbours. Sheets
/// on which no tile lies are left out, and those that show only what their neighbours show too.
struct MapGrid {
    int rows = 0;
    int columns = 0;
    double overlap = 0;           ///< circumradii
    std::vector<MapSheet> sheets; ///< row by row

    /// Index of the sheet there; -1: none.
    [[nodiscard]] int at(int row, int column) const;
    /// What is left of a sheet's part when half of each overlap with a neighbour is cut off.
    [[nodiscard]] QRectF keptOf(const MapSheet& sheet) const;
};

/// Spreads what `bounds` holds over parts of a size, in the middle of the grid. Nothing is drawn,
/// and the time goes with the number of tiles.
/// @param window size of a part, circumradii, larger than the overlap
[[nodiscard]] MapGrid mapGrid(const Stage& stage, const QRectF& bounds, const QSizeF& window,
                              double overlap);

} // namespace stagewright
