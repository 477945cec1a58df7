#include "editor/document/rally_undo_step.h"

#include "model/one_line.h"
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
    const QString line = oneLine(title);
    return line.isEmpty() ? RallySteps::tr("stage") : line;
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
    if (!there || oneLine(title) == oneLine(there->stage.info.title))
        return {};
    RallyStage renamed = *there;
    renamed.stage.info.title = oneLine(title);
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
    const StageInfo& info = there->stage.info;
    const bool isRace = info.kind == StageKind::Circuit;
    return {changeStage(rally, changed), [service, isRace, title = info.title] {
                const QString form = isRace    ? service ? RallySteps::tr("Pit stop after %1")
                                                         : RallySteps::tr("No pit stop after %1")
                                        : service ? RallySteps::tr("Service after %1")
                                               : RallySteps::tr("No service after %1");
                return form.arg(called(title));
            }};
}

RallyUndoStep changePlayersOf(const Rally& rally, int players) {
    return {planFor(rally, players), [] { return RallySteps::tr("Number of players"); }};
}

} // namespace stagewright
