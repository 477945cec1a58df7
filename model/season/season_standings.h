#pragma once

#include "model/season/season.h"

#include <QList>
#include <QString>

#include <optional>

namespace stagewright {

/// What a driver, or a team, has of one round.
struct RoundScore {
    bool present = false;     ///< drove in it
    std::optional<int> place; ///< of a team, that of its best driver
    bool retired = false;
    int points = 0;       ///< for the place
    int bonus = 0;        ///< for power stage and fastest lap
    bool dropped = false; ///< does not count, as only the best rounds do

    [[nodiscard]] int total() const { return points + bonus; }

    friend bool operator==(const RoundScore&, const RoundScore&) = default;
};

/// A line of the season's standings.
struct SeasonStanding {
    int place = 1;            ///< who is equal by all rules shares it, the next one is left out
    RosterDriver driver;      ///< of a team, its name alone
    bool isStranger = false;  ///< not among the drivers that the season names, though some are
    int points = 0;           ///< that count
    QList<RoundScore> rounds; ///< of each round that is counted
    QList<int> pointsAfter;   ///< that counted after each of them, as if it had been the last
    QList<int> placesAfter;   ///< likewise the place

    friend bool operator==(const SeasonStanding&, const SeasonStanding&) = default;
};

/// Whose standings, and when.
struct SeasonQuestion {
    bool teams = false;
    /// Drivers of this class alone, with points for the places among them; empty: all.
    QString carClass{};
    std::optional<qsizetype> rounds{}; ///< after so many; nothing: after all

    friend bool operator==(const SeasonQuestion&, const SeasonQuestion&) = default;
};

/// Whoever has driven in one of the rounds, best first; among equals by name.
///
/// Who shares a place in a rally gets the points for it, each of them. Who is not classified gets
/// none for his place, but those of the power stage. Bonus belongs to its round and is dropped with
/// it. Dropped are the rounds with the fewest points; of equals those he missed, then the worse
/// place, then the earlier. A round that was missed is one of no points.
[[nodiscard]] QList<SeasonStanding> seasonStandings(const RallySeason& season,
                                                    const SeasonQuestion& question = {});

} // namespace stagewright
