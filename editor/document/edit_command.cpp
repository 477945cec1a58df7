#include "editor/document/edit_command.h"

#include <utility>

namespace stagewright {

EditCommand::EditCommand(NamedEdit step, Apply apply)
    : QUndoCommand(step.name)
    , edit_(std::move(step.edit))
    , gesture_(step.gesture)
    , apply_(std::move(apply)) {}

void EditCommand::redo() {
    apply_(edit_);
}

void EditCommand::undo() {
    apply_(inverse(edit_));
}

int EditCommand::id() const {
    return gesture_ == 0 ? -1 : gesture_; // the stack asks to merge equal ids other than -1
}

bool EditCommand::mergeWith(const QUndoCommand* next) {
    edit_ = composed(edit_, static_cast<const EditCommand*>(next)->edit_);
    setObsolete(edit_.isNothing());
    return true;
}

} // namespace stagewright
