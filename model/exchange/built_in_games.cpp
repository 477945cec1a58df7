#include "model/exchange/built_in_games.h"

#include "model/layouts/hextiles/hextiles.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/points/titan_race.h"
#include "model/layouts/points/track/titan_layout.h"

#include <array>

namespace stagewright {

Expected<Games> builtInGames() {
    return readGames(std::array{&TileLayout::kind(), &TitanLayout::kind()})
        .map(withHexTiles)
        .and_then(withTitanRace);
}

} // namespace stagewright
