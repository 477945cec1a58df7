#pragma once

#include "model/step_name.h"

#include <QUndoCommand>

#include <utility>

namespace stagewright {

/// A command of the undo stack that can say its name in another language.
class UndoCommand : public QUndoCommand {
public:
    explicit UndoCommand(StepName name) : QUndoCommand(name()), name_(std::move(name)) {}

    void sayNameAnew() { setText(name_()); }

private:
    StepName name_;
};

} // namespace stagewright
