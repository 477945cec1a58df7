#include "editor/hextiles/tile_parts.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

Games withParts(const Games& games) {
    return withTileParts(games);
}

} // namespace stagewright
