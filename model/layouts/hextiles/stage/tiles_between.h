#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/hex.h"
#include "model/layouts/hextiles/hex/turn.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QList>

#include <vector>

namespace stagewright {

/// From one stage on the table to the next. Where that saves laying at least a third of its tiles,
/// the next is turned and moved as one so that most tiles stay where they lie; else none stay.
///
/// The next stage is still laid from its start: that stays, or touches a tile that does. Fillers
/// alone do not count as a third.
struct TileMove {
    Turn turn; ///< of the next stage about hex (0, 0), before `by`
    Hex by;
    QList<Placement> stay;      ///< of the next stage, as in its file: need not be touched
    QList<Placement> move;      ///< of the next: the tile is on the table, but lies otherwise
    QList<Placement> fetch;     ///< of the next: from the box
    QList<Placement> away;      ///< of the first stage: the next does not need them
    std::vector<TileId> liesAs; ///< for each of `move`, the side of its tile that lies up before

    /// Tiles to be laid.
    [[nodiscard]] int laid() const { return static_cast<int>(move.size() + fetch.size()); }

    /// Where a tile of the next stage lies once that is turned and moved, in the first one's frame.
    [[nodiscard]] Placement onTable(Placement tile) const;
};

[[nodiscard]] TileMove tilesBetween(const Stage& first, const Stage& next,
                                    const Catalogue& catalogue);

} // namespace stagewright
