#pragma once

#include "model/design/generate.h"

#include <vector>

namespace stagewright {

/// Wishes that a stage meets: another like it.
/// @return nothing if it has no route from start to finish
[[nodiscard]] std::optional<Wishes> wishesLike(const Stage& stage, const StageSource& source,
                                               int players);

/// A stage of which a part is to be laid anew.
struct PartToRedraw {
    Stage stage;
    std::vector<Hex> part; ///< whose tiles may change, and with them the road; all others stay
    std::optional<TableRoom> table{};
};

/// The part of a stage that may change if the tiles on these hexes stay: all others but those on
/// which roads meet.
[[nodiscard]] std::vector<Hex> partBeside(const Stage& stage, const Catalogue& catalogue,
                                          const std::vector<Hex>& kept);

/// Other roads in place of the part: as many tiles, each of the surface of the one that it stands
/// for in driving order, joined to what stays at both ends. A start or finish in the part is laid
/// anew too; the line of a circuit stays. What stands beside the road in the part (service, pit,
/// fillers) is laid beside the new one.
///
/// How: each stretch of the route that lies in the part is walked anew (StageWalk) around what
/// stays, from the tile before it to the tile behind it; where it is the first, backwards from the
/// tile behind it to a start.
[[nodiscard]] Answers redraw(const PartToRedraw& task, const StageSource& source,
                             const SearchRun& run);

} // namespace stagewright
