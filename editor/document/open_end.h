#pragma once

#include "editor/document/document.h"

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

[[nodiscard]] bool isOpen(const Document& document, const OpenEnd& end);

/// Every open end, of the tile laid first first; the end behind the start and the one beyond the
/// finish too.
[[nodiscard]] QList<OpenEnd> openEnds(const Document& document);

/// The one to build on where nothing else says so: a finding, of the tile laid last.
[[nodiscard]] std::optional<OpenEnd> openEndToMend(const Document& document);

/// Where the road that enters a tile of `hex` over `arrival` leaves it again, if that is open; else
/// another open end of the tile.
[[nodiscard]] std::optional<OpenEnd> exitOf(const Document& document, Hex hex, Edge arrival);

} // namespace stagewright
