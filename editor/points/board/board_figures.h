#pragma once

#include "model/layouts/points/racing/titan_situation.h"

#include <optional>

namespace stagewright {

/// Figures that somebody sets on the boards to see what moves do. They have numbers from 1 up, and
/// are no part of the stage. Laps of their spots are the board of a Grand Slam, else 0.
class BoardFigures {
public:
    [[nodiscard]] std::optional<TitanSpot> spotOf(int number) const {
        return spots_.at(at(number));
    }
    /// 0: none.
    [[nodiscard]] int numberAt(TitanSpot spot) const {
        for (int number = 1; number <= mostTitans; ++number)
            if (spotOf(number) == spot)
                return number;
        return 0;
    }
    /// The lowest that is on no point; 0: all are.
    [[nodiscard]] int firstFree() const {
        for (int number = 1; number <= mostTitans; ++number)
            if (!spotOf(number))
                return number;
        return 0;
    }
    [[nodiscard]] bool isEmpty() const { return *this == BoardFigures(); }

    /// In place of whichever is there. @param number 1 to mostTitans
    void put(int number, TitanSpot spot) {
        if (const int there = numberAt(spot); there != 0)
            take(there);
        spots_.at(at(number)) = spot;
    }
    void take(int number) { spots_.at(at(number)).reset(); }

    friend bool operator==(const BoardFigures&, const BoardFigures&) = default;

private:
    [[nodiscard]] static std::size_t at(int number) { return static_cast<std::size_t>(number) - 1; }

    std::array<std::optional<TitanSpot>, mostTitans> spots_{};
};

} // namespace stagewright
