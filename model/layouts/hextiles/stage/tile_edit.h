#pragma once

#include "model/game/edit.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <tl/expected.hpp>

#include <span>

namespace stagewright {

/// A change to a layout of tiles, as a value: tiles taken and tiles put.
struct TileEdit {
    using Laid = TileLayout;

    QList<Placement> taken;
    QList<Placement> put;

    [[nodiscard]] bool isNothing() const;

    friend bool operator==(const TileEdit&, const TileEdit&) = default;
};

[[nodiscard]] TileEdit inverse(const TileEdit& edit);

/// @pre the tiles that the edit takes lie there
void apply(const TileEdit& edit, TileLayout& tiles);

[[nodiscard]] TileEdit composed(const TileEdit& first, const TileEdit& second);

/// The edit to a stage that does this and no more.
[[nodiscard]] Edit editOf(TileEdit tiles);

/// The tiles that an edit to a stage takes and puts.
[[nodiscard]] const TileEdit& tilesOf(const Edit& edit);
[[nodiscard]] TileEdit tilesOf(Edit&& edit);

/// The hexes on which an edit takes or puts tiles, each once.
[[nodiscard]] QList<Hex> touchedHexes(const LayoutEdit& edit);
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

} // namespace stagewright
