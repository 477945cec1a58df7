#pragma once

#include "model/rally/schedule.h"

#include <optional>

namespace stagewright {

/// How an evening stands against its plan while a stage is played.
enum class Pace : unsigned char {
    NotBegun, ///< the stage is to begin later
    Early,    ///< it was begun before its time
    InTime,
    Late ///< it should be over
};

struct PlanProgress {
    TimetableLine stage;      ///< when it is driven by the plan
    std::optional<Pace> pace; ///< nothing: nobody said when the evening starts, or it is not today
    int minutes = 0;          ///< until it begins by the plan, or since it should have ended

    friend bool operator==(const PlanProgress&, const PlanProgress&) = default;
};

/// Nothing where the timetable has not the stage. A clock does not tell the day: it is taken for
/// the one nearest to the plan, and for another day where that is more than six hours off.
/// @param stage index
/// @param start of the evening; null: not said
/// @param isBegun whether somebody has driven it
[[nodiscard]] std::optional<PlanProgress> planProgress(const Timetable& timetable, qsizetype stage,
                                                       QTime start, QTime now, bool isBegun);

} // namespace stagewright
