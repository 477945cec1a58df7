#include "model/rally/shortening.h"

#include "model/rally/schedule.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stagewright {

namespace {

using Minutes = std::vector<StageMinutes>;

double without(const Rally& rally, const Minutes& minutes, int changeMinutes,
               const std::vector<qsizetype>& dropped) {
    QList<RallyStage> stages;
    Minutes left;
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        if (std::find(dropped.begin(), dropped.end(), i) == dropped.end()) {
            stages.append(rally.stages()[i]);
            left.push_back(minutes.at(static_cast<std::size_t>(i)));
        }
    const auto shorter = Rally::of(rally.info, rally.sessions(), stages, {}, {});
    return shorter ? timetable(*shorter, left, changeMinutes).minutes() : 0;
}

} // namespace

std::vector<Shortening> shortenings(const Rally& rally, const Minutes& minutes, int changeMinutes,
                                    int limit) {
    using Way = Shortening::Way;
    const Timetable table = timetable(rally, minutes, changeMinutes);
    const double over = table.minutes() - limit;
    std::vector<Shortening> ways;
    if (over <= 0)
        return ways;
    double breaks = 0; // what can be cut: a break is at least a change
    for (const TimetableLine& line : table.lines)
        if (line.activity == Activity::Break)
            breaks += line.end - line.begin - changeMinutes;
    if (const double cut = std::ceil(over); cut <= breaks)
        ways.push_back({Way::ShorterBreaks, 0, static_cast<int>(cut), table.minutes() - cut});
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const double drive = minutes.at(static_cast<std::size_t>(i)).drive;
        const int laps = lapsOf(rally.stages()[i]);
        if (drive > over) {
            const double lap = drive / laps;
            if (const double fewer = std::floor((drive - over) / lap); fewer >= 1)
                ways.push_back({Way::FewerLaps, i, static_cast<int>(fewer),
                                table.minutes() - lap * (laps - fewer)});
        }
        if (const double most = std::floor(drive - over); most >= 1)
            ways.push_back({Way::Swap, i, static_cast<int>(most), table.minutes() - drive + most});
        if (rally.stages().size() > 1)
            if (const double left = without(rally, minutes, changeMinutes, {i}); left <= limit)
                ways.push_back({Way::Drop, i, 0, left});
    }
    // Breaks and laps before stages, stages swapped before dropped; then what leaves most play.
    std::stable_sort(ways.begin(), ways.end(), [](const Shortening& a, const Shortening& b) {
        const auto rank = [](Way way) {
            return way == Way::ShorterBreaks ? 0
                   : way == Way::FewerLaps   ? 1
                   : way == Way::Swap        ? 2
                                             : 3;
        };
        return rank(a.way) != rank(b.way) ? rank(a.way) < rank(b.way) : a.minutes > b.minutes;
    });
    return ways;
}

std::vector<qsizetype> stagesToDrop(const Rally& rally, const Minutes& minutes, int changeMinutes,
                                    int limit) {
    std::vector<qsizetype> longest(static_cast<std::size_t>(rally.stages().size()));
    std::iota(longest.begin(), longest.end(), qsizetype{0});
    std::stable_sort(longest.begin(), longest.end(), [&](qsizetype a, qsizetype b) {
        return minutes.at(static_cast<std::size_t>(a)).drive >
               minutes.at(static_cast<std::size_t>(b)).drive;
    });
    std::vector<qsizetype> dropped;
    while (dropped.size() < longest.size() &&
           without(rally, minutes, changeMinutes, dropped) > limit)
        dropped.push_back(longest[dropped.size()]);
    std::sort(dropped.begin(), dropped.end());
    return dropped;
}

} // namespace stagewright
