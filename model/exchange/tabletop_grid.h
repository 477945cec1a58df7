#pragma once

#include "model/layouts/hextiles/hex/hex.h"

#include <optional>
#include <span>

namespace stagewright {

/// A place on the table of Tabletop Simulator, in its units: x to the right, z away from the
/// viewer.
struct TablePoint {
    double x = 0;
    double z = 0;
};

/// Where `hex` lies if hex (0, 0) lies at `origin`.
[[nodiscard]] TablePoint tablePoint(Hex hex, TablePoint origin);

/// The hex whose centre is near `point`; nothing between hexes, or off the board.
[[nodiscard]] std::optional<Hex> hexNear(TablePoint point, TablePoint origin);

/// Of `given`, if there is one, and the first of the points, that origin about which most points
/// lie on hexes: one tile that was knocked aside does not put all others between hexes.
/// @pre there are points
[[nodiscard]] TablePoint bestOrigin(std::span<const TablePoint> points,
                                    std::optional<TablePoint> given);

} // namespace stagewright
