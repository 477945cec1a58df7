#pragma once

#include "editor/document/stage_undo_step.h"
#include "model/layouts/hextiles/stage/tile_edit.h"

#include <tl/expected.hpp>

namespace stagewright {

using StageUndoStepOr = tl::expected<StageUndoStep, EditError>;

// The edits that the user makes, by name. A group is a set of placements that lie in the stage.

[[nodiscard]] StageUndoStepOr layTile(const Stage& stage, const Placement& tile);

/// Where tiles that are laid in one go come from.
enum class PasteSource : unsigned char {
    Clipboard,
    Board ///< copies of tiles that lie there
};
/// @param covered tiles of the stage that give way
[[nodiscard]] StageUndoStepOr layTiles(const Stage& stage, Group tiles, Group covered,
                                       PasteSource source);
[[nodiscard]] StageUndoStepOr moveTiles(const Stage& stage, Group group, Hex by);

/// One tile turns where it lies; several turn as one body about `pivot`.
[[nodiscard]] StageUndoStepOr turnTiles(const Stage& stage, Group group, Hex pivot, Turn by);
/// The same about pivotOf(group).
[[nodiscard]] StageUndoStepOr turnTiles(const Stage& stage, Group group, Turn by);

/// The same tile moved, turned or flipped in one go: named after the first of these that is so.
[[nodiscard]] StageUndoStepOr replaceTile(const Stage& stage, const Placement& old,
                                          const Placement& now);
/// Likewise of a group, tile by tile in the same order.
[[nodiscard]] StageUndoStepOr rearrangeTiles(const Stage& stage, Group group,
                                             const QList<Placement>& now);
[[nodiscard]] StageUndoStepOr flipTiles(Group group, const Catalogue& catalogue);
[[nodiscard]] StageUndoStep removeTiles(Group group);

[[nodiscard]] StageUndoStep changeNote(const Placement& tile, const QString& note);

/// The hex of a group nearest the middle of its hexes, about which it turns; among several the
/// first by q, then r.
/// @pre the group is not empty
[[nodiscard]] Hex pivotOf(Group group);

/// Why an edit is refused, as a sentence without its final stop.
[[nodiscard]] QString sentence(const EditError& why, const Stage& stage);

} // namespace stagewright
