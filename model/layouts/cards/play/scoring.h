#pragma once

#include "model/layouts/cards/table/card_table.h"

#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// Points for popularity: the most have 3, the next 1, who has equal shares; nobody without any.
/// Where two have the most, the next still have 1 (decided here; the book tells of one).
/// @return for each in the same order
[[nodiscard]] std::vector<int> popularityBonuses(std::span<const int> popularity);

/// A player's line in the result of a stage.
struct SeatStanding {
    qsizetype seat = 0; ///< index; of the ghost driver behind those of all players
    int bonus = 0;      ///< for popularity
    int total = 0;      ///< 0 of a destroyed car, whose points are lost
    int place = 1;      ///< equal results share it, the next is left out
    bool destroyed = false;

    friend bool operator==(const SeatStanding&, const SeatStanding&) = default;
};

/// Speed points, the numbers on all cards, a point less for each hazard die in the pool, and the
/// bonus for popularity; among equals the more popular, then who has fewer tokens flipped, then
/// they share the place. Destroyed cars come last.
/// @return best first, those who have a score; seats in their order where all is equal
[[nodiscard]] std::vector<SeatStanding> standingsOf(const CardTable& table);

/// Whether the player wins against the ghost driver: by more points, then popularity; else the
/// ghost. Nothing: somebody's score is missing.
[[nodiscard]] std::optional<bool> beatsTheGhost(const CardTable& table);

/// Who wants the last card of a stack.
struct CardBuyer {
    int popularity = 0;
    int speed = 0;
};

/// Who gets it: the more popular, then who has fewer speed points. Nothing: nobody this round.
[[nodiscard]] std::optional<std::size_t> buyerOfLastCard(std::span<const CardBuyer> buyers);

/// A player's sum over several stages. The book has single stages; seasons are an idea of ours.
struct SeasonLine {
    QString name; ///< as the seats have it; "3" of a seat without one
    int total = 0;
    int stages = 0; ///< with a score
    int wins = 0;
    int place = 1;                            ///< equal totals share it; 0 without a score
    std::vector<std::optional<int>> points{}; ///< of each stage; nothing: no score, or not there

    friend bool operator==(const SeasonLine&, const SeasonLine&) = default;
};

/// Everybody who sits at one of them, best first; by total, then stages won, behind them who has no
/// score yet. Ghosts are left out.
[[nodiscard]] std::vector<SeasonLine> seasonOf(std::span<const CardTable> stages);

} // namespace stagewright
