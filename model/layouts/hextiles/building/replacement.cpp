#include "model/layouts/hextiles/building/replacement.h"

#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

Placement inPlaceOf(const Placement& old, TileId side, const Stage& rest,
                    const Catalogue& catalogue) {
    Placement now = tilesOf(replace(old, side)).put.front();
    if (const auto turns = fittingTurns(rest, catalogue, now);
        !turns.isEmpty() && !turns.contains(now.turn))
        now.turn = turns.front();
    return now;
}

Edit replaced(const Stage& stage, Group group, TileId side, const Catalogue& catalogue) {
    TileEdit edit;
    Stage rest = stage;
    for (const Placement& old : group) { // one after the other: each fits what lies there by then
        tilesOf(rest).remove(old);
        const Placement now = inPlaceOf(old, side, rest, catalogue);
        tilesOf(rest).insert(now);
        edit.taken.append(old);
        edit.put.append(now);
    }
    return editOf(std::move(edit));
}

Edit laidOver(const Placement& tile, const QList<Placement>& covered) {
    Placement now = tilesOf(replace(covered.front(), tile.side)).put.front();
    now.turn = tile.turn;
    return editOf({covered, {now}});
}

} // namespace stagewright
