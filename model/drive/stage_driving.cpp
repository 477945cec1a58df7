#include "model/drive/stage_driving.h"

#include "model/drive/drive_task.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DrivingTexts {
    Q_DECLARE_TR_FUNCTIONS(StageDriving)
};

} // namespace

Expected<DriveTask> notDriven(const Stage&, const DriveRules&, int, const Games&) {
    return tl::unexpected(
        Fault{DrivingTexts::tr("how long stages of this game take is not known"), {}, {}, {}});
}

Expected<DriveTask> driveTaskOf(const Stage& stage, const Games& games, const DriveRules& rules,
                                int laps) {
    auto task = games.face<StageDriving>(stage).task(stage, rules, laps, games);
    if (const Dashboard* said = dashboardNamed(rules, stage.info.dashboard); task && said)
        task->dashboard = *said;
    return task;
}

} // namespace stagewright
