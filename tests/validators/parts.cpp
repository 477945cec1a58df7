#include "model/layouts/cards/table/card_table.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/points/track/titan_layout.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "tests/rulebook_stages.h"
#include "validators/cards/card_checker.h"
#include "validators/hextiles/tile_checker.h"
#include "validators/points/titan_checker.h"
#include "validators/zones/chain_checker.h"

namespace stagewright {

Games withParts(const Games& games) {
    return games.withFace(TileLayout::kind(), tileRules())
        .withFace(TitanLayout::kind(), titanStageRules())
        .withFace(CardTable::kind(), cardStageRules())
        .withFace(ChainLayout::kind(), chainStageRules());
}

} // namespace stagewright
