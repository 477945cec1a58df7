#include "model/exchange/built_in_games.h"

#include "model/layouts/cards/dirt_and_dust.h"
#include "model/layouts/cards/table/card_table.h"
#include "model/layouts/hextiles/hextiles.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/points/titan_race.h"
#include "model/layouts/points/track/titan_layout.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/first_rallyman.h"

#include <array>

namespace stagewright {

Expected<Games> builtInGames() {
    return readGames(std::array{&TileLayout::kind(), &TitanLayout::kind(), &CardTable::kind(),
                                &ChainLayout::kind()})
        .map(withHexTiles)
        .and_then(withTitanRace)
        .and_then(withDirtAndDust)
        .and_then(withFirstRallyman);
}

} // namespace stagewright
