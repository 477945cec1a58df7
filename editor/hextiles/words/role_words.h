#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QString>

namespace stagewright {

/// What a tile of this role is called on a sheet: "Start", "Service"; empty for those that need no
/// name.
[[nodiscard]] QString roleWord(Role role);

} // namespace stagewright
