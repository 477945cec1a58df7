#pragma once

#include "model/fault.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QString>

#include <vector>

namespace stagewright {

/// A line of a list of tiles.
struct ListedTile {
    TileId tile; ///< without a side where that is left open
    int count = 1;

    friend bool operator==(const ListedTile&, const ListedTile&) = default;
};

/// A list of the tiles of a stage, as rulebooks and people write it.
struct TileListing {
    QString title;                 ///< the first line that names no tile; may be empty
    std::vector<ListedTile> tiles; ///< each once, in the order in which they are first named
};

inline constexpr int mostListedTiles = 500;      ///< of one list
inline constexpr int longestListing = 1'000'000; ///< characters

/// Reads a list of tiles: "1 x 202a", "2 × 105b", "217b x 2", "202a, 203a", "104: 3", "2 szt.
/// 105b", "2 Stück 105b", "105 side b (2)"; a line of CSV or of a Markdown table with number, side
/// and count; the text of a PDF. A number without a side leaves both sides open. What else stands
/// in the lines is passed over.
///
/// Faults, with the line: a tile that is not known, or has no such side; no tile at all; too many;
/// tiles of several stages.
[[nodiscard]] Expected<TileListing> readTileListing(const QString& text,
                                                    const Catalogue& catalogue);

} // namespace stagewright
