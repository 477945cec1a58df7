#pragma once

#include "model/drive/drive_value.h"
#include "model/drive/rules.h"

#include <vector>

namespace stagewright {

/// Where turns that end on a space in a gear are counted; at gear 0 losses of control.
[[nodiscard]] constexpr std::uint32_t turnIndex(std::uint32_t space, int gear) {
    return space * (highestGear + 1) + static_cast<std::uint32_t>(gear);
}

/// What is still to come for a car that begins a turn, by turnIndex(space, gear).
using TurnValues = std::vector<DriveValue>;

/// What a driver has to reckon with beyond the turn at hand.
struct FutureCost {
    /// Turns to come, where they are driven with other dice; null: with the same.
    const TurnValues* after = nullptr;
    /// Turns to come with a coast die less, which a shortcut takes away with this chance; null:
    /// shortcuts end well.
    const TurnValues* worn = nullptr;
    double wear = 0;
    /// Seconds of the turns that control lost on a space in a gear costs beyond the one in gear 0,
    /// by turnIndex; null: none.
    const std::vector<double>* lostTurns = nullptr;

    /// Expected seconds that a shortcut costs later: those of a coast die less from there on.
    [[nodiscard]] double shortcutPrice(const TurnValues& own, std::uint32_t place) const {
        if (!worn)
            return 0;
        const double loss = (*worn)[place].seconds - own[place].seconds;
        return loss > 0 ? wear * loss : 0; // infinite ones: nobody comes to the finish from there
    }

    [[nodiscard]] double lostTurnPrice(std::uint32_t place) const {
        return lostTurns ? (*lostTurns)[place] : 0;
    }
};

} // namespace stagewright
