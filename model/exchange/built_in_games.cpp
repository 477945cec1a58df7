#include "model/exchange/built_in_games.h"

#include "model/stage/tile_layout.h"

#include <array>

namespace stagewright {

Expected<Games> builtInGames() {
    return readGames(std::array{&TileLayout::kind()});
}

} // namespace stagewright
