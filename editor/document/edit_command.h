#pragma once

#include "editor/document/rally_undo_step.h"
#include "editor/document/stage_undo_step.h"
#include "editor/document/undo_command.h"

#include <functional>
#include <utility>

namespace stagewright {

/// An edit on the undo stack: applied when it is pushed or redone, its inverse when undone.
template <typename EditValue>
class EditCommand final : public UndoCommand {
public:
    using Apply = std::function<void(const EditValue&)>;

    EditCommand(EditValue edit, StepName name, int gesture, Apply apply)
        : UndoCommand(std::move(name))
        , edit_(std::move(edit))
        , gesture_(gesture)
        , apply_(std::move(apply)) {}

    void redo() override { apply_(edit_); }
    void undo() override { apply_(inverse(edit_)); }

    /// The stack asks to merge equal ids other than -1.
    [[nodiscard]] int id() const override { return gesture_ == 0 ? -1 : gesture_; }

    /// Edits of one gesture become one; where they cancel out, none.
    bool mergeWith(const QUndoCommand* next) override {
        const auto* same = dynamic_cast<const EditCommand*>(next);
        if (!same)
            return false;
        edit_ = composed(edit_, same->edit_);
        setObsolete(edit_.isNothing());
        return true;
    }

private:
    EditValue edit_;
    int gesture_;
    Apply apply_;
};

} // namespace stagewright
