#pragma once

#include "model/layouts/hextiles/catalogue/tile_id.h"
#include "model/layouts/hextiles/hex/hex.h"
#include "model/layouts/hextiles/hex/turn.h"
#include "model/layouts/hextiles/stage/token.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace stagewright {

/// One tile on the board.
struct Placement {
    Hex hex;
    TileId side;     ///< the side that lies up; may be one that no catalogue knows
    Turn turn;       ///< from the way it is printed
    int variant = 0; ///< picture variant of the same tile in other editors' files; 0: none
    int laid = 0;    ///< when it was laid: placements are numbered in that order
    QList<Token> tokens;
    QJsonObject unknown; ///< fields of its record that this version does not know
    QString note{};      ///< what the author of the stage says of this tile

    /// The same tile in the same place, whenever it was laid.
    friend bool operator==(const Placement& a, const Placement& b) {
        return a.hex == b.hex && a.side == b.side && a.turn == b.turn && a.variant == b.variant &&
               a.tokens == b.tokens && a.unknown == b.unknown && a.note == b.note;
    }
};

/// The edge of the board's hex at which edge `edge` of the unturned tile lies, and back.
[[nodiscard]] constexpr Edge onBoard(Edge edge, const Placement& placement) {
    return turned(edge, placement.turn);
}
[[nodiscard]] constexpr Edge onTile(Edge edge, const Placement& placement) {
    return turned(edge, -placement.turn);
}

} // namespace stagewright
