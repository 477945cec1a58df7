#include "editor/cli/rally_input.h"

#include "model/bounded_file.h"
#include "model/rally/rally_parts.h"
#include "model/rally/stage_name.h"
#include "model/stage/stage_file.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallyInput {
    Q_DECLARE_TR_FUNCTIONS(RallyInput)
};

} // namespace

bool holdsRally(const QString& path) {
    const auto text = readBounded(path, largestRallyFile);
    return text && isRallyText(*text);
}

Expected<Rally> loadKnownRally(const QString& path, const Catalogue& catalogue) {
    auto rally = loadRally(path);
    if (!rally && loadStage(path))
        return tl::unexpected(Fault{RallyInput::tr("this is a stage, not a rally"),
                                    {},
                                    RallyInput::tr("\"rally --new\" makes a rally of stages"),
                                    path});
    if (!rally)
        return rally;
    for (qsizetype i = 0; i < rally->stages().size(); ++i)
        for (const Placement& tile : rally->stages()[i].stage.inLayingOrder())
            if (!catalogue.find(tile.side))
                return tl::unexpected(
                    Fault{RallyInput::tr("no box has a tile \"%1\"").arg(tile.side.toString()),
                          RallyInput::tr("%1, hex (%2, %3)")
                              .arg(stageName(*rally, i))
                              .arg(tile.hex.q)
                              .arg(tile.hex.r),
                          RallyInput::tr("Correct its number and side"), path});
    return rally;
}

} // namespace stagewright
