#pragma once

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace stagewright {

/// How much room a table has: in circumradii of its tiles. The order of width and depth does not
/// matter.
struct TableRoom {
    double width = 0;
    double depth = 0;
};

/// The room that hexes take, whichever sixth the board is turned by: grown hex by hex.
class RoomTaken {
public:
    /// A copy of it with one more hex.
    [[nodiscard]] RoomTaken with(Hex hex) const {
        RoomTaken more = *this;
        // Turned by a half they take as much, so three sixths are all there are. Across: columns.
        // Along: half rows.
        const std::array<int, 3> across{hex.q, -hex.r, -hex.q - hex.r};
        const std::array<int, 3> along{2 * hex.r + hex.q, 2 * hex.q + hex.r, hex.q - hex.r};
        for (std::size_t i = 0; i < 3; ++i) {
            more.across_[i].add(across[i]);
            more.along_[i].add(along[i]);
        }
        return more;
    }

    [[nodiscard]] bool fits(const TableRoom& table) const {
        for (std::size_t i = 0; i < 3; ++i)
            if (liesOn(table.width, table.depth, i) || liesOn(table.depth, table.width, i))
                return true;
        return false;
    }

    /// The area of the smallest upright rectangle, in squares of a circumradius.
    [[nodiscard]] double leastArea() const {
        double least = width(0) * depth(0);
        for (std::size_t i = 1; i < 3; ++i)
            least = std::min(least, width(i) * depth(i));
        return least;
    }

private:
    struct Span {
        int least = 0;
        int most = 0;
        bool any = false;

        void add(int value) {
            least = any ? std::min(least, value) : value;
            most = any ? std::max(most, value) : value;
            any = true;
        }
    };

    [[nodiscard]] double width(std::size_t i) const {
        return 1.5 * (across_[i].most - across_[i].least) + 2;
    }
    [[nodiscard]] double depth(std::size_t i) const {
        return apothem * (along_[i].most - along_[i].least) + 2 * apothem;
    }
    [[nodiscard]] bool liesOn(double across, double along, std::size_t i) const {
        constexpr double tolerance = 1e-9;
        return width(i) <= across + tolerance && depth(i) <= along + tolerance;
    }

    std::array<Span, 3> across_;
    std::array<Span, 3> along_;
};

} // namespace stagewright
