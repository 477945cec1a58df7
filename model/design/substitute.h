#pragma once

#include "model/design/answers.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <optional>
#include <vector>

namespace stagewright {

/// One tile replaced by another in its place.
struct TileExchange {
    Placement before;
    Placement now;
};

/// The stage laid with what the boxes hold: each tile that they lack gives way to one with the same
/// roads and lanes, of all such exchanges those that change the fewest tiles, then surfaces,
/// limits, dangers least. All at once, as an assignment of the boxes' tiles to the stage's places:
/// a tile that is there may give way too, where its own is the only one for another place.
///
/// Tokens and notes stay; tokens that would lie where none can are left out.
/// @return the stage itself where nothing lacks. That there is none is always proved, or the rules
/// forbid it, or the search was stopped; the reason names a tile
[[nodiscard]] Answers substitute(const Stage& stage, const Catalogue& catalogue, const Stock& boxes,
                                 const StageTest& test, const SearchRun& run);

/// What differs between a stage and what became of it by substitutes, by hex.
[[nodiscard]] std::vector<TileExchange> exchangesBetween(const Stage& before, const Stage& now);

/// The turn in which a side has the roads, with their lanes and slants, that another has in some
/// turn; a start or a finish also its ends the same way round. Of several turns the one in which
/// cars drive the road as it is printed if they did. Nothing: it cannot lie there.
[[nodiscard]] std::optional<Turn> turnInPlaceOf(const TileSide& old, Turn turn,
                                                const TileSide& side);

/// By how much a side drives otherwise than another with the same roads: surfaces count more than
/// all limits, limits more than all dangers, dangers more than jumps, fords, shortcuts and the
/// number of spaces. 0: much alike.
[[nodiscard]] double difference(const TileSide& a, const TileSide& b);

} // namespace stagewright
