#include "editor/hextiles/tile_parts.h"
#include "editor/points/titan_parts.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

Games withParts(const Games& games) {
    return withTitanParts(withTileParts(games));
}

} // namespace stagewright
