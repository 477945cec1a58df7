#pragma once

#include "model/game/pieces.h"

#include <QList>

#include <vector>

namespace stagewright {

/// Into each of the stages, laid one after another; the first comes all from the box.
[[nodiscard]] std::vector<PiecesBetween> movesBetween(const QList<Stage>& stages,
                                                      const Games& games);

/// Pieces to be laid in all, the first stage's too, if the stages are laid as they stand.
[[nodiscard]] int laidAsGiven(const QList<Stage>& stages, const Games& games);

/// An order of stages, laid one after another.
struct LayingOrder {
    std::vector<qsizetype> order; ///< indices of the stages given
    int laid = 0;                 ///< pieces to be laid in all, the first stage's too
    int atLeast = 0; ///< no order needs fewer; equals `laid` where that is shown to be the best
};

inline constexpr qsizetype mostExactlyOrdered = 8;

/// The order that lays fewest pieces: exactly for up to mostExactlyOrdered stages; beyond, a good
/// one, and `atLeast` says how good. Of equally good ones the order given is kept if it is one.
[[nodiscard]] LayingOrder fewestMoves(const QList<Stage>& stages, const Games& games);

} // namespace stagewright
