#include "editor/document/stage_undo_step.h"

#include "model/one_line.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageUndoSteps {
    Q_DECLARE_TR_FUNCTIONS(StageUndoSteps)
};

} // namespace

StageUndoStep changeTitle(const Stage& stage, const QString& title) {
    StageInfo info = stage.info;
    info.title = oneLine(title);
    return {describe(stage, info), [] { return StageUndoSteps::tr("Change title"); }};
}

StageUndoStep changeAuthor(const Stage& stage, const QString& author) {
    StageInfo info = stage.info;
    info.author = oneLine(author);
    return {describe(stage, info), [] { return StageUndoSteps::tr("Change author"); }};
}

StageUndoStep changeLaps(const Stage& stage, int laps) {
    StageInfo info = stage.info;
    info.laps = laps;
    return {describe(stage, info), [] { return StageUndoSteps::tr("Change laps"); }};
}

StageUndoStep changeDashboard(const Stage& stage, const QString& id) {
    StageInfo info = stage.info;
    info.dashboard = id;
    return {describe(stage, info), [] { return StageUndoSteps::tr("Change the car"); }};
}

} // namespace stagewright
