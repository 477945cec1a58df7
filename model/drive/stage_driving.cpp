#include "model/drive/stage_driving.h"

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

} // namespace stagewright
