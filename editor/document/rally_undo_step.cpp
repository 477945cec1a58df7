#include "editor/document/rally_undo_step.h"

#include "model/rally/rally_edits.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallySteps {
    Q_DECLARE_TR_FUNCTIONS(RallySteps)
};

QString titleOf(const Rally& rally, StageKey stage) {
    const RallyStage* there = rally.find(stage);
    return there ? there->stage.info.title : QString();
}

/// What a stage is called in the name of a step.
QString called(const QString& title) {
    return title.isEmpty() ? RallySteps::tr("stage") : title;
}

} // namespace

RallyUndoStep addStageTo(const Rally& rally, const Stage& stage, qsizetype at) {
    RallyStage added;
    added.stage = stage;
    return {addStage(rally, added, at), [] { return RallySteps::tr("Add a stage"); }};
}

RallyUndoStep duplicateStageOf(const Rally& rally, StageKey stage) {
    return {duplicateStage(rally, stage), [title = titleOf(rally, stage)] {
                return RallySteps::tr("Duplicate %1").arg(called(title));
            }};
}

RallyUndoStep removeStageOf(const Rally& rally, StageKey stage) {
    if (rally.stages().size() == 1)
        return {};
    return {removeStage(rally, stage), [title = titleOf(rally, stage)] {
                return RallySteps::tr("Remove %1").arg(called(title));
            }};
}

RallyUndoStep moveStageOf(const Rally& rally, StageKey stage, qsizetype to) {
    const auto count = rally.stages().size();
    if (!rally.find(stage) || to < 0 || to >= count)
        return {};
    // It goes into the session of the stage whose place it takes.
    const int session = rally.stages().at(to).session;
    return {moveStage(rally, stage, to, session), [title = titleOf(rally, stage)] {
                return RallySteps::tr("Move %1").arg(called(title));
            }};
}

RallyUndoStep renameStageOf(const Rally& rally, StageKey stage, const QString& title) {
    const RallyStage* there = rally.find(stage);
    if (!there)
        return {};
    RallyStage renamed = *there;
    renamed.stage.info.title = title;
    return {changeStage(rally, renamed), [old = there->stage.info.title] {
                return RallySteps::tr("Rename %1").arg(called(old));
            }};
}

RallyUndoStep setServiceAfter(const Rally& rally, StageKey stage, bool service) {
    const RallyStage* there = rally.find(stage);
    if (!there)
        return {};
    RallyStage changed = *there;
    changed.serviceAfter = service;
    return {changeStage(rally, changed), [service, title = there->stage.info.title] {
                return service ? RallySteps::tr("Service after %1").arg(called(title))
                               : RallySteps::tr("No service after %1").arg(called(title));
            }};
}

} // namespace stagewright
