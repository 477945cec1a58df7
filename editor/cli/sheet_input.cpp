#include "editor/cli/sheet_input.h"

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_title.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

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
    const QString title = oneLine(rally.info.title).simplified();
    return title.isEmpty() ? SheetInputTexts::tr("Untitled rally") : title;
}

} // namespace

Expected<SheetInput> loadSheetInput(const QString& path, int number, const AddedPieces& known) {
    auto opened = number == 0 ? loadStageInput(path, known) : loadOneStage(path, number, known);
    if (!opened)
        return tl::unexpected(opened.error());
    if (opened->stages.empty())
        return tl::unexpected(opened->faults.empty() ? noSuchStage(1, path)
                                                     : opened->faults.front());
    const bool isOne = !opened->isRally && opened->rally.stages().size() == 1;
    const QString title = isOne ? sheetStageName(opened->rally, 0) : rallyTitle(opened->rally);
    std::vector<qsizetype> stages;
    for (const InputStage& each : opened->stages)
        stages.push_back(std::max(each.number, 1) - 1);
    return SheetInput{title, std::move(stages), *std::move(opened)};
}

} // namespace stagewright
