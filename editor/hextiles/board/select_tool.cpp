#include "editor/hextiles/board/select_tool.h"

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace stagewright {

void SelectTool::press(QPointF at, Qt::KeyboardModifiers modifiers) {
    cancel();
    pressed_ = true;
    adding_ = modifiers.testFlag(Qt::ShiftModifier);
    // Many a desktop takes drags with Alt for the window.
    copying_ = modifiers & (Qt::AltModifier | Qt::ControlModifier);
    pressedAt_ = at;
    pressedOn_ = board_.camera().toBoard(at);
    now_ = at;
    const Hex hex = board_.hexUnder(at);
    const auto there = tilesOf(board_.document().stage()).at(hex);
    Selection& selection = board_.selection();
    selectedBefore_ = selection.tiles();
    if (there.empty()) {
        if (!adding_)
            selection.clear();
    } else if (adding_) {
        selection.toggle(there.back());
    } else if (!selection.contains(there.back())) {
        selection.set({there.back()});
    }
    board_.moveCursorTo(hex);
}

void SelectTool::moveTo(QPointF at) {
    now_ = at;
    if (!pressed_)
        return;
    const bool moved =
        (at - pressedAt_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (!hand_ && !banding_ && moved)
        begin(at);
    if (hand_)
        hand_->moveTo(board_.hexUnder(at));
    if (banding_)
        selectBand();
    board_.showHand();
}

void SelectTool::begin(QPointF) {
    const Hex grip = hexAt(pressedOn_);
    const auto there = tilesOf(board_.document().stage()).at(grip);
    Selection& selection = board_.selection();
    if (there.empty()) {
        banding_ = true;
        return;
    }
    if (!selection.contains(there.back()))
        return;
    const Document& document = board_.document();
    if (copying_ && !board_.mayCopy(selection.tiles())) {
        pressed_ = false;
        return;
    }
    if (copying_)
        hand_ = HeldTiles::copies(document.stage(), catalogueOf(document), selection.tiles(), grip);
    else
        hand_.emplace(document.stage(), catalogueOf(document), selection.tiles(), grip);
}

void SelectTool::release(QPointF at) {
    const bool wasClick = pressed_ && !hand_ && !banding_;
    if (wasClick && !adding_)
        board_.selection().selectAt(hexAt(pressedOn_));
    if (hand_)
        drop(at);
    pressed_ = false;
    banding_ = false;
    hand_.reset();
    board_.showHand();
}

void SelectTool::drop(QPointF at) {
    const HeldTiles hand = *hand_;
    hand_.reset(); // before the stage changes, which would cancel the drag
    if (!board_.rect().contains(at.toPoint()))
        return;
    const Stage& stage = board_.document().stage();
    const Ghost& ghost = hand.ghost();
    if (ghost.look == Ghost::Look::Blocked)
        return board_.refuse(ghost.reason);
    if (copying_)
        board_.layCopies(ghost, PasteSource::Board);
    else
        board_.take(rearrangeTiles(stage, hand.taken(), ghost.tiles));
}

void SelectTool::selectBand() {
    const QRectF area(pressedOn_, board_.camera().toBoard(now_));
    QList<Placement> tiles = adding_ ? selectedBefore_ : QList<Placement>();
    for (const Placement& tile : tilesOf(board_.document().stage()).placements())
        if (area.normalized().contains(centre(tile.hex)) && !tiles.contains(tile))
            tiles.append(tile);
    board_.selection().set(tiles);
}

bool SelectTool::cancel() {
    const bool busy = hand_.has_value() || banding_;
    if (banding_)
        board_.selection().set(selectedBefore_);
    pressed_ = false;
    banding_ = false;
    hand_.reset();
    board_.showHand();
    return busy;
}

bool SelectTool::turn(int by) {
    if (!hand_)
        return false;
    hand_->turn(by);
    board_.showHand();
    return true;
}

bool SelectTool::flip() {
    if (!hand_)
        return false;
    hand_->flip();
    board_.showHand();
    return true;
}

const Ghost* SelectTool::ghost() const {
    return hand_ && board_.rect().contains(now_.toPoint()) ? &hand_->ghost() : nullptr;
}

QSet<int> SelectTool::lifted() const {
    QSet<int> laid;
    if (hand_)
        for (const Placement& tile : hand_->taken())
            laid.insert(tile.laid);
    return laid;
}

std::optional<QRectF> SelectTool::band() const {
    if (!banding_)
        return std::nullopt;
    return QRectF(board_.camera().toScreen(pressedOn_), now_).normalized();
}

} // namespace stagewright
