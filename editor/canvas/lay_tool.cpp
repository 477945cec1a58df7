#include "editor/canvas/lay_tool.h"

#include "editor/canvas/board_view.h"

namespace stagewright {

void LayTool::carry(TileId side) {
    hand_.emplace(board_.document().stage(), board_.document().catalogue(), side);
    overBoard_ = false;
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
    board_.update();
}

void LayTool::release(QPointF at) {
    if (!hand_)
        return;
    moveTo(at);
    const Ghost ghost = hand_->ghost();
    hand_.reset(); // before the stage changes, which would cancel the drag
    board_.update();
    if (!overBoard_)
        return;
    if (ghost.look == Ghost::Look::Blocked)
        return board_.refuse(ghost.reason);
    board_.lay(ghost.tiles.front());
}

bool LayTool::cancel() {
    const bool busy = hand_.has_value();
    hand_.reset();
    board_.update();
    return busy;
}

bool LayTool::turn(int by) {
    if (!hand_)
        return false;
    hand_->turn(by);
    board_.update();
    return true;
}

bool LayTool::flip() {
    if (!hand_)
        return false;
    hand_->flip();
    board_.update();
    return true;
}

const Ghost* LayTool::ghost() const {
    return hand_ && overBoard_ ? &hand_->ghost() : nullptr;
}

} // namespace stagewright
