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
    /// How many of so many boxes stand on each page but the last: all that fit, or fewer, so that
    /// the last page is not left with a row or less, if that takes no more pages.
    [[nodiscard]] std::size_t onPage(std::size_t count) const;
    /// How many rows the last page has.
    [[nodiscard]] std::size_t lastRows(std::size_t count) const;

    friend bool operator==(const LayingGrid&, const LayingGrid&) = default;
};

inline constexpr double layingBoxGap = mm(3);
inline constexpr double layingTextHeight = mm(6.5); ///< of what a box says below its picture

/// Of the grids that need the fewest pages, the one with the largest pictures in all.
/// @param room of a page, dots
/// @param pictures how much of the board each step shows
/// @param below what is to have room below the boxes on the last page, dots; 0: nothing
[[nodiscard]] LayingGrid layingGrid(const QSizeF& room, std::span<const QSizeF> pictures,
                                    double below = 0);

/// The size of a box of that grid.
[[nodiscard]] QSizeF layingBox(const QSizeF& room, const LayingGrid& grid);

/// What so many boxes leave of the height of the last page.
[[nodiscard]] double leftBelow(const QSizeF& room, const LayingGrid& grid, std::size_t count);

} // namespace stagewright
