#pragma once

#include "editor/document/document.h"

#include <optional>
#include <span>

namespace stagewright {

/// Where a tile laid without pointing at a place goes, and how it is turned there: behind an open
/// road end, one of a selected tile if there is one, else that of the tile laid last. Nothing if no
/// road end is open.
///
/// Among the turns that fit, one that drives the tile from -> to comes first; where none fits, one
/// that at least joins the road end.
[[nodiscard]] std::optional<Placement> continuation(const Document& document, Group selected,
                                                    TileId side);

} // namespace stagewright
