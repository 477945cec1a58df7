#pragma once

#include "model/json/object_reader.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

namespace stagewright {

/// One space of a road, held to what can be said of it alone; what is wrong goes to `faults`.
/// @param widest the road's number of lanes at its wider end
[[nodiscard]] Space readSpace(const QJsonValue& value, const JsonPath& place, int widest,
                              Faults& faults);

} // namespace stagewright
