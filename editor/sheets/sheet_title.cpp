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
    return title.isEmpty() ? SheetTitle::tr("Untitled stage") : title;
}

QString sheetStageName(const Rally& rally, qsizetype stage) {
    return isAlone(rally) ? sheetTitle(rally.stages()[stage].stage)
                          : stageName(rally, stage).simplified();
}

QString sheetStageMark(const Rally& rally, qsizetype stage) {
    return isAlone(rally) ? QString() : sheetStageName(rally, stage);
}

} // namespace stagewright
