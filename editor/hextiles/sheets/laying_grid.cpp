#include "editor/hextiles/sheets/laying_grid.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr double leastBoxWidth = mm(58);
constexpr double leastBoxHeight = mm(60);

std::size_t fitting(double room, double least) {
    return static_cast<std::size_t>(
        std::max(1.0, std::floor((room + layingBoxGap) / (least + layingBoxGap))));
}

/// The scales of the pictures in boxes of a size, together.
double scales(const QSizeF& box, std::span<const QSizeF> pictures) {
    double sum = 0;
    for (const QSizeF& picture : pictures)
        sum += std::min(box.width() / picture.width(),
                        (box.height() - layingTextHeight) / picture.height());
    return sum;
}

} // namespace

QSizeF layingBox(const QSizeF& room, const LayingGrid& grid) {
    return {(room.width() + layingBoxGap) / static_cast<double>(grid.columns) - layingBoxGap,
            (room.height() + layingBoxGap) / static_cast<double>(grid.rows) - layingBoxGap};
}

LayingGrid layingGrid(const QSizeF& room, std::span<const QSizeF> pictures) {
    const LayingGrid most{fitting(room.width(), leastBoxWidth),
                          fitting(room.height(), leastBoxHeight)};
    const auto pagesOf = [&](const LayingGrid& grid) {
        return (pictures.size() + grid.boxes() - 1) / grid.boxes();
    };
    LayingGrid best = most;
    double largest = 0;
    for (std::size_t columns = 1; columns <= most.columns; ++columns)
        for (std::size_t rows = 1; rows <= most.rows; ++rows) {
            const LayingGrid grid{columns, rows};
            if (pagesOf(grid) > pagesOf(most))
                continue;
            const double sum = scales(layingBox(room, grid), pictures);
            if (sum > largest) {
                largest = sum;
                best = grid;
            }
        }
    return best;
}

} // namespace stagewright
