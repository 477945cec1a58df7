#include "model/pack/detected_kinds.h"

#include "model/game/piece_files.h"
#include "model/game/pieces.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"

#include <algorithm>

namespace stagewright {

namespace {

bool lacksKind(const RallyStage& stage) {
    return stage.stage.info.kind == StageKind::Unsaid;
}

} // namespace

void setDetectedKinds(Rally& rally, const Games& games) {
    const QList<RallyStage> stages = rally.stages();
    for (RallyStage stage : stages)
        if (lacksKind(stage)) {
            games.face<StagePieces>(stage.stage).setUnsaidKind(stage.stage, games);
            apply(changeStage(rally, stage), rally);
        }
}

void setDetectedKinds(RallyPack& pack, const Games& games) {
    const auto& stages = pack.rally.stages();
    if (std::none_of(stages.begin(), stages.end(), lacksKind))
        return; // tile sets take time
    const auto own = withPieceSets(games, pack.tileSets);
    setDetectedKinds(pack.rally, own ? own->games : games);
}

} // namespace stagewright
