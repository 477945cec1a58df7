#include "editor/hextiles/board/token_tool.h"

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/tokens/token_snap.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace stagewright {

bool TokenTool::isOver(QPointF at) const {
    return tokenAt(board_.document().stage(), board_.camera().toBoard(at)).has_value();
}

std::optional<TokenGhost> TokenTool::tokenGhost() const {
    return hand_;
}

void TokenTool::carry(const QString& id) {
    chosen_.reset();
    hand_ = TokenGhost{id, {}, 0, false};
    isNew_ = true;
    spun_ = 0;
    grip_ = {};
    board_.showHand();
}

void TokenTool::place(const QString& id, QPointF board) {
    spun_ = 0;
    const TokenGhost laid = laidAt(id, board, std::nullopt);
    choose(placeToken(board_.document().stage(), id, laid.at, laid.angle));
}

TokenGhost TokenTool::laidAt(const QString& id, QPointF board, std::optional<double> lying) const {
    const Document& document = board_.document();
    TokenGhost ghost{id, board, fullTurn(lying.value_or(spun_)), true};
    if (!QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier))
        if (const auto pose =
                alongRoad({document.stage(), catalogueOf(document), routeOf(document)},
                          tokenKind(id), board, lying)) {
            ghost.at = pose->at;
            ghost.angle = fullTurn(pose->angle + (lying ? 0 : spun_));
        }
    ghost.fits = !tilesOf(document.stage()).at(hexAt(ghost.at)).empty();
    return ghost;
}

void TokenTool::turnTo(double angle) {
    if (const auto held = chosen_ ? find(board_.document().stage(), *chosen_) : std::nullopt)
        turnBy(angle - angleOf(held->token, held->tile));
}

bool TokenTool::step() {
    QList<TokenSpot> spots;
    qsizetype next = 0;
    for (const Placement& tile : tilesOf(board_.document().stage()).placements())
        for (qsizetype i = 0; i < tile.tokens.size(); ++i) {
            spots.append({tile.laid, i});
            if (chosen_ == spots.back())
                next = spots.size();
        }
    if (spots.isEmpty())
        return false;
    chosen_ = spots.at(next % spots.size());
    board_.moveCursorTo(find(board_.document().stage(), *chosen_)->tile.hex);
    board_.showHand();
    return true;
}

void TokenTool::deactivate() {
    cancel();
    chosen_.reset();
}

void TokenTool::press(QPointF at, Qt::KeyboardModifiers) {
    const QPointF point = board_.camera().toBoard(at);
    chosen_ = tokenAt(board_.document().stage(), point);
    hand_.reset();
    isNew_ = false;
    pressed_ = chosen_.has_value();
    pressedAt_ = at;
    if (!chosen_)
        return;
    const auto held = find(board_.document().stage(), *chosen_);
    grip_ = point - placeOf(held->token, held->tile);
    board_.selection().clear();
    board_.showHand();
}

void TokenTool::moveTo(QPointF at) {
    const Stage& stage = board_.document().stage();
    if (pressed_ && !hand_ && chosen_ &&
        (at - pressedAt_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance()) {
        if (const auto held = find(stage, *chosen_))
            hand_ = TokenGhost{held->token.id, {}, angleOf(held->token, held->tile), true};
    }
    if (!hand_)
        return;
    const auto held = isNew_ || !chosen_ ? std::nullopt : find(stage, *chosen_);
    hand_ = laidAt(hand_->id, board_.camera().toBoard(at) - grip_,
                   held ? std::optional(angleOf(held->token, held->tile)) : std::nullopt);
    hand_->fits = hand_->fits && board_.rect().contains(at.toPoint());
    board_.showHand();
}

void TokenTool::release(QPointF at) {
    moveTo(at);
    pressed_ = false;
    if (!hand_)
        return;
    const TokenGhost ghost = *hand_;
    hand_.reset(); // before the stage changes, which would cancel the drag
    board_.showHand();
    if (!board_.rect().contains(at.toPoint()))
        return;
    const Stage& stage = board_.document().stage();
    choose(isNew_ ? placeToken(stage, ghost.id, ghost.at, ghost.angle)
                  : moveToken(stage, *chosen_, ghost.at, ghost.angle));
}

void TokenTool::choose(const TokenStepOr& step) {
    if (!step)
        return board_.refuse(step.error());
    const TokenSpot spot = step->spot;
    chosen_ = spot;
    board_.take(step->edit);
    chosen_ = spot;
    isNew_ = false;
    board_.showHand();
}

bool TokenTool::cancel() {
    const bool busy = hand_.has_value() || chosen_.has_value();
    if (!hand_)
        chosen_.reset();
    hand_.reset();
    pressed_ = false;
    board_.showHand();
    return busy;
}

void TokenTool::stageChanged() {
    hand_.reset();
    pressed_ = false;
    if (chosen_ && !find(board_.document().stage(), *chosen_))
        chosen_.reset();
}

bool TokenTool::takesWheel(QPointF at) const {
    return hand_ ||
           (chosen_ && tokenAt(board_.document().stage(), board_.camera().toBoard(at)) == chosen_);
}

bool TokenTool::turnByWheel(int notches, int gesture) {
    return turnBy(notches * wheelStep, gesture);
}

bool TokenTool::turnBy(double degrees, int gesture) {
    if (hand_) {
        if (isNew_) {
            spun_ += degrees;
            hand_->angle = fullTurn(hand_->angle + degrees);
            board_.showHand();
        }
        return true; // one that is dragged turns where it has been put down
    }
    if (!chosen_)
        return false;
    StageUndoStep step = turnToken(board_.document().stage(), *chosen_, degrees);
    step.gesture = gesture;
    board_.take(step);
    return true;
}

bool TokenTool::remove() {
    if (!chosen_)
        return false;
    const StageUndoStep step = removeToken(board_.document().stage(), *chosen_);
    chosen_.reset();
    board_.take(step);
    return true;
}

/// A little way over the board.
bool TokenTool::nudge(int columns, int rows) {
    constexpr double way = 0.05; // circumradii
    if (!chosen_)
        return false;
    const Stage& stage = board_.document().stage();
    if (const auto held = find(stage, *chosen_))
        choose(moveToken(stage, *chosen_,
                         placeOf(held->token, held->tile) + QPointF(columns, rows) * way));
    return true;
}

} // namespace stagewright
