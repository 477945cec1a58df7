#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QStringList>

namespace stagewright {

/// What a tile side has on it, in the user's words and in lower case: "hairpin", "jump 4",
/// "gravel".
[[nodiscard]] QStringList wordsFor(const TileSide& side);

} // namespace stagewright
