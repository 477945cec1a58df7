#include "editor/cli/sheet_input.h"

#include "editor/cli/rally_input.h"
#include "editor/cli/stage_input.h"
#include "editor/sheets/stage_sheet.h"
#include "model/pack/rally_pack.h"
#include "model/rally/stage_name.h"

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

/// What the foot says where the sheet is of several stages.
QString markOf(const Rally& rally, int number) {
    return stageName(rally, number - 1).simplified();
}

Expected<SheetInput> loadRallySheet(const QString& path, int number, const Overlaid& tiles) {
    const auto known = loadKnownRally(path, tiles.catalogue);
    if (!known)
        return tl::unexpected(known.error());
    const Rally& rally = known->rally;
    SheetInput input;
    input.title = rallyTitle(rally);
    for (int i = 1; i <= static_cast<int>(rally.stages().size()); ++i)
        if (number == 0 || number == i)
            input.stages.push_back({rally.stages()[i - 1].stage, markOf(rally, i)});
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
    const auto pack = isPackFile(path) ? loadRallyPack(path) : Expected<OpenedPack>();
    if (!pack)
        return tl::unexpected(pack.error());
    const Rally& rally = pack->pack.rally;
    for (InputStage& each : found->stages)
        input.stages.push_back(
            {std::move(each.stage), each.number == 0 ? QString() : markOf(rally, each.number)});
    if (input.stages.empty())
        return tl::unexpected(input.faults.empty() ? noSuchStage(1, path) : input.faults.front());
    input.title = isPackFile(path) ? rallyTitle(rally) : sheetTitle(input.stages.front().stage);
    return input;
}

} // namespace

Expected<SheetInput> loadSheetInput(const QString& path, int number, const Overlaid& tiles) {
    return holdsRally(path) ? loadRallySheet(path, number, tiles)
                            : loadStageSheet(path, number, tiles);
}

} // namespace stagewright
