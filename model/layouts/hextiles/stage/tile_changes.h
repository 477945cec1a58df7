#pragma once

#include "model/game/layout_changes.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <optional>
#include <vector>

namespace stagewright {

/// A tile that lies otherwise in the second of two stages.
struct TileChange {
    ChangeKind kind = ChangeKind::Altered;
    std::optional<Placement> before{}; ///< as in the first stage
    std::optional<Placement> after{};  ///< as in the second
};

/// What tells two stages apart, tile by tile. Tokens and notes count, picture variants and the
/// order of laying do not.
struct TileChanges {
    // How the second lies over the first where most of the tiles of the smaller one lie alike that
    // way, and fewer as they are in their files: turned about hex (0, 0), then moved.
    Turn turn{};
    Hex by{};
    std::vector<TileChange> changes{}; ///< by their places over the first

    [[nodiscard]] bool isElsewhere() const { return turn != Turn() || by != Hex(); }
    /// Where a tile of the second lies over the first.
    [[nodiscard]] Placement overFirst(Placement tile) const;
};

/// A tile in the same place is turned or flipped; one that is gone has moved if its number has
/// come elsewhere; else one was removed, one added.
[[nodiscard]] TileChanges tileChanges(const TileLayout& first, const TileLayout& second);

/// The same as a kind of layout tells it.
[[nodiscard]] LayoutChanges changesOfTiles(const Stage& first, const Stage& second);

} // namespace stagewright
