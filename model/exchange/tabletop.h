#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

namespace stagewright {
// Names in a script, as read and written.
inline constexpr const char* tilesTable = "TileList";
inline constexpr const char* keptTilesTable = "TilesNotOnTheTable"; ///< ours: it lays none of them
inline constexpr const char* stageTable = "StageInfo"; ///< ours: what is said of the stage

} // namespace stagewright
