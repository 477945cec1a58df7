#include "editor/cli/sheet_input.h"

#include "editor/cli/rally_input.h"
#include "editor/cli/stage_input.h"
#include "editor/sheets/stage_sheet.h"
#include "model/pack/rally_pack.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SheetInputTexts {
    Q_DECLARE_TR_FUNCTIONS(SheetInput)
};

Fault noSuchStage(int number, const QString& path) {
    return {SheetInputTexts::tr("there is no stage %1").arg(number),
            {},
            SheetInputTexts::tr("Stages are counted from 1"),
            path};
}

QString rallyTitle(const Rally& rally) {
    const QString title = rally.info.title.simplified();
    return title.isEmpty() ? SheetInputTexts::tr("Untitled rally") : title;
}

Expected<SheetInput> loadRallySheet(const QString& path, int number, const Overlaid& tiles) {
    const auto known = loadKnownRally(path, tiles.catalogue);
    if (!known)
        return tl::unexpected(known.error());
    SheetInput input;
    input.rally = known->rally;
    input.title = rallyTitle(input.rally);
    for (int i = 1; i <= static_cast<int>(input.rally.stages().size()); ++i)
        if (number == 0 || number == i)
            input.stages.push_back(i - 1);
    if (input.stages.empty())
        return tl::unexpected(noSuchStage(number, path));
    return input;
}

/// A stage alone, or what is whole of a pack.
Expected<SheetInput> loadStageSheet(const QString& path, int number, const Overlaid& tiles) {
    auto found = number == 0 ? loadStageInput(path, tiles) : loadOneStage(path, number, tiles);
    if (!found)
        return tl::unexpected(found.error());
    SheetInput input;
    input.faults = std::move(found->faults);
    if (found->own)
        input.own.emplace(*std::move(found->own));
    if (isPackFile(path)) {
        const auto pack = loadRallyPack(path);
        if (!pack)
            return tl::unexpected(pack.error());
        input.rally = pack->pack.rally;
        input.title = rallyTitle(input.rally);
        for (const InputStage& each : found->stages)
            input.stages.push_back(each.number - 1);
    } else if (!found->stages.empty()) {
        input.rally = Rally(found->stages.front().stage);
        input.title = sheetTitle(found->stages.front().stage);
        input.stages.push_back(0);
    }
    if (input.stages.empty())
        return tl::unexpected(input.faults.empty() ? noSuchStage(1, path) : input.faults.front());
    return input;
}

} // namespace

Expected<SheetInput> loadSheetInput(const QString& path, int number, const Overlaid& tiles) {
    return holdsRally(path) ? loadRallySheet(path, number, tiles)
                            : loadStageSheet(path, number, tiles);
}

} // namespace stagewright
