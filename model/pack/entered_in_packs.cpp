#include "model/pack/entered_in_packs.h"

namespace stagewright {

PieceSets enteredOf(const RallyPack& pack, const Games& games) {
    std::vector<const Stage*> stages;
    for (const RallyStage& each : pack.rally.stages())
        stages.push_back(&each.stage);
    return enteredPieces(stages, games);
}

RallyPack withEntered(RallyPack pack, const PieceSets& entered) {
    for (const auto& [name, text] : entered)
        pack.tileSets.insert_or_assign(name, text);
    return pack;
}

} // namespace stagewright
