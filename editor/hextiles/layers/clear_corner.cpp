#include "editor/hextiles/layers/clear_corner.h"

#include "model/layouts/hextiles/stage/extent.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

/// The bottom right one is the minimap's.
constexpr std::size_t cornersTried = 3;

std::array<QPointF, cornersTried> placesIn(QSizeF view, QSizeF size, double border) {
    const double right = std::max(border, view.width() - border - size.width());
    const double bottom = std::max(border, view.height() - border - size.height());
    return {QPointF(border, border), QPointF(right, border), QPointF(border, bottom)};
}

} // namespace

QPointF ClearCorner::place(QSizeF size, double border, const Camera& camera,
                           const QList<Placement>& tiles, const std::optional<QRectF>& frame) {
    const auto places = placesIn(camera.view, size, border);
    std::array<int, cornersTried> covered{};
    const auto count = [&](std::size_t corner) {
        const QRectF there(camera.toBoard(places[corner]), size / camera.scale());
        const auto under = std::count_if(tiles.begin(), tiles.end(), [&](const Placement& tile) {
            return extent(tile.hex).intersects(there);
        });
        const bool isCrossed = frame && frame->intersects(there) && !frame->contains(there);
        return static_cast<int>(under) + (isCrossed ? 1 : 0);
    };
    if (chosen_ >= 0 && count(static_cast<std::size_t>(chosen_)) == 0)
        return places[static_cast<std::size_t>(chosen_)];
    for (std::size_t corner = 0; corner < cornersTried; ++corner)
        covered[corner] = count(corner);
    const auto best = std::min_element(covered.begin(), covered.end());
    if (chosen_ < 0 || *best == 0)
        chosen_ = static_cast<int>(best - covered.begin());
    return places[static_cast<std::size_t>(chosen_)];
}

} // namespace stagewright
