#pragma once

#include "model/stage/tile_edit.h"
#include "model/step_name.h"

#include <QString>

#include <tl/expected.hpp>

namespace stagewright {

/// A step of the undo history before it is taken: an edit, and what the user calls it.
struct StageUndoStep {
    Edit edit;
    StepName name;

    /// Steps of one gesture (a spin of the wheel, a word being typed) become one. 0: a step alone.
    int gesture = 0;
};

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
[[nodiscard]] StageUndoStep changeTitle(const Stage& stage, const QString& title);
[[nodiscard]] StageUndoStep changeAuthor(const Stage& stage, const QString& author);
/// @param laps 1 to mostLaps
[[nodiscard]] StageUndoStep changeLaps(const Stage& stage, int laps);

/// The hex of a group nearest the middle of its hexes, about which it turns; among several the
/// first by q, then r.
/// @pre the group is not empty
[[nodiscard]] Hex pivotOf(Group group);

/// Why an edit is refused, as a sentence without its final stop.
[[nodiscard]] QString sentence(const EditError& why, const Stage& stage);

} // namespace stagewright
