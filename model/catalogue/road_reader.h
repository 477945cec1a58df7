#pragma once

#include "model/catalogue/tile_side.h"
#include "model/json/object_reader.h"

namespace stagewright {

/// One road of a tile side with its spaces; what is wrong goes to `faults`.
[[nodiscard]] Road readRoad(const QJsonValue& value, const JsonPath& place, Role role,
                            Faults& faults);

} // namespace stagewright
