#include "model/rally/schedule.h"

#include "model/drive/table_time.h"

#include <cmath>

namespace stagewright {

namespace {

/// Minutes; 0 within a session.
int breakBetween(const Rally& rally, int last, int next) {
    return last == next ? 0 : rally.sessions()[next].breakBefore;
}

} // namespace

StageMinutes stageMinutes(const DriveRules& rules, double turns, int players, int tiles) {
    return {std::round(tableMinutes(rules, turns, players)),
            std::round(setupMinutes(rules, tiles))};
}

Timetable timetable(const Rally& rally, const std::vector<StageMinutes>& minutes,
                    int changeMinutes) {
    Timetable table;
    double now = 0;
    const auto add = [&](Activity activity, qsizetype stage, double length, double& sum) {
        table.lines.push_back({activity, stage, now, now + length});
        now += length;
        sum += length;
    };
    const QList<RallyStage>& stages = rally.stages();
    for (qsizetype i = 0; i < stages.size(); ++i) {
        if (i > 0) {
            const int pause = breakBetween(rally, stages[i - 1].session, stages[i].session);
            if (pause > changeMinutes)
                add(Activity::Break, i, pause, table.breaks);
            else
                add(Activity::Change, i, changeMinutes, table.change);
        }
        const StageMinutes& stage = minutes.at(static_cast<std::size_t>(i));
        add(Activity::Drive, i, stage.drive, table.drive);
        table.setup += stage.setup;
    }
    return table;
}

QTime clockTime(QTime start, double minutes) {
    return start.addSecs(static_cast<int>(std::lround(minutes)) * 60);
}

} // namespace stagewright
