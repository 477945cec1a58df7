#include "editor/cli/stage_input.h"

#include "model/stage/stage_file.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageInput {
    Q_DECLARE_TR_FUNCTIONS(StageInput)
};

} // namespace

Expected<Stage> loadKnownStage(const QString& path, const Catalogue& catalogue) {
    auto stage = loadStage(path);
    if (!stage)
        return stage;
    for (const Placement& placement : stage->inLayingOrder()) {
        if (catalogue.find(placement.side))
            continue;
        const QString place = StageInput::tr("tiles[%1].tile on hex (%2, %3)")
                                  .arg(placement.laid)
                                  .arg(placement.hex.q)
                                  .arg(placement.hex.r);
        return tl::unexpected(
            Fault{StageInput::tr("no box has a tile \"%1\"").arg(placement.side.toString()), place,
                  StageInput::tr("Correct its number and side"), path});
    }
    return stage;
}

Expected<Stage> loadStageToDraw(const QString& path, const Catalogue& catalogue) {
    auto stage = loadKnownStage(path, catalogue);
    if (stage && stage->placements().isEmpty())
        return tl::unexpected(Fault{StageInput::tr("the stage has no tiles, so there is nothing "
                                                   "to draw"),
                                    {},
                                    StageInput::tr("Lay some tiles first"),
                                    path});
    return stage;
}

} // namespace stagewright
