#pragma once

#include "model/layouts/points/racing/titan_board.h"
#include "model/layouts/points/racing/titan_dice.h"

#include <bitset>

namespace stagewright {

inline constexpr int mostTitans = 6;
inline constexpr int mostWorlds = 3;
inline constexpr int trapsInTheBox = 15;

/// A titan in a race.
struct RacingTitan {
    TitanSpot spot;
    std::int8_t life = 6; ///< 0: knocked out
    std::int8_t cards = 0;
    TitanColour colour = TitanColour::Yellow;
    bool onBoard = false; ///< false before its first turn, and while it is moved
    bool satOut = false;  ///< knocked out, and has passed its turn: it stands up in the next

    [[nodiscard]] bool stands() const { return life > 0; }
};

/// Everything that lies and stands on the board. A value, cheap to copy.
struct TitanSituation {
    std::array<RacingTitan, mostTitans> titans{};
    std::int8_t count = 0;   ///< titans in the race, in the order of their seats
    std::int8_t winner = -1; ///< seat of the first to cross the line for the last time; -1: nobody
    std::bitset<mostWorlds * pointCount> traps{};
    std::int8_t trapsLeft = trapsInTheBox;

    [[nodiscard]] RacingTitan& titan(int seat) { return titans[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const RacingTitan& titan(int seat) const {
        return titans[static_cast<std::size_t>(seat)];
    }
    /// Who is there; -1: nobody.
    [[nodiscard]] int titanAt(const TitanBoard& board, TitanSpot spot) const {
        for (int seat = 0; seat < count; ++seat)
            if (titan(seat).onBoard && board.isSamePoint(titan(seat).spot, spot))
                return seat;
        return -1;
    }
    [[nodiscard]] bool hasTrap(const TitanBoard& board, TitanSpot spot) const {
        return traps.test(trapNumber(board, spot));
    }
    void setTrap(const TitanBoard& board, TitanSpot spot, bool there) {
        traps.set(trapNumber(board, spot), there);
    }

private:
    [[nodiscard]] static std::size_t trapNumber(const TitanBoard& board, TitanSpot spot) {
        return static_cast<std::size_t>(board.worldOf(spot) * pointCount + spot.point);
    }
};

} // namespace stagewright
