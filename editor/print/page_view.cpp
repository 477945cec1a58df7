#include "editor/print/page_view.h"

#include <algorithm>

namespace stagewright {

namespace {

/// @param length of the page @param room of which it is seen through
double keptIn(double middle, double length, double room) {
    if (length <= room)
        return 0.5;
    const double half = room / length / 2;
    return std::clamp(middle, half, 1 - half);
}

} // namespace

void PageView::setRoom(const QRectF& room) {
    room_ = room;
    keepIn();
}

void PageView::setPaper(const QSizeF& paper) {
    paper_ = paper;
    keepIn();
}

QSizeF PageView::size() const {
    return paper_.scaled(room_.size(), Qt::KeepAspectRatio) * zoom_;
}

QRectF PageView::place() const {
    const QSizeF page = size();
    return {room_.center() - QPointF(middle_.x() * page.width(), middle_.y() * page.height()),
            page};
}

void PageView::fit() {
    zoom_ = 1;
    keepIn();
}

void PageView::zoomBy(double factor, QPointF at) {
    const QRectF before = place();
    if (before.isEmpty())
        return;
    const QPointF there((at.x() - before.x()) / before.width(),
                        (at.y() - before.y()) / before.height());
    zoom_ = std::clamp(zoom_ * factor, 1.0, closest);
    const QSizeF page = size();
    const QPointF off = room_.center() - at;
    middle_ = there + QPointF(off.x() / page.width(), off.y() / page.height());
    keepIn();
}

bool PageView::moveBy(QPointF by) {
    const QPointF before = middle_;
    const QSizeF page = size();
    if (page.isEmpty())
        return false;
    middle_ -= QPointF(by.x() / page.width(), by.y() / page.height());
    keepIn();
    return middle_ != before;
}

void PageView::keepIn() {
    const QSizeF page = size();
    middle_ = {keptIn(middle_.x(), page.width(), room_.width()),
               keptIn(middle_.y(), page.height(), room_.height())};
}

} // namespace stagewright
