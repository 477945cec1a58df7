#include "model/rally/services.h"

#include "model/game/pieces.h"
#include "model/rally/rally_edits.h"

namespace stagewright {

QList<RallyStage> withServices(QList<RallyStage> stages, const Games& games) {
    for (RallyStage& each : stages)
        each.serviceAfter =
            games.face<StagePieces>(each.stage).hasService(each.stage, games).value_or(false);
    if (!stages.isEmpty())
        stages.back().serviceAfter = false;
    return stages;
}

Rally withServices(Rally rally, const Games& games) {
    for (const RallyStage& served : withServices(rally.stages(), games))
        apply(changeStage(rally, served), rally);
    return rally;
}

} // namespace stagewright
