// How BoardView looks at the board.

#include "editor/hextiles/board/board_view.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr double zoomStep = 1.25;

QRectF extent(const QList<Hex>& hexes) {
    QRectF area;
    for (const Hex hex : hexes)
        area |= stagewright::extent(hex);
    return area;
}

QList<Hex> hexesOf(const QList<Placement>& tiles) {
    QList<Hex> hexes;
    for (const Placement& tile : tiles)
        hexes.append(tile.hex);
    return hexes;
}

} // namespace

void BoardView::lookThrough(const Camera& camera) {
    Camera next = camera;
    next.view = camera_.view; // it may have another size by now
    setCamera(next);
}

void BoardView::lookAt(QPointF board) {
    Camera next = camera_;
    next.middle = board;
    setCamera(next);
}

void BoardView::setCamera(const Camera& camera) {
    camera_ = camera;
    fitWhenShown_ = false;
    update();
    Q_EMIT cameraChanged();
}

/// Moves the view by as little as brings the area into it, if it is not in it.
void BoardView::reveal(const QRectF& area) {
    const QRectF seen = camera_.visible();
    if (byMouse_ || seen.contains(area))
        return;
    Camera next = camera_;
    next.middle +=
        {std::max(0.0, area.right() - seen.right()) + std::min(0.0, area.left() - seen.left()),
         std::max(0.0, area.bottom() - seen.bottom()) + std::min(0.0, area.top() - seen.top())};
    setCamera(next);
}

/// A panel has come or gone, which takes its room from the board: what is seen stays where it is in
/// the window, as the pointer does.
void BoardView::stayInWindow(QSize before) {
    const QPointF grown = QPointF(width() - before.width(), height() - before.height()) / 2;
    const QPointF moved = mapTo(window(), QPoint()) - placeSeen_;
    camera_.middle += (grown + moved) / camera_.scale();
}

void BoardView::zoomIn() {
    setCamera(camera_.zoomed(zoomStep, rect().center()));
}

void BoardView::zoomOut() {
    setCamera(camera_.zoomed(1 / zoomStep, rect().center()));
}

void BoardView::fullSize() {
    setCamera(camera_.zoomed(1 / camera_.zoom, rect().center()));
}

void BoardView::zoomToSelection() {
    constexpr double nearest = 4;
    if (selection_.isEmpty())
        return refuse(tr("No tile is selected"));
    Camera next = camera_.fitted(extent(hexesOf(selection_.tiles())), nearest);
    next.farthest = std::min(next.farthest, camera_.farthest); // all of it can still be seen
    setCamera(next);
}

void BoardView::fit() {
    const auto& tiles = tilesOf(document_.stage()).placements();
    setCamera(tiles.isEmpty() ? Camera{{}, 1, size()} : camera_.fitted(extent(hexesOf(tiles))));
    fitWhenShown_ = true;
}

void BoardView::propose(std::optional<Proposal> proposal) {
    if (!proposal && !proposal_)
        return;
    proposal_ = std::move(proposal);
    proposed_.tiles = proposal_ ? proposal_->tiles : QList<Placement>();
    if (proposal_ && proposal_->isSought && !proposal_->tiles.isEmpty()) {
        const QRectF area = extent(hexesOf(proposal_->tiles));
        if (!camera_.visible().contains(area)) {
            const Camera before = lookedBefore_ ? lookedBefore_->first : camera_;
            setCamera(camera_.fitted(area, camera_.zoom));
            lookedBefore_.emplace(before, camera_);
        }
    } else if (const auto before = std::exchange(lookedBefore_, std::nullopt)) {
        const auto& [then, moved] = *before;
        if (camera_.middle == moved.middle && camera_.zoom == moved.zoom)
            lookThrough(then);
    }
    update();
}

void BoardView::showPlace(const QList<Hex>& hexes) {
    if (hexes.isEmpty())
        return;
    const QRectF area = extent(hexes);
    const QSizeF room = camera_.visible().size();
    if (area.width() > room.width() || area.height() > room.height())
        setCamera(camera_.fitted(area, camera_.zoom));
    else
        reveal(area);
    cursor_ = hexes.front();
    QList<Placement> tiles;
    for (const Hex hex : hexes)
        for (const Placement& tile : tilesOf(document_.stage()).at(hex))
            tiles.append(tile);
    selection_.set(tiles);
}

} // namespace stagewright
