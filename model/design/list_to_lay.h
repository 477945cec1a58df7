#pragma once

#include "model/design/answers.h"
#include "model/design/table_room.h"
#include "model/design/tile_listing.h"
#include "model/game/stage.h"
#include "model/layouts/hextiles/hex/hex.h"

#include <optional>
#include <vector>

namespace stagewright {

/// What is to become of a list of tiles.
struct ListToLay {
    std::vector<ListedTile> tiles;
    StageInfo info; ///< of each answer; its kind is Stage or Circuit
    Stock boxes;    ///< that the tiles come from
    std::optional<TableRoom> table{};
    std::vector<Hex> sketch{}; ///< what it is to look like, roughly; empty: anyhow
    StageTest test{};          ///< which each answer passes; none: no more than roads is asked
};

/// What the tiles are meant for: a circuit if a start-finish tile is among them, or a start and no
/// finish, else a stage.
[[nodiscard]] StageKind kindOf(const std::vector<ListedTile>& tiles, const Catalogue& catalogue);

/// The game of most of the tiles; empty: of none.
[[nodiscard]] QString gameOf(const std::vector<ListedTile>& tiles, const Catalogue& catalogue);

/// The boxes that the tiles need at least, once each (boxesFor).
[[nodiscard]] Stock stockFor(const std::vector<ListedTile>& tiles, const Catalogue& catalogue);

/// Why no search is needed to know that there is no layout: a sentence without its final stop.
/// - no tiles; one that is not known; more of a number than the boxes hold, both sides of one
///   perhaps
/// - no start, no finish, several of them
/// - ends of some lanes or slant that are odd in number, or none with which they could meet those
///   of the start
/// - turns that do not add up to a circle
/// - a table that is too small for as many hexes
[[nodiscard]] std::optional<QString> whyNoLayout(const ListToLay& list, const Catalogue& catalogue);

} // namespace stagewright
