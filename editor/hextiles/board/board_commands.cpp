// What the user can ask of the board.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/clip.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/replacement.h"
#include "editor/hextiles/edits/reversal.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace stagewright {

bool BoardView::take(const StageUndoStepOr& step) {
    if (!step) {
        refuse(sentence(step.error(), document_.stage()));
        return false;
    }
    document_.make(*step);
    return true;
}

bool BoardView::lay(const Placement& tile) {
    if (!take(layTile(document_.stage(), tile)))
        return false;
    selection_.selectAt(tile.hex);
    moveCursorTo(activeEnd_.end() ? activeEnd_.end()->beyond() : tile.hex);
    return true;
}

void BoardView::append(TileId side, PreferredBend preferred) {
    if (activeEnd_.end())
        lay(continuation(document_.stage(), catalogueOf(document_), *activeEnd_.end(), side,
                         preferred));
    else
        layAtCursor(side, preferred);
}

void BoardView::layAtCursor(TileId side, PreferredBend preferred) {
    if (activeEnd_.end() && activeEnd_.end()->beyond() == cursor_)
        return append(side, preferred);
    HeldTiles hand(document_.stage(), catalogueOf(document_), side);
    hand.moveTo(cursor_);
    lay(hand.ghost().tiles.front());
}

void BoardView::askWhatFitsHere() {
    const bool one = selection_.tiles().size() == 1;
    fitsAt_ = one ? std::optional(selection_.tiles().front().hex) : std::nullopt;
    Q_EMIT activeEndMoved();
}

bool BoardView::fitsNext(TileId side) const {
    if (fitsAt_) {
        Stage rest = document_.stage();
        tilesOf(rest).exchange(tilesOf(document_.stage()).at(*fitsAt_), {});
        Placement tile;
        tile.hex = *fitsAt_;
        tile.side = side;
        return !fittingTurns(rest, catalogueOf(document_), tile).isEmpty();
    }
    if (!activeEnd_.end())
        return true;
    const Fit how = stagewright::fit(
        document_.stage(), catalogueOf(document_),
        continuation(document_.stage(), catalogueOf(document_), *activeEnd_.end(), side));
    return how.fits() && how.joins() > 0;
}

void BoardView::nextToken() {
    selection_.clear(); // the commands are for the token now
    activate(tokens_);
    if (tokens_.step())
        return;
    activate(select_);
    refuse(tr("No token lies on the board."));
}

void BoardView::layAnotherWay() {
    if (tool_->holdsTiles())
        return;
    if (selection_.tiles().size() != 1)
        return refuse(
            selection_.isEmpty()
                ? tr("No tile is selected: click the one that is to lie another way")
                : tr("Several tiles are selected: click the one that is to lie another way"));
    const Placement tile = selection_.tiles().front();
    Stage rest = document_.stage();
    tilesOf(rest).remove(tile);
    const QList<Turn> ways = fittingTurns(rest, catalogueOf(document_), tile);
    const auto now = ways.indexOf(tile.turn);
    if (ways.isEmpty() || (ways.size() == 1 && now == 0))
        return refuse(tr("Tile %1 fits here in no other way").arg(tile.side.toString()));
    Placement next = tile;
    next.turn = ways.at((now + 1) % ways.size());
    take(replaceTile(document_.stage(), tile, next));
}

void BoardView::takeBack() {
    if (tool_->remove())
        return;
    const auto& selected = selection_.tiles();
    const bool elsewhere = !selected.isEmpty() && !(selected.size() == 1 && activeEnd_.end() &&
                                                    selected.front().hex == activeEnd_.end()->hex);
    if (selected.isEmpty() && !activeEnd_.end())
        return refuse(tr("No road end is open: click the tile that is to be taken back"));
    if (elsewhere || !activeEnd_.end())
        return remove();
    tool_->cancel();
    const auto there = tilesOf(document_.stage()).at(activeEnd_.end()->hex);
    take(removeTiles({there.begin(), there.end()}));
    if (activeEnd_.end())
        selection_.selectAt(activeEnd_.end()->hex);
}

