#pragma once

#include "editor/document/named_edit.h"

#include <QUndoCommand>

#include <functional>

namespace stagewright {

/// An edit on the undo stack: applied when it is pushed or redone, its inverse when undone.
class EditCommand final : public QUndoCommand {
public:
    using Apply = std::function<void(const Edit&)>;

    EditCommand(NamedEdit step, Apply apply);

    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override;

    /// Edits of one gesture become one; where they cancel out, none.
    bool mergeWith(const QUndoCommand* next) override;

private:
    Edit edit_;
    int gesture_;
    Apply apply_;
};

} // namespace stagewright
