#include "editor/window/recovery_actions.h"

#include "editor/recovery/recovery.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/window/document_tabs.h"

#include <QStatusBar>

#include <algorithm>
#include <span>
#include <utility>

namespace stagewright {

RecoveryActions::RecoveryActions(DocumentTabs& tabs, Dialogs dialogs, RecoveryFolder folder,
                                 QMainWindow* window)
    : QObject(window)
    , tabs_(tabs)
    , dialogs_(std::move(dialogs))
    , window_(window)
    , recovery_(new Recovery(std::move(folder), window))
    , warning_(new QLabel(tr("Not kept safe"))) {
    const auto watch = [this](Workspace& workspace) { recovery_->watch(workspace.document()); };
    for (const auto& workspace : tabs.workspaces())
        watch(*workspace);
    connect(&tabs, &DocumentTabs::added, this, watch);
    connect(&tabs, &DocumentTabs::closing, this,
            [this](Workspace& workspace) { recovery_->close(workspace.document()); });
    warning_->hide();
    window->statusBar()->addPermanentWidget(warning_);
    connect(recovery_, &Recovery::failed, this, [this](const Fault& fault) {
        const QString what =
            tr("Changes that are not saved cannot be kept safe. %1").arg(sentence(fault));
        window_->statusBar()->showMessage(what);
        warning_->setToolTip(what);
        warning_->setAccessibleDescription(what);
        warning_->show();
    });
    connect(recovery_, &Recovery::worksAgain, this, [this] {
        warning_->hide();
        window_->statusBar()->clearMessage();
    });
}

/// They may be mended by hand, or by a newer version.
void RecoveryActions::sayUnread(const std::vector<Fault>& unread) {
    QStringList lines;
    constexpr std::size_t mostNamed = 6;
    for (const Fault& fault : std::span(unread).first(std::min(unread.size(), mostNamed)))
        lines << sentence(fault);
    dialogs_.complain(
        window_, tr("%n copy or copies of unsaved changes cannot be read. They are kept: remove "
                    "those that are not wanted.",
                    nullptr, static_cast<int>(unread.size())) +
                     QStringLiteral("\n\n") + lines.join(u'\n'));
}

/// What else it holds is not known, and would be lost when it is saved.
void RecoveryActions::sayOutOfReach(const QString& path) {
    dialogs_.complain(window_,
                      tr("The disk of \"%1\" does not answer. The copy is kept, and offered "
                         "again at the next start.")
                          .arg(path));
}

void RecoveryActions::offer() {
    RecoveryScan all = recovery_->folder().scan(tabs_.current().document().baseGames());
    if (!all.unread.empty())
        sayUnread(all.unread);
    std::vector<RecoverableCopy>& left = all.copies;
    if (left.empty())
        return;
    lookAtFiles(left, tabs_.current().document().baseGames());
    const std::vector<RecoveryChoice> choices =
        dialogs_.recover(window_, left, tabs_.current().document().games());
    for (std::size_t i = 0; i < left.size() && i < choices.size(); ++i) {
        const RecoverableCopy& each = left[i];
        if (choices[i] == RecoveryChoice::Open && !each.copy.path.isEmpty() && !each.file) {
            sayOutOfReach(each.copy.path);
            continue;
        }
        // A copy that has been opened goes once there is another of the open document.
        const bool isDone =
            choices[i] == RecoveryChoice::Discard ||
            (choices[i] == RecoveryChoice::Open &&
             tabs_.recover(each.copy, each.file.value_or(FileOfCopy())) && recovery_->keepNow());
        if (isDone)
            removeCopy(each.held.path());
    }
}

} // namespace stagewright
