#pragma once

#include "model/design/road_piece.h"
#include "model/design/table_room.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/hex/hex.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// A piece on the table.
struct PlacedPiece {
    Hex hex;
    const RoadPiece* piece = nullptr; ///< never null
};

/// Lays what is no part of the road beside it: service park, pit, fillers, podium. Each next to a
/// road tile, the first of `pieces` first, with its yard towards it, where no road leads to.
/// @param laid on the table, the start first
/// @return nothing: they do not find room on the table
[[nodiscard]] std::optional<std::vector<Placement>>
laidBeside(std::span<const PlacedPiece> laid, std::span<const TileSide* const> tiles,
           const std::optional<TableRoom>& table);

} // namespace stagewright
