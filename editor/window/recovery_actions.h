#pragma once

#include "editor/window/dialogs.h"

#include <QLabel>
#include <QMainWindow>

namespace stagewright {

class DocumentTabs;
struct Fault;
class Recovery;
class RecoveryFolder;

/// Offers the user what an earlier run has left behind, and says where nothing can be kept.
class RecoveryActions final : public QObject {
    Q_OBJECT

public:
    /// Keeps safe what is open, and what is opened later.
    /// @param window owns it, and is the parent of the dialogs
    RecoveryActions(DocumentTabs& tabs, Dialogs dialogs, RecoveryFolder folder,
                    QMainWindow* window);

    /// Asks, if there is anything to offer. What the user does not decide on stays.
    void offer();

    [[nodiscard]] Recovery& recovery() const { return *recovery_; }

private:
    void sayUnread(const std::vector<Fault>& unread);
    void sayOutOfReach(const QString& path);

    DocumentTabs& tabs_;
    Dialogs dialogs_;
    QMainWindow* window_;
    Recovery* recovery_;
    QLabel* warning_; ///< in the status bar, as long as nothing can be kept safe
};

} // namespace stagewright
