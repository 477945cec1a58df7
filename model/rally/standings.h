#pragma once

#include "model/rally/rally.h"

#include <QList>

#include <functional>
#include <optional>

namespace stagewright {

/// A driver's line in the classification of one stage.
struct StageStanding {
    DriverKey driver{};
    int place = 1;              ///< equal results share a place, the next one is left out
    std::optional<int> seconds; ///< driven; nothing in a race without times
    bool retired = false;
    int penalty = 0; ///< seconds, of time control
    int bonus = 0;   ///< seconds taken off for the place

    /// What the stage adds to the total, which may be less than nothing.
    [[nodiscard]] int counted() const { return seconds.value_or(0) + penalty - bonus; }

    friend bool operator==(const StageStanding&, const StageStanding&) = default;
};

/// The drivers with a result, best first; among equals in the order of the rally's drivers.
///
/// A retired car gets the slowest finisher's time and what the rules put on top, and is placed
/// behind all finishers. Places go by the time driven: a penalty counts only for the total. Where
/// some have a time and some a place only, as may not be meant, the times come first.
/// @param rules of the stage's game
[[nodiscard]] QList<StageStanding> stageStandings(const Rally& rally, const RallyStage& stage,
                                                  const DriveRules& rules);

/// A driver's line in the classification of the rally.
struct Standing {
    DriverKey driver{};
    int place = 1;       ///< equal results share a place, the next one is left out
    int seconds = 0;     ///< in total
    int racePlaces = 0;  ///< sum of the places in races; decides where the seconds are equal
    int missing = 0;     ///< stages without a result, or with a place only where others have times
    int behindFirst = 0; ///< seconds; 0 also where stages are missing
    int behindNext = 0;  ///< seconds behind the one above; likewise
    /// The stage in which he retired, if he has not driven on since.
    std::optional<StageKey> retiredIn{};

    /// Whether he is out of the rally, so that his total is none.
    [[nodiscard]] bool isOut() const { return retiredIn && missing > 0; }

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Rules for stages of any game.
using RulesOf = std::function<const DriveRules&(const QString& game)>;

/// After the first `stages` stages, best first; drivers with fewer results missing come first, then
/// those who have retired and not driven on, then those who have not driven at all. By the book who
/// has retired may go on, with the time that it gives him. It has no rule for equal totals: they
/// share the place. Among equals in the order of the
/// rally's drivers.
[[nodiscard]] QList<Standing> standingsAfter(const Rally& rally, qsizetype stages,
                                             const RulesOf& rulesOf);

/// Who starts stage `stage` (index) in which order: the quickest in total first; equals as they
/// started the stage before; the first stage in the order of the rally's drivers.
[[nodiscard]] QList<DriverKey> startOrder(const Rally& rally, qsizetype stage,
                                          const RulesOf& rulesOf);

} // namespace stagewright
