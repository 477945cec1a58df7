#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <optional>

namespace stagewright {

/// An end of a road of a laid tile, with an empty hex beyond it.
struct OpenEnd {
    Hex hex;   ///< of the laid tile
    Edge edge; ///< of that hex

    [[nodiscard]] Hex beyond() const { return neighbour(hex, edge); }
    /// The edge of the hex beyond by which the road arrives there.
    [[nodiscard]] Edge arrival() const { return opposite(edge); }

    friend bool operator==(const OpenEnd&, const OpenEnd&) = default;
};

[[nodiscard]] bool isOpen(const Stage& stage, const Catalogue& catalogue, const OpenEnd& end);

/// Every open end, of the tile laid first first; the end behind the start and the one beyond the
/// finish too.
[[nodiscard]] QList<OpenEnd> openEnds(const Stage& stage, const Catalogue& catalogue);

/// Those of a hex that lack a tile: not the end behind the start, say. In the order of their edges.
[[nodiscard]] QList<OpenEnd> endsThatLackATile(const Stage& stage, const Catalogue& catalogue,
                                               Hex hex);

/// The one to build on where nothing else says so: of those that lack a tile, one of the tile laid
/// last.
[[nodiscard]] std::optional<OpenEnd> openEndToMend(const Stage& stage, const Catalogue& catalogue);

/// Where the road that enters a tile of `hex` over `arrival` leaves it again, if that is open; else
/// another open end of the tile.
[[nodiscard]] std::optional<OpenEnd> exitOf(const Stage& stage, const Catalogue& catalogue, Hex hex,
                                            Edge arrival);

} // namespace stagewright
