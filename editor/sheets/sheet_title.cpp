#include "editor/sheets/sheet_title.h"

#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SheetTitle {
    Q_DECLARE_TR_FUNCTIONS(SheetTitle)
};

} // namespace

QString sheetTitle(const Stage& stage) {
    const QString title = oneLine(stage.info.title).simplified();
    if (!title.isEmpty())
        return title;
    return stage.info.kind == StageKind::Circuit ? SheetTitle::tr("Untitled circuit")
                                                 : SheetTitle::tr("Untitled stage");
}

QString withLaps(const QString& name, const Stage& stage) {
    return stage.info.kind == StageKind::Circuit
               ? SheetTitle::tr("%1, %n lap(s)", nullptr, stage.info.laps).arg(name)
               : name;
}

QString sheetStageName(const Rally& rally, qsizetype stage) {
    const RallyStage& named = rally.stages()[stage];
    const QString name =
        isAlone(rally) ? sheetTitle(named.stage) : stageName(rally, stage).simplified();
    return withLaps(name, named.stage);
}

QString sheetStageMark(const Rally& rally, qsizetype stage) {
    return isAlone(rally) ? QString() : sheetStageName(rally, stage);
}

} // namespace stagewright
