#pragma once

#include "model/layouts/points/racing/titan_game.h"
#include "model/rally/rally.h"

#include <vector>

namespace stagewright {

/// A seat as the sheets of a race have it.
struct SheetSeat {
    QString titan;  ///< rider and titan; empty: to be written
    QString player; ///< "Player 1, team A"; empty: to be written
    QString colour; ///< empty: not known
    QString power;
    int life = 6;
};

/// Who races, in the order of play; where nobody is seated, as many empty seats as the rally has
/// players for.
[[nodiscard]] std::vector<SheetSeat> sheetSeats(const TitanLayout& layout, const TitanGame& game,
                                                int players);

} // namespace stagewright
