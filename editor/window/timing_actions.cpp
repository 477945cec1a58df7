#include "editor/window/timing_actions.h"

#include "editor/timing/timing_screen.h"
#include "editor/timing/timing_window.h"
#include "editor/window/document_tabs.h"
#include "editor/window/file_actions.h"
#include "editor/window/workspace.h"

#include <algorithm>

namespace stagewright {

TimingActions::TimingActions(DocumentTabs& tabs, QSettings& settings, QWidget& window)
    : QObject(&window)
    , tabs_(tabs)
    , settings_(settings)
    , window_(window)
    , entry_(new QAction(tr("At the &table"), this)) {
    entry_->setObjectName(QStringLiteral("at-the-table"));
    entry_->setShortcut(Qt::Key_F11);
    connect(entry_, &QAction::triggered, this, &TimingActions::open);
}

void TimingActions::open() {
    if (!tabs_.current().hasPanels())
        return; // the pieces are still being read
    if (view_ && &view_->document() != &tabs_.current().document()) {
        if (!view_->close())
            return; // what is typed there is no time
        delete view_;
    }
    if (view_) {
        view_->setWindowState(view_->windowState() & ~Qt::WindowMinimized);
        view_->raise();
        return view_->activateWindow();
    }
    make(tabs_.current());
    showAtTable(*view_, window_, settings_);
    view_->activateWindow();
}

void TimingActions::make(Workspace& workspace) {
    view_ = new TimingWindow(workspace.document(), workspace.planner(), &window_);
    view_->setAttribute(Qt::WA_DeleteOnClose);
    connect(view_, &TimingWindow::leaving, this, [this] { rememberTable(*view_, settings_); });
    connect(view_, &TimingWindow::saveWanted, &workspace.files(), &FileActions::save);
    // The board goes before planner and document do.
    connect(&workspace.boards(), &QObject::destroyed, view_, [this] {
        rememberTable(*view_, settings_);
        delete view_;
    });
}

TimingWindow* TimingActions::view() const {
    return view_;
}

void TimingActions::close() {
    if (view_)
        view_->close();
    delete view_; // not later: its document may go
}

TimingActions::Left TimingActions::leave() {
    if (!view_)
        return {};
    Left left{&view_->document(), view_->saveGeometry(), view_->typed()};
    rememberTable(*view_, settings_);
    delete view_; // closed, it would enter what is typed
    return left;
}

void TimingActions::resume(const Left& left) {
    const auto& all = tabs_.workspaces();
    const auto workspace = std::find_if(all.begin(), all.end(), [&](const auto& each) {
        return &each->document() == left.document;
    });
    if (workspace == all.end())
        return;
    make(**workspace);
    view_->restoreGeometry(left.place);
    if (left.typed)
        view_->typeAgain(*left.typed);
    view_->show();
}

} // namespace stagewright
