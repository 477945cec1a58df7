#pragma once

#include "model/fault.h"
#include "model/json/object_reader.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QByteArray>

#include <vector>

namespace stagewright {

/// Reads a file of tile sides as resources/catalogue/FORMAT.md describes it, and holds it to all
/// that is said there. The fault names the tile, the field and what is wrong with it.
[[nodiscard]] Expected<std::vector<TileSide>> readTileSides(const QByteArray& text);
[[nodiscard]] Expected<std::vector<TileSide>> tileSidesOf(const QJsonValue& file);

/// One record; what is wrong goes to `faults`.
[[nodiscard]] TileSide readTileSide(const QJsonValue& value, const JsonPath& place, Faults& faults);

} // namespace stagewright
