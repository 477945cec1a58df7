#include "editor/cards/card_parts.h"
#include "editor/hextiles/tile_parts.h"
#include "editor/points/titan_parts.h"
#include "editor/zones/chain_parts.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

Games withParts(const Games& games) {
    return withChainParts(withCardParts(withTitanParts(withTileParts(games))));
}

} // namespace stagewright
