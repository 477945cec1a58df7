#pragma once

#include "editor/sheets/page_flow.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"

#include <QStringList>

namespace stagewright {

/// A board to take, in the order in which the chain reaches them.
struct BoardToTake {
    QString side;    ///< that lies up: "C*"; of an unknown zone its letter
    QString surface; ///< in words
    QString turned;  ///< where its ends 0 1 2 are, seen as the drawing lies
    QString joins;   ///< the border over which it is reached: "C7 against L1"; of the first empty
    QString box;     ///< title; empty: not known
    /// What stands beside the box to tick.
    [[nodiscard]] QStringList words() const;
};

[[nodiscard]] std::vector<BoardToTake> boardsToTake(const ChainLayout& chain,
                                                    const ZoneBoards& boards);

/// Heading and a line to tick for each board.
void addBoardList(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards);

} // namespace stagewright
