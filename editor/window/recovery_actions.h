#pragma once

#include "editor/recovery/recovery.h"
#include "editor/window/file_actions.h"

#include <QMainWindow>

namespace stagewright {

/// Offers the user what an earlier run has left behind, and says where nothing can be kept.
class RecoveryActions final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it, and is the parent of the dialogs; the others must outlive it
    RecoveryActions(Document& document, FileActions& files, Dialogs dialogs, RecoveryFolder folder,
                    QMainWindow* window);

    /// Asks, if there is anything to offer. What the user does not decide on stays.
    void offer();

    [[nodiscard]] Recovery& recovery() const { return *recovery_; }

private:
    Document& document_;
    FileActions& files_;
    Dialogs dialogs_;
    QMainWindow* window_;
    Recovery* recovery_;
};

} // namespace stagewright
