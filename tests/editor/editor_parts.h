#pragma once

#include "editor/cards/card_parts.h"
#include "editor/hextiles/tile_parts.h"
#include "editor/points/titan_parts.h"
#include "editor/zones/chain_parts.h"

namespace stagewright {

/// The games as the program hands them to its window.
inline Games withEditorParts(const Games& games) {
    return withChainParts(withCardParts(withTitanParts(withTileParts(games))));
}

} // namespace stagewright
