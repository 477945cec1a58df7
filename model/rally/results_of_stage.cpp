#include "model/rally/results_of_stage.h"

namespace stagewright {

StageResults resultsOf(const Rally& rally, const RallyStage& stage, const Games& games,
                       int wheels) {
    StageResults all = games.face<StageResults>(stage.stage);
    all.wheel = all.wheel || wheels > 0;
    for (const auto& [key, result] : rally.results()) {
        if (key.stage != stage.key)
            continue;
        all.gearbox = all.gearbox || result.damage.gearbox > 0;
        all.coast = all.coast || result.damage.coast > 0;
        all.brake = all.brake || result.damage.brake > 0;
        all.wheel = all.wheel || result.wheel != SpareWheel::Kept;
    }
    return all;
}

} // namespace stagewright
