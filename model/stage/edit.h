#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/stage.h"

#include <tl/expected.hpp>

#include <optional>
#include <span>

namespace stagewright {

/// A change to a stage, as a value: tiles taken and tiles put, and what is said of the stage before
/// and after. Its inverse is the same change read backwards.
struct Edit {
    QList<Placement> taken;
    QList<Placement> put;
    struct InfoChange {
        StageInfo before;
        StageInfo after;
        friend bool operator==(const InfoChange&, const InfoChange&) = default;
    };
    std::optional<InfoChange> info;

    /// An edit that changes nothing is no step for the user.
    [[nodiscard]] bool isNothing() const;

    friend bool operator==(const Edit&, const Edit&) = default;
};

[[nodiscard]] Edit inverse(const Edit& edit);

/// @pre the tiles that the edit takes lie in the stage
void apply(const Edit& edit, Stage& stage);

/// One edit that does what `first`, then `second` does.
[[nodiscard]] Edit composed(const Edit& first, const Edit& second);

/// The hexes on which an edit takes or puts tiles, each once.
[[nodiscard]] QList<Hex> touchedHexes(const Edit& edit);

/// Why an edit cannot be made, and where.
struct EditError {
    enum class Reason {
        Occupied,    ///< another tile lies there
        OffTheBoard, ///< beyond boardReach
        NoBack       ///< the tile has one side, or the catalogue does not know it
    };
    Reason reason;
    Hex hex; ///< where; of a group that is moved beyond all boards, where its first tile lies

    friend bool operator==(const EditError&, const EditError&) = default;
};

using EditOr = tl::expected<Edit, EditError>;
using Group = std::span<const Placement>;

// Edits to a stage. A group is a set of placements that lie in it.

/// Lays tiles as they are, one after another, each on a hex of its own; their `laid` is set.
[[nodiscard]] EditOr put(const Stage& stage, Group tiles);
[[nodiscard]] Edit take(Group group);
/// Takes a group up and puts it down again as `now`, if what then lies there leaves room.
[[nodiscard]] EditOr rearrange(const Stage& stage, Group group, QList<Placement> now);
[[nodiscard]] EditOr move(const Stage& stage, Group group, Hex by);

/// Turns a group as one stiff body about the centre of `pivot`; one tile about its own hex turns
/// where it lies.
[[nodiscard]] EditOr turn(const Stage& stage, Group group, Hex pivot, Turn by);

/// Turns each tile over, in its place and turn.
[[nodiscard]] EditOr flip(Group group, const Catalogue& catalogue);

/// Another tile in the same place and turn, tokens kept.
[[nodiscard]] Edit replace(const Placement& old, TileId side);

[[nodiscard]] Edit describe(const Stage& stage, const StageInfo& info);

} // namespace stagewright
