// How BoardView looks at the board.

#include "editor/canvas/board_view.h"
#include "model/stage/extent.h"

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

void BoardView::zoomIn() {
    setCamera(camera_.zoomed(zoomStep, rect().center()));
}

void BoardView::zoomOut() {
    setCamera(camera_.zoomed(1 / zoomStep, rect().center()));
}

void BoardView::fit() {
    const auto& tiles = document_.stage().placements();
    setCamera(tiles.isEmpty() ? Camera{{}, 1, size()} : camera_.fitted(extent(hexesOf(tiles))));
    fitWhenShown_ = true;
}

void BoardView::showPlace(const QList<Hex>& hexes) {
    if (hexes.isEmpty())
        return;
    const QRectF area = extent(hexes);
    Camera next = camera_;
    next.middle = area.center();
    if (!next.visible().contains(area))
        next = camera_.fitted(area, camera_.zoom);
    setCamera(next);
    cursor_ = hexes.front();
    QList<Placement> tiles;
    for (const Hex hex : hexes)
        for (const Placement& tile : document_.stage().at(hex))
            tiles.append(tile);
    selection_.set(tiles);
}

} // namespace stagewright
