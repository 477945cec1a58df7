#include "editor/hextiles/layers/camera.h"

#include <algorithm>

namespace stagewright {

namespace {

QPointF half(QSizeF size) {
    return {size.width() / 2, size.height() / 2};
}

} // namespace

QPointF Camera::toScreen(QPointF board) const {
    return (board - middle) * scale() + half(view);
}

QPointF Camera::toBoard(QPointF screen) const {
    return (screen - half(view)) / scale() + middle;
}

QRectF Camera::visible() const {
    return {toBoard({0, 0}), view / scale()};
}

Camera Camera::zoomed(double factor, QPointF pin) const {
    const QPointF held = toBoard(pin);
    Camera next = *this;
    next.zoom = std::clamp(zoom * factor, farthest, mostZoom);
    next.middle += held - next.toBoard(pin);
    return next;
}

Camera Camera::panned(QPointF by) const {
    Camera next = *this;
    next.middle -= by / scale();
    return next;
}

Camera Camera::fitted(const QRectF& board, double most) const {
    constexpr double margin = 0.6; // circumradii
    const QRectF wanted = board.adjusted(-margin, -margin, margin, margin);
    Camera next = *this;
    next.middle = wanted.center();
    if (view.isEmpty())
        return next;
    const double whole =
        std::min(view.width() / wanted.width(), view.height() / wanted.height()) / fullSize;
    next.zoom = std::min(whole, most);
    next.farthest = std::min(leastZoom, next.zoom);
    return next;
}

} // namespace stagewright
