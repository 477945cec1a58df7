#pragma once

#include "editor/window/dialogs.h"
#include "editor/window/workplace.h"

namespace stagewright {

/// Adds the stages of files, of any program that is known, to the rally in front, and tells what
/// could not be read.
class StageAdding final : public QObject {
    Q_OBJECT

public:
    /// The place in front.
    using Current = std::function<Workplace&()>;

    /// @param window owns it, and is the parent of the dialogs
    StageAdding(Current current, Dialogs dialogs, QWidget* window);

    /// Those of the files that the user chooses, if any.
    void ask();

private:
    void add(const QStringList& paths);

    Current current_;
    Dialogs dialogs_;
    QWidget* window_;
};

} // namespace stagewright
