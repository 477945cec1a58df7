#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace stagewright {

/// What a line of a list is, where the list is set in columns.
enum class ColumnLineKind : unsigned char {
    Gap,     ///< left out at the top of a column
    Heading, ///< stands above a row, and never last in a column
    Row      ///< stands alone in no column, apart from others of its part
};

struct ColumnLine {
    ColumnLineKind kind = ColumnLineKind::Row;
    double height = 0;
    double head = 0; ///< of what is said again above it where a column begins with it
};

/// The first line of each column, when columns are filled one after another. Rows that follow one
/// another are cut so that two or more stand in either column; three are not cut. Where not even
/// that fits, they are cut where they must be.
[[nodiscard]] std::vector<std::size_t> columnStarts(std::span<const ColumnLine> lines,
                                                    double height);

/// The least height, within a millimetre, at which lines fill no more than so many columns, at
/// least one.
[[nodiscard]] double leastColumnHeight(std::span<const ColumnLine> lines, std::size_t columns);

} // namespace stagewright
