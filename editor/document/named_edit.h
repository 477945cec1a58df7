#pragma once

#include "model/stage/edit.h"

#include <QString>

#include <tl/expected.hpp>

namespace stagewright {

/// A step of the undo history before it is taken: an edit, and what the user calls it.
struct NamedEdit {
    Edit edit;
    QString name;

    /// Steps of one gesture (a spin of the wheel, a word being typed) become one. 0: a step alone.
    int gesture = 0;
};

using NamedEditOr = tl::expected<NamedEdit, Refusal>;

// The edits that the user makes, by name. A group is a set of placements that lie in the stage.

[[nodiscard]] NamedEditOr layTile(const Stage& stage, const Placement& tile);
[[nodiscard]] NamedEditOr moveTiles(const Stage& stage, Group group, Hex by);

/// One tile turns where it lies; several turn as one body about the hex nearest their middle.
[[nodiscard]] NamedEditOr turnTiles(const Stage& stage, Group group, Turn by);

/// The same tile moved, turned or flipped in one go: named after the first of these that is so.
[[nodiscard]] NamedEditOr replaceTile(const Stage& stage, const Placement& old,
                                      const Placement& now);
[[nodiscard]] NamedEditOr flipTiles(Group group, const Catalogue& catalogue);
[[nodiscard]] NamedEdit removeTiles(Group group);

[[nodiscard]] NamedEdit changeTitle(const Stage& stage, const QString& title);
[[nodiscard]] NamedEdit changeAuthor(const Stage& stage, const QString& author);
/// @param laps 1 to mostLaps
[[nodiscard]] NamedEdit changeLaps(const Stage& stage, int laps);

/// Why an edit is refused, as a sentence without its final stop.
[[nodiscard]] QString sentence(const Refusal& refusal, const Stage& stage);

} // namespace stagewright
