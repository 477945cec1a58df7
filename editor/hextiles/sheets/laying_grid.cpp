#include "editor/hextiles/sheets/laying_grid.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr double leastBoxWidth = mm(58);
constexpr double leastBoxHeight = mm(41);

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

std::size_t LayingGrid::onPage(std::size_t count) const {
    const auto pages = [&](std::size_t each) { return (count + each - 1) / each; };
    for (std::size_t each = boxes(); each > columns && pages(each) == pages(boxes()); --each)
        if (count <= each || (count - 1) % each + 1 > columns)
            return each;
    return boxes();
}

std::size_t LayingGrid::lastRows(std::size_t count) const {
    if (count == 0)
        return 0;
    const std::size_t last = (count - 1) % onPage(count) + 1;
    return (last + columns - 1) / columns;
}

QSizeF layingBox(const QSizeF& room, const LayingGrid& grid) {
    return {(room.width() + layingBoxGap) / static_cast<double>(grid.columns) - layingBoxGap,
            (room.height() + layingBoxGap) / static_cast<double>(grid.rows) - layingBoxGap};
}

double leftBelow(const QSizeF& room, const LayingGrid& grid, std::size_t count) {
    return room.height() - (layingBox(room, grid).height() + layingBoxGap) *
                               static_cast<double>(grid.lastRows(count));
}

LayingGrid layingGrid(const QSizeF& room, std::span<const QSizeF> pictures, double below) {
    const LayingGrid most{fitting(room.width(), leastBoxWidth),
                          fitting(room.height(), leastBoxHeight)};
    const std::size_t count = pictures.size();
    const auto pagesOf = [&](const LayingGrid& grid) {
        const std::size_t onPage = grid.onPage(count);
        const bool isFull = below > 0 && leftBelow(room, grid, count) < below;
        return (count + onPage - 1) / onPage + (isFull ? 1 : 0);
    };
    const std::size_t fewest = [&] {
        std::size_t pages = pagesOf(most);
        for (std::size_t columns = 1; columns <= most.columns; ++columns)
            for (std::size_t rows = 1; rows <= most.rows; ++rows)
                pages = std::min(pages, pagesOf({columns, rows}));
        return pages;
    }();
    LayingGrid best = most;
    double largest = 0;
    for (std::size_t columns = 1; columns <= most.columns; ++columns)
        for (std::size_t rows = 1; rows <= most.rows; ++rows) {
            const LayingGrid grid{columns, rows};
            if (pagesOf(grid) > fewest)
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
