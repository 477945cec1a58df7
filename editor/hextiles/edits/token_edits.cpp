#include "editor/hextiles/edits/token_edits.h"

#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TokenEdits {
    Q_DECLARE_TR_FUNCTIONS(TokenEdits)
};

/// The token as it lies on the tile at a point of the board.
Token laidOn(const Placement& tile, Token token, QPointF board, double angle) {
    token.at = turned(board - centre(tile.hex), -tile.turn);
    token.angle = fullTurn(angle - tile.turn.degrees());
    return token;
}

const Placement* tileUnder(const Stage& stage, QPointF board) {
    const auto there = tilesOf(stage).at(hexAt(board));
    return there.empty() ? nullptr : &there.back();
}

QString noTile() {
    return TokenEdits::tr("A token needs a tile to lie on");
}

} // namespace

TokenStepOr placeToken(const Stage& stage, const QString& id, QPointF board, double angle) {
    const Placement* tile = tileUnder(stage, board);
    if (!tile)
        return tl::unexpected(noTile());
    Placement now = *tile;
    now.tokens.append(laidOn(now, {id, {}, 0, {}}, board, angle));
    return TokenStep{{editOf({{*tile}, {now}}), [] { return TokenEdits::tr("Place token"); }},
                     {now.laid, now.tokens.size() - 1}};
}

TokenStepOr moveToken(const Stage& stage, const TokenSpot& spot, QPointF board,
                      std::optional<double> wanted) {
    const auto held = find(stage, spot);
    const Placement* under = tileUnder(stage, board);
    if (!held || !under)
        return tl::unexpected(noTile());
    const double angle = wanted.value_or(angleOf(held->token, held->tile));
    const StepName name = [] { return TokenEdits::tr("Move token"); };
    if (under->laid == spot.laid) {
        Placement now = held->tile;
        now.tokens[spot.index] = laidOn(now, held->token, board, angle);
        return TokenStep{{editOf({{held->tile}, {now}}), name}, spot};
    }
    Placement left = held->tile;
    left.tokens.removeAt(spot.index);
    Placement now = *under;
    now.tokens.append(laidOn(now, held->token, board, angle));
    return TokenStep{{editOf({{held->tile, *under}, {left, now}}), name},
                     {now.laid, now.tokens.size() - 1}};
}

StageUndoStep turnToken(const Stage& stage, const TokenSpot& spot, double by) {
    const auto held = find(stage, spot);
    if (!held)
        return {};
    Placement now = held->tile;
    now.tokens[spot.index].angle = fullTurn(held->token.angle + by);
    return {editOf({{held->tile}, {now}}), [] { return TokenEdits::tr("Turn token"); }};
}

StageUndoStep removeToken(const Stage& stage, const TokenSpot& spot) {
    const auto held = find(stage, spot);
    if (!held)
        return {};
    Placement now = held->tile;
    now.tokens.removeAt(spot.index);
    return {editOf({{held->tile}, {now}}), [] { return TokenEdits::tr("Remove token"); }};
}

} // namespace stagewright