void BoardView::turn(int by, int gesture) {
    if (tool_->turn(by) || selection_.isEmpty())
        return;
    // The middle of a turned group may be nearest to another hex; about one and the same, six turns
    // are none.
    if (turned_ != document_.history().index())
        pivot_ = pivotOf(selection_.tiles());
    StageUndoStepOr step = turnTiles(document_.stage(), selection_.tiles(), pivot_, Turn(by));
    if (step)
        step->gesture = gesture;
    if (take(step))
        turned_ = document_.history().index();
}

void BoardView::flip() {
    if (!tool_->flip())
        take(flipTiles(selection_.tiles(), catalogueOf(document_)));
}

void BoardView::remove() {
    if (tool_->remove())
        return;
    tool_->cancel();
    if (selection_.isEmpty())
        return refuse(tr("No tile is selected"));
    take(removeTiles(selection_.tiles()));
}

void BoardView::selectAll() {
    selection_.set(tilesOf(document_.stage()).placements());
}

void BoardView::layOver(const Ghost& ghost) {
    const Placement& tile = ghost.tiles.front();
    if (ghost.covered.isEmpty()) {
        lay(tile);
        return;
    }
    document_.make(stagewright::layOver(tile, ghost.covered));
    selection_.selectAt(tile.hex);
}

void BoardView::layCopies(const Ghost& ghost, PasteSource source) {
    const StageUndoStepOr step = layTiles(document_.stage(), ghost.tiles, ghost.covered, source);
    if (!take(step) || step->edit.isNothing())
        return;
    selection_.set(tilesOf(step->edit).put);
    moveCursorTo(pivotOf(tilesOf(step->edit).put));
}

void BoardView::replaceSelected(TileId side) {
    if (tool_->holdsTiles())
        return;
    if (selection_.isEmpty())
        return refuse(tr("No tile is selected"));
    document_.make(
        replaceTiles(document_.stage(), selection_.tiles(), side, catalogueOf(document_)));
}

void BoardView::copy() {
    if (!selection_.isEmpty())
        QGuiApplication::clipboard()->setText(clipOf(document_.stage(), selection_.tiles()));
}

void BoardView::cut() {
    copy();
    remove();
}

void BoardView::paste() {
    const auto tiles = tilesOfClip(QGuiApplication::clipboard()->text(), document_.games());
    if (tiles)
        carryCopies(*tiles, PasteSource::Clipboard);
    else
        refuse(tiles.error().what);
}

void BoardView::pasteHere() {
    const auto tiles = tilesOfClip(QGuiApplication::clipboard()->text(), document_.games());
    if (!tiles)
        return refuse(tiles.error().what);
    activate(layTool_);
    layTool_.carry(*tiles, PasteSource::Clipboard, cursor_);
    putDown();
}

bool BoardView::mayCopy(const QList<Placement>& tiles) {
    const auto unknown = std::find_if(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        return !catalogueOf(document_).find(tile.side);
    });
    if (unknown == tiles.end())
        return true;
    refuse(
        tr("Stagewright does not know tile %1, and cannot copy it").arg(unknown->side.toString()));
    return false;
}

void BoardView::duplicate() {
    if (!selection_.isEmpty() && mayCopy(selection_.tiles()))
        carryCopies(selection_.tiles(), PasteSource::Board);
}

void BoardView::carryCopies(const QList<Placement>& tiles, PasteSource source) {
    activate(layTool_);
    layTool_.carry(tiles, source, pointed_ ? hexUnder(pointer_) : cursor_);
}

/// Copies held are laid where they are.
void BoardView::putDown() {
    layTool_.drop();
    if (!tool_->holdsTiles())
        activate(select_);
}

void BoardView::reverse() {
    tool_->cancel();
    const Stage& stage = document_.stage();
    const Catalogue& catalogue = catalogueOf(document_);
    const Route route =
        document_.isChecked() ? routeOf(document_) : findRoute(stage, RoadGraph(stage, catalogue));
    const auto step = reverseStage(stage, catalogue, route);
    if (step)
        document_.make(*step);
    else
        refuse(step.error());
}

} // namespace stagewright
