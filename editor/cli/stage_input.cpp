#include "editor/cli/stage_input.h"

#include "model/bounded_file.h"
#include "model/json/text.h"
#include "model/stage/stage_file.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageInput {
    Q_DECLARE_TR_FUNCTIONS(StageInput)
};

/// @pre the file has been read, and has such a field
int lineIn(const QString& path, const QString& field) {
    const auto text = readBounded(path, largestStageFile);
    return text ? lineOf(*text, field.toStdString()).value_or(1) : 1;
}

} // namespace

Expected<Stage> loadKnownStage(const QString& path, const Catalogue& catalogue) {
    auto stage = loadStage(path);
    if (!stage)
        return stage;
    for (const Placement& placement : stage->inLayingOrder()) {
        if (catalogue.find(placement.side))
            continue;
        // The tiles are numbered as they stand in the file.
        const QString field = QStringLiteral("tiles[%1].tile").arg(placement.laid);
        const QString place = StageInput::tr("line %1, %2 on hex (%3, %4)")
                                  .arg(lineIn(path, field))
                                  .arg(field)
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
