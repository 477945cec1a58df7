#include "model/rally/evening_plan.h"

#include "model/rally/shortening.h"

#include <cmath>

namespace stagewright {

namespace {

int playersWithin(const Rally& rally, const Timetable& table, int limit) {
    const double pauses = table.change + table.breaks;
    int most = 0;
    for (int players = 1; players <= mostDrivers; ++players)
        if (table.drive / rally.players() * players + pauses <= limit)
            most = players;
    return most;
}

} // namespace

EveningPlan planEvening(const Rally& rally, const std::vector<StageMinutes>& minutes,
                        int changeMinutes) {
    EveningPlan plan;
    plan.changeMinutes = changeMinutes;
    plan.timetable = timetable(rally, minutes, changeMinutes);
    const auto limit = rally.info.evening.minutes;
    for (const TimetableLine& line : plan.timetable.lines)
        if (line.activity == Activity::Drive && (!limit || line.end <= *limit))
            plan.stagesInTime = line.stage + 1;
    if (!limit)
        return plan;
    plan.left = *limit - std::round(plan.timetable.minutes());
    plan.playersInTime = playersWithin(rally, plan.timetable, *limit);
    if (plan.fits())
        return plan;
    plan.ways = shortenings(rally, minutes, changeMinutes, *limit);
    plan.drop = stagesToDrop(rally, minutes, changeMinutes, *limit);
    plan.remedies = remediesFor(rally, plan, minutes, changeMinutes);
    return plan;
}

} // namespace stagewright
