#pragma once

#include "model/layouts/hextiles/catalogue/tile_id.h"

namespace stagewright {

/// The id that is written so.
inline TileId id(const char* text) {
    return TileId::parse(QString::fromUtf8(text)).value();
}

} // namespace stagewright
