#pragma once

#include "model/fault.h"
#include "model/rally/result_warnings.h"

#include <optional>

namespace stagewright {

/// What is entered of a driver in a stage, from left to right.
enum class ResultColumn : unsigned char {
    Driver,
    Start,
    Time, ///< or a place in a race
    Gearbox,
    Coast,
    Brake,
    Wheel,
    Penalty,
    Sisu,
    Retired
};

inline constexpr int resultColumns = 10;

/// What stands in a column of the result; empty for driver and start, which are not in it, for the
/// marks, and where nothing has happened. @param rules of the stage's game
[[nodiscard]] QString cellText(const StageResult& result, ResultColumn column,
                               const DriveRules& rules);

/// The result with what was typed into a column. Nothing: the result was taken out. "P2" for a time
/// is the second place in a race. @param before what was entered so far, if anything
[[nodiscard]] Expected<std::optional<StageResult>> typed(const std::optional<StageResult>& before,
                                                         ResultColumn column, const QString& text);

/// The result of a car that has retired: what had been entered is kept in mind.
[[nodiscard]] StageResult retired(const std::optional<StageResult>& before);
/// Of one that has not retired after all. Nothing: nobody knows its time.
[[nodiscard]] std::optional<StageResult> notRetired(const std::optional<StageResult>& before);

/// The column that a warning is about.
[[nodiscard]] ResultColumn columnOf(ResultWarning::Field field);

/// "changed afterwards"
[[nodiscard]] QString wordFor(SpareWheel wheel);

} // namespace stagewright
