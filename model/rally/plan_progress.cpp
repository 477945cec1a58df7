#include "model/rally/plan_progress.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr double minutesOfDay = 24 * 60;
constexpr double mostOff = 6 * 60;

/// Minutes since the start, of the day on which that is nearest to the line.
double minutesNear(const TimetableLine& line, QTime start, QTime now) {
    constexpr double secondsOfMinute = 60;
    const double sameDay = std::floor(start.secsTo(now) / secondsOfMinute);
    const double middle = (line.begin + line.end) / 2;
    return sameDay + minutesOfDay * std::round((middle - sameDay) / minutesOfDay);
}

} // namespace

std::optional<PlanProgress> planProgress(const Timetable& timetable, qsizetype stage, QTime start,
                                         QTime now, bool isBegun) {
    const auto line = std::find_if(
        timetable.lines.begin(), timetable.lines.end(), [stage](const TimetableLine& each) {
            return each.activity == Activity::Drive && each.stage == stage;
        });
    if (line == timetable.lines.end())
        return std::nullopt;
    PlanProgress progress{*line, std::nullopt, 0};
    if (!start.isValid() || !now.isValid())
        return progress;
    const double minutes = minutesNear(*line, start, now);
    if (minutes < line->begin - mostOff || minutes > line->end + mostOff)
        return progress;
    if (minutes < line->begin) {
        progress.pace = isBegun ? Pace::Early : Pace::NotBegun;
        progress.minutes = static_cast<int>(std::lround(line->begin - minutes));
    } else if (minutes > line->end) {
        progress.pace = Pace::Late;
        progress.minutes = static_cast<int>(std::lround(minutes - line->end));
    } else {
        progress.pace = Pace::InTime;
    }
    return progress;
}

} // namespace stagewright
