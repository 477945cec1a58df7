#include "model/pack/detected_kinds.h"

#include "model/pack/tile_sets.h"
#include "model/rally/rally_edit.h"
#include "model/stage/detected_kind.h"

#include <algorithm>

namespace stagewright {

namespace {

bool lacksKind(const RallyStage& stage) {
    return stage.stage.info.kind == StageKind::Unsaid;
}

} // namespace

void setDetectedKinds(Rally& rally, const Catalogue& catalogue) {
    const QList<RallyStage> stages = rally.stages();
    for (RallyStage stage : stages)
        if (lacksKind(stage)) {
            setDetectedKind(stage.stage, catalogue);
            apply(changeStage(rally, stage), rally);
        }
}

void setDetectedKinds(RallyPack& pack, const Catalogue& base) {
    const auto& stages = pack.rally.stages();
    if (std::none_of(stages.begin(), stages.end(), lacksKind))
        return; // tile sets take time
    const auto own = withTileSets(base, pack.tileSets);
    setDetectedKinds(pack.rally, own ? own->catalogue : base);
}

} // namespace stagewright
