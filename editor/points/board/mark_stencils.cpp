#include "editor/points/board/mark_stencils.h"

#include "editor/points/faces/mark_painter.h"

#include <cmath>

namespace stagewright {

namespace {

/// Half the side of a stencil, in radii: several marks and a bonus reach beyond the point.
constexpr double reach = 1.7;

} // namespace

void MarkStencils::paint(QPainter& painter, const BoardGrid& grid, const PointTrack& track,
                         const TrackStyle& style) {
    const double ratio = painter.device()->devicePixelRatioF();
    if (radius_ != grid.radius() || pixelRatio_ != ratio || style_ != style) {
        stencils_.clear();
        radius_ = grid.radius();
        pixelRatio_ = ratio;
        style_ = style;
    }
    const auto toPixel = [ratio](double at) { return std::round(at * ratio) / ratio; };
    for (const Place place : drawnPlaces()) {
        const TrackMarks marks = track.marksAt(wrapped(place));
        if (marks.isEmpty() || (!style.wraps && !isOnBoard(place)))
            continue;
        const QPixmap& stencil = stencilOf(marks, pointRadius(grid, place));
        const QSizeF size = stencil.deviceIndependentSize();
        const QPointF corner = grid.at(place) - QPointF(size.width(), size.height()) / 2;
        painter.setOpacity(isOnBoard(place) ? 1 : acrossOpacity);
        painter.drawPixmap(QPointF(toPixel(corner.x()), toPixel(corner.y())), stencil);
    }
    painter.setOpacity(1);
}

const QPixmap& MarkStencils::stencilOf(TrackMarks marks, double radius) {
    const auto [found, isNew] = stencils_.try_emplace({marks, radius});
    if (isNew) {
        const int pixels = static_cast<int>(std::ceil(2 * reach * radius * pixelRatio_));
        QPixmap picture(pixels, pixels);
        picture.setDevicePixelRatio(pixelRatio_);
        picture.fill(Qt::transparent);
        QPainter onto(&picture);
        onto.setRenderHint(QPainter::Antialiasing);
        const double middle = pixels / pixelRatio_ / 2;
        paintMarks(onto, marks, {middle, middle}, radius, style_.mono, style_.ink);
        onto.end();
        found->second = picture;
    }
    return found->second;
}

} // namespace stagewright
