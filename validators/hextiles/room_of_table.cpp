#include "validators/hextiles/room_of_table.h"

#include "model/game/tile_size.h"
#include "model/layouts/hextiles/hex/geometry.h"

namespace stagewright {

TableRoom roomOf(const Table& table) {
    const double radius = table.tile.value_or(usualTileMillimetres() / 10) / (2 * apothem);
    return {table.width / radius, table.depth / radius};
}

} // namespace stagewright
