#pragma once

#include "editor/sheets/place_outline.h"

namespace stagewright {

/// The hex of a tile on the small picture of a stage.
[[nodiscard]] PlaceOutlines hexOutlines();

} // namespace stagewright
