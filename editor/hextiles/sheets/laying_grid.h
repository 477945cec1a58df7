#pragma once

#include "editor/sheets/sheet_page.h"

#include <QSizeF>

#include <cstddef>
#include <span>

namespace stagewright {

/// How the boxes of a laying order stand on each of its pages.
struct LayingGrid {
    std::size_t columns = 1;
    std::size_t rows = 1;

    [[nodiscard]] std::size_t boxes() const { return columns * rows; }

    friend bool operator==(const LayingGrid&, const LayingGrid&) = default;
};

inline constexpr double layingBoxGap = mm(3);
inline constexpr double layingTextHeight = mm(13); ///< of what a box says below its picture

/// Of the grids that need the fewest pages, the one with the largest pictures in all. A page is
/// filled before the next begins.
/// @param room of a page, dots
/// @param pictures how much of the board each step shows
[[nodiscard]] LayingGrid layingGrid(const QSizeF& room, std::span<const QSizeF> pictures);

/// The size of a box of that grid.
[[nodiscard]] QSizeF layingBox(const QSizeF& room, const LayingGrid& grid);

} // namespace stagewright
