#include "validators/hextiles/edited_stage.h"

#include "model/layouts/hextiles/hex/disc.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace stagewright {

void EditedStage::apply(const Edit& edit) {
    std::map<Hex, TileEdit> byHex;
    for (const Placement& tile : tilesOf(edit).taken)
        byHex[tile.hex].taken.append(tile);
    for (const Placement& tile : tilesOf(edit).put)
        byHex[tile.hex].put.append(tile);
    for (const auto& [hex, part] : byHex) {
        TileLayout there;
        there.exchange({}, at(hex));
        there.exchange(part.taken, part.put);
        otherwise_[hex] = there.placements();
    }
    if (edit.info)
        stage_.info = edit.info->after;
}

const Stage& EditedStage::whole() {
    QList<Placement> taken;
    QList<Placement> put;
    for (const auto& [hex, tiles] : otherwise_) {
        const auto before = tilesOf(stage_).at(hex);
        taken.append(QList<Placement>(before.begin(), before.end()));
        put.append(tiles);
    }
    otherwise_.clear();
    tilesOf(stage_).exchange(taken, put);
    return stage_;
}

Stage EditedStage::around(std::span<const Hex> hexes, int reach) const {
    std::vector<Hex> near;
    for (const Hex hex : hexes) {
        const std::vector<Hex> more = disc(hex, reach);
        near.insert(near.end(), more.begin(), more.end());
    }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    Stage stage;
    // Both are in one order: the tiles of a column of hexes lie behind one another.
    const auto end = tilesOf(stage_).placements().constEnd();
    auto tile = tilesOf(stage_).placements().constBegin();
    std::optional<int> column;
    for (const Hex hex : near) {
        if (column != hex.q)
            tile = std::lower_bound(tile, end, hex, [](const Placement& each, Hex wanted) {
                return each.hex < wanted;
            });
        column = hex.q;
        while (tile != end && tile->hex < hex)
            ++tile;
        const auto now = otherwise_.find(hex);
        if (now != otherwise_.end())
            for (const Placement& each : now->second)
                tilesOf(stage).insert(each);
        for (; tile != end && tile->hex == hex; ++tile)
            if (now == otherwise_.end())
                tilesOf(stage).insert(*tile);
    }
    return stage;
}

std::span<const Placement> EditedStage::at(Hex hex) const {
    const auto now = otherwise_.find(hex);
    return now != otherwise_.end() ? std::span<const Placement>(now->second)
                                   : tilesOf(stage_).at(hex);
}

} // namespace stagewright
