#pragma once

#include "model/drive/rules.h"
#include "model/rally/rally.h"

#include <QTime>

#include <vector>

namespace stagewright {

/// What the drive model says of a stage, in whole minutes: what is said of it adds up to what is
/// said of the rally.
struct StageMinutes {
    double drive = 0; ///< at the table, all players (tableMinutes)
    double setup = 0; ///< to lay it out (setupMinutes)
};

/// @param turns of one car, as an estimate or a simulated rally gives them
[[nodiscard]] StageMinutes stageMinutes(const DriveRules& rules, double turns, int players,
                                        int tiles);

enum class Activity : unsigned char { Drive, Change, Break };

/// A line of the timetable. Minutes count from the start of the rally.
struct TimetableLine {
    Activity activity = Activity::Drive;
    qsizetype stage = 0; ///< index; of a change or break, of the stage that follows
    double begin = 0;
    double end = 0;

    friend bool operator==(const TimetableLine&, const TimetableLine&) = default;
};

/// An evening from the first start to the last finish. Setting up is counted apart: tables do it
/// before, or several hands at once.
struct Timetable {
    std::vector<TimetableLine> lines;
    double drive = 0;
    double change = 0;
    double breaks = 0;
    double setup = 0; ///< not in the lines

    /// Without setting up.
    [[nodiscard]] double minutes() const { return drive + change + breaks; }
};

/// Between two stages of a session lies a change; before a session its break, which is never
/// shorter than a change. Sessions without a stage count for nothing.
/// @param minutes one for each stage
/// @param changeMinutes of the rules (DriveRules)
[[nodiscard]] Timetable timetable(const Rally& rally, const std::vector<StageMinutes>& minutes,
                                  int changeMinutes);

/// The time of day, to the minute, that shows on a clock; days are not told.
[[nodiscard]] QTime clockTime(QTime start, double minutes);

} // namespace stagewright
