#include "editor/rally/form_steps.h"

#include "model/rally/rally_edits.h"

namespace stagewright {

void FormSteps::make(const RallyEdit& edit, const StepName& name, const QWidget* field) {
    if (!field)
        gesture_ = 0;
    else if (field != field_)
        gesture_ = document_.newGesture();
    field_ = field;
    document_.make(RallyUndoStep{edit, name, gesture_});
}

void FormSteps::info(const StepName& name, const InfoChange& change, const QWidget* field) {
    if (showing_)
        return;
    RallyInfo info = document_.rally().info;
    change(info);
    make(describe(document_.rally(), info), name, field);
}

void FormSteps::stage(const StepName& name, const StageChange& change, const QWidget* field) {
    if (showing_)
        return;
    RallyStage stage = *document_.rally().find(document_.current());
    change(stage);
    make(changeStage(document_.rally(), stage), name, field);
}

void FormSteps::session(const StepName& name, const SessionChange& change, const QWidget* field) {
    if (showing_)
        return;
    const Rally& rally = document_.rally();
    const int index = rally.find(document_.current())->session;
    Session session = rally.sessions().at(index);
    change(session);
    make(changeSession(rally, index, session), name, field);
}

void FormSteps::show(const std::function<void()>& fill) {
    const bool before = showing_;
    showing_ = true;
    fill();
    showing_ = before;
}

} // namespace stagewright
