#include "model/layouts/hextiles/stage/tile_list.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <map>

namespace stagewright {

std::vector<TileCount> tileList(const Stage& stage) {
    std::map<TileId, int> counts;
    for (const Placement& placement : tilesOf(stage).placements())
        ++counts[placement.side];
    std::vector<TileCount> list;
    list.reserve(counts.size());
    for (const auto& [side, count] : counts)
        list.push_back({side, count});
    return list;
}

std::vector<TokenCount> tokenList(const Stage& stage) {
    std::map<QString, int> counts;
    for (const Placement& placement : tilesOf(stage).placements())
        for (const Token& token : placement.tokens)
            ++counts[token.id];
    std::vector<TokenCount> list;
    list.reserve(counts.size());
    for (const auto& [id, count] : counts)
        list.push_back({id, count});
    return list;
}

} // namespace stagewright
