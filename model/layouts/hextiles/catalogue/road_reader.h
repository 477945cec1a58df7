#pragma once

#include "model/json/object_reader.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

namespace stagewright {

/// One road of a tile side with its spaces; what is wrong goes to `faults`.
[[nodiscard]] Road readRoad(const QJsonValue& value, const JsonPath& place, Role role,
                            Faults& faults);

} // namespace stagewright
