#pragma once

#include "model/design/answers.h"
#include "model/design/table_room.h"
#include "model/layouts/hextiles/building/open_end.h"

#include <optional>
#include <vector>

namespace stagewright {

inline constexpr int mostGapTiles = 16;

/// Two open ends of a stage between which the road is missing.
struct Gap {
    OpenEnd from;
    std::optional<OpenEnd> to; ///< nothing: to a finish, which is laid too
};

/// How a gap is to be closed.
struct GapToClose {
    Stage stage;
    Gap gap;
    Stock boxes;                ///< of which the stage has taken its tiles
    std::optional<int> tiles{}; ///< exactly so many, up to mostGapTiles; nothing: few
    std::optional<TableRoom> table{};
    StageTest test{}; ///< of the stage when it is closed; none: no more than roads is asked
};

/// The gap that is left of a lap: from the open end to build on to the one behind the line that
/// cars start from. Nothing: no line is laid, or one of them is not open.
[[nodiscard]] std::optional<Gap> lapGap(const Stage& stage, const Catalogue& catalogue);

/// The two open ends that lack a tile, if there are no others: the one laid last first.
[[nodiscard]] std::optional<Gap> onlyGap(const Stage& stage, const Catalogue& catalogue);

/// Closes it with the tiles that are left, plain road tiles: the shortest ways first, of ways of
/// one length those on the surfaces of the two ends, then those that take least room. Each answer
/// is the whole stage with the new tiles laid last; no two go over the same hexes.
///
/// How: for each number of tiles, from the fewest, a depth-first search (RoadSearch). Before it,
/// backwards from the other end, all ways home of so many tiles are noted (WayHome), around what
/// lies there, so that the search hardly ever goes astray. A search that would not end is given up
/// with the time.
[[nodiscard]] Answers closeGap(const GapToClose& task, const Catalogue& catalogue,
                               const SearchRun& run);

/// Of answers for a gap, in their order, up to `most` that are really different: of the hexes that
/// two of them cover together, at most three in five are covered by both. The first is one of them.
/// @param before the stage with its gap
[[nodiscard]] std::vector<Stage> differentWays(const std::vector<Stage>& answers,
                                               const Stage& before, std::size_t most);

} // namespace stagewright
