#pragma once

#include "model/drive/rules.h"

#include <QJsonObject>

#include <array>
#include <optional>
#include <variant>

namespace stagewright {

/// What lames a car: the dice that it may not use, by kind.
struct Damage {
    int gearbox = 0;
    int coast = 0;
    int brake = 0;

    [[nodiscard]] bool none() const { return gearbox == 0 && coast == 0 && brake == 0; }

    friend bool operator==(const Damage&, const Damage&) = default;
};

inline constexpr int mostDamage = 99;             ///< of a kind
inline constexpr int longestRaceTime = 24 * 3600; ///< seconds
inline constexpr int mostMarks = 999;             ///< on a row of the solo sheet, and focus tokens

/// The sheet of a solo drive (GT): how many turns ended in each gear.
struct SoloSheet {
    std::array<int, highestGear + 1> turns{}; ///< by gear; at 0 those of a loss of control
    int lostTurns = 0;                        ///< gear 00: off the road
    int focusTokens = 0;                      ///< left at the end

    friend bool operator==(const SoloSheet&, const SoloSheet&) = default;
};

/// The time that a solo sheet adds up to, tokens taken off; not below 0.
[[nodiscard]] int soloSeconds(const SoloSheet& sheet, const DriveRules& rules);

// How a driver ended a stage.

struct Timed {
    int seconds = 0; ///< 0 to longestRaceTime; tokens taken off, without the time-control penalty
    friend bool operator==(const Timed&, const Timed&) = default;
};

/// A race of cars against each other: who crosses the line first wins.
struct Raced {
    int place = 1; ///< from 1
    friend bool operator==(const Raced&, const Raced&) = default;
};

using DrivenResult = std::variant<Timed, Raced, SoloSheet>;

struct Retired {
    /// What had been entered, should the retirement be taken back. It counts for nothing.
    std::optional<DrivenResult> before;
    friend bool operator==(const Retired&, const Retired&) = default;
};

using StageOutcome = std::variant<Timed, Raced, SoloSheet, Retired>;

/// The time driven; nothing of a place in a race, and of a retired car.
[[nodiscard]] std::optional<int> drivenSeconds(const StageOutcome& outcome,
                                               const DriveRules& rules);

enum class SpareWheel : unsigned char {
    Kept,
    UsedOnStage,
    ChangedAfterwards ///< between this stage and the next, which costs no time
};

/// A driver's line on the sheet for one stage.
struct StageResult {
    StageOutcome outcome;
    Damage damage; ///< on the dashboard at the finish, before any service
    SpareWheel wheel = SpareWheel::Kept;
    int penalty = 0;     ///< seconds taken on at time control
    bool sisu = false;   ///< the SISU token was spent
    QJsonObject unknown; ///< fields of its record that this version does not know

    friend bool operator==(const StageResult&, const StageResult&) = default;
};

} // namespace stagewright
