#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <optional>

namespace stagewright {

/// A tile as other programs name it: side and picture variant.
struct NamedTile {
    TileId side;
    int variant = 0; ///< 0: none

    friend bool operator==(const NamedTile&, const NamedTile&) = default;
};

/// The number of the tile that has one side, without a letter.
inline constexpr int pitTile = 101;

/// "202A", "103a-1", "filler1A", "PODIUM", in any case. The pit tile has one side here, whatever
/// letter it comes with.
[[nodiscard]] std::optional<NamedTile> readTileName(QStringView name);

/// "103a-1", "902a", "101": as the web editor writes it.
[[nodiscard]] QString webTileName(const Placement& tile);

/// "202A", "103a-1", "filler1A", "101a": as the Windows editor writes it.
[[nodiscard]] QString windowsTileName(const Placement& tile);

/// Whether a tile is one that is sold, which other programs know too; not one of somebody's own.
[[nodiscard]] bool isSold(const TileId& side, const Catalogue& catalogue);

} // namespace stagewright
