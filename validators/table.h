#pragma once

#include <optional>

namespace stagewright {

/// Longest side of a table, in centimetres.
inline constexpr double longestTable = 10'000;

/// A tile may measure so many millimetres.
inline constexpr double smallestTile = 20;
inline constexpr double largestTile = 300;

/// A table, and the pieces on it.
struct Table {
    double width = 0; ///< centimetres; the order of width and depth does not matter
    double depth = 0;
    std::optional<double> tile =
        std::nullopt; ///< how wide a tile is, centimetres; nothing: as sold
};

} // namespace stagewright
