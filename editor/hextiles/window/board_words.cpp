#include "editor/hextiles/window/board_words.h"

#include "editor/hextiles/board/board_view.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(stagewright::TileEditor)
};

} // namespace

QString boardHint(const BoardView& board, const KeysOf& keysOf) {
    const QString turns = keysOf(BoardCommand::Turn);
    const QString flips = keysOf(BoardCommand::Flip);
    const QString removes = keysOf(BoardCommand::Remove);
    if (const Ghost* ghost = board.ghost())
        return ghost->reason.isEmpty()
                   ? BoardWords::tr("%1 turns, %2 flips, Esc lets go of it").arg(turns, flips)
                   : ghost->reason;
    if (board.chosenToken())
        return BoardWords::tr("%1 and the wheel turn the token, arrow keys move it, %2 removes it")
            .arg(turns, removes);
    return board.selection().isEmpty()
               ? BoardWords::tr(
                     "Drag a tile onto the board, or double-click it to continue the road")
               : BoardWords::tr("%1 turns, %2 flips, %3 removes, arrow keys move")
                     .arg(turns, flips, removes);
}

QString tileInWords(const Stage& stage, Hex hex, const Estimator& estimator) {
    const auto there = tilesOf(stage).at(hex);
    if (there.empty())
        return {};
    const QString name = there.back().side.toString();
    const auto& estimate = estimator.report().estimate;
    if (!estimate || estimator.isOutdated())
        return BoardWords::tr("Tile %1").arg(name);
    const auto& pieces = estimate->pieces;
    const auto at = std::find_if(pieces.begin(), pieces.end(), [&](const PieceEstimate& piece) {
        return piece.piece == there.back().laid;
    });
    if (at == pieces.end())
        return BoardWords::tr("Tile %1").arg(name);
    const auto losses = static_cast<int>(std::lround(at->losses * 100));
    if (at->gear <= 0) // no turn ends there
        return BoardWords::tr("Tile %1: control lost %n times in 100 drives", nullptr, losses)
            .arg(name);
    return BoardWords::tr("Tile %1: control lost %n times in 100 drives, mean gear %2", nullptr,
                          losses)
        .arg(name, QLocale().toString(at->gear, 'f', 1));
}

} // namespace stagewright
