#include "model/layouts/hextiles/stage/laid_shape.h"

#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace stagewright {

namespace {

/// Tiles by hex, moved so that the least q and the least r are 0.
using Pattern = std::vector<std::tuple<int, int, TileId, int>>;

Pattern patternTurned(const Stage& stage, Turn turn) {
    Pattern pattern;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const Hex hex = turned(tile.hex, Hex{}, turn);
        pattern.emplace_back(hex.q, hex.r, tile.side, (tile.turn + turn).sixths());
    }
    int q = 0;
    int r = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        q = i == 0 ? std::get<0>(pattern[i]) : std::min(q, std::get<0>(pattern[i]));
        r = i == 0 ? std::get<1>(pattern[i]) : std::min(r, std::get<1>(pattern[i]));
    }
    for (auto& tile : pattern) {
        std::get<0>(tile) -= q;
        std::get<1>(tile) -= r;
    }
    std::sort(pattern.begin(), pattern.end());
    return pattern;
}

/// The same however a stage is moved and turned on the table.
Pattern patternOf(const Stage& stage) {
    Pattern least = patternTurned(stage, Turn{});
    for (int sixths = 1; sixths < 6; ++sixths)
        least = std::min(least, patternTurned(stage, Turn{sixths}));
    return least;
}

} // namespace

QByteArray laidShape(const Stage& stage) {
    QByteArray shape;
    for (const auto& [q, r, side, sixths] : patternOf(stage))
        shape += QStringLiteral("%1,%2 %3 %4;")
                     .arg(q)
                     .arg(r)
                     .arg(side.toString())
                     .arg(sixths)
                     .toLatin1();
    return shape;
}

} // namespace stagewright
