#pragma once

#include "editor/document/document.h"
#include "model/layouts/hextiles/catalogue/tile_id.h"

#include <optional>

namespace stagewright {

/// What is said of a tile side under the pointer: its number, what is on it, its boxes, where it
/// lies in the stage and how many are left. Plain text: a title that looks like markup is no
/// markup.
[[nodiscard]] QString tipOf(const TileId& side, std::optional<int> left, const Document& document);

} // namespace stagewright
