#include "model/exchange/built_in_games.h"

#include "model/layouts/hextiles/hextiles.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <array>

namespace stagewright {

Expected<Games> builtInGames() {
    return readGames(std::array{&TileLayout::kind()}).map(withHexTiles);
}

} // namespace stagewright
