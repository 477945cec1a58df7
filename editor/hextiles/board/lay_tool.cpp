#include "editor/hextiles/board/lay_tool.h"

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"

namespace stagewright {

void LayTool::carry(TileId side) {
    hand_.emplace(board_.document().stage(), catalogueOf(board_.document()), side);
    source_.reset();
    overBoard_ = false;
    board_.showHand();
}

void LayTool::carry(const QList<Placement>& tiles, PasteSource source, Hex at) {
    hand_ = HeldTiles::copies(board_.document().stage(), catalogueOf(board_.document()), tiles,
                              pivotOf(tiles));
    source_ = source;
    moveTo(at);
}

std::optional<Hex> LayTool::copiesAt() const {
    return hand_ && source_ ? std::optional(hand_->at()) : std::nullopt;
}

void LayTool::moveTo(Hex hex) {
    if (!hand_)
        return;
    overBoard_ = true;
    hand_->moveTo(hex);
    board_.showHand();
}

void LayTool::press(QPointF at, Qt::KeyboardModifiers) {
    moveTo(at);
}

void LayTool::moveTo(QPointF at) {
    if (!hand_)
        return;
    overBoard_ = board_.rect().contains(at.toPoint());
    if (overBoard_)
        hand_->moveTo(board_.hexUnder(at));
    board_.showHand();
}

void LayTool::release(QPointF at) {
    if (!hand_)
        return;
    moveTo(at);
    if (overBoard_)
        drop();
    else if (!source_)
        cancel();
}

void LayTool::drop() {
    if (!hand_)
        return;
    const Ghost ghost = hand_->ghost();
    if (ghost.look == Ghost::Look::Blocked) {
        if (!source_)
            cancel();
        return board_.refuse(ghost.reason);
    }
    hand_.reset(); // before the stage changes, which would cancel the drag
    board_.showHand();
    if (source_)
        board_.layCopies(ghost, *source_);
    else
        board_.layOver(ghost);
}

bool LayTool::cancel() {
    const bool busy = hand_.has_value();
    hand_.reset();
    board_.showHand();
    return busy;
}

bool LayTool::turn(int by) {
    if (!hand_)
        return false;
    hand_->turn(by);
    board_.showHand();
    return true;
}

bool LayTool::flip() {
    if (!hand_)
        return false;
    hand_->flip();
    board_.showHand();
    return true;
}

const Ghost* LayTool::ghost() const {
    return hand_ && overBoard_ ? &hand_->ghost() : nullptr;
}

} // namespace stagewright
