#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <array>
#include <cmath>

namespace stagewright {

/// Lanes are whole or half, s is in hundredths: so a road is a grid of cells, each of which belongs
/// to one space or, in a junction, to none. Where two neighbouring cells differ, a line runs.
class SpaceGrid {
public:
    static constexpr int rows = 100;

    explicit SpaceGrid(const Road& road)
        : columns_(static_cast<int>(road.widestLanes() * columnsPerLane)) {
        for (const Space& space : road.spaces) {
            if (space.shortcut || space.lanesTo)
                continue;
            for (int column = columnOf(space.lanes.left); column < columnOf(space.lanes.right);
                 ++column)
                for (int row = space.s.begin; row < space.s.end; ++row)
                    if (0 <= column && column < columns_)
                        cells_[row][column] = &space;
        }
    }

    static int columnOf(double lane) {
        return static_cast<int>(std::lround(lane * columnsPerLane));
    }
    static double laneOf(int column) { return column / columnsPerLane; }

    [[nodiscard]] int columns() const { return columns_; }

    /// Null in front of the first row, behind the last, and where no space lies.
    [[nodiscard]] const Space* at(int row, int column) const {
        return 0 <= row && row < rows ? cells_[row][column] : nullptr;
    }

private:
    static constexpr int mostColumns = 8;
    static constexpr double columnsPerLane = 2;

    int columns_;
    std::array<std::array<const Space*, mostColumns>, rows> cells_{};
};

} // namespace stagewright
