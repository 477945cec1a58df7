#include "editor/window/status_line.h"

#include "editor/window/board_actions.h"
#include "editor/window/workspace.h"

namespace stagewright {

namespace {

constexpr int apart = 12; // pixels between what is said

/// As it is on the keyboard; a dash where the user has given it none.
QString keyOf(const QAction* action) {
    const QKeySequence key = action->shortcut();
    return key.isEmpty() ? QStringLiteral("–") : key.toString(QKeySequence::NativeText);
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar, const Actions& actions)
    : QObject(&bar)
    , bar_(bar)
    , actions_(actions)
    , hint_(new QLabel)
    , pointed_(new QLabel)
    , count_(new QLabel)
    , zoom_(new QLabel) {
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the window may be narrow
    bar.addWidget(hint_, 1);
    for (QLabel* label : {pointed_, count_, zoom_}) {
        label->setContentsMargins(apart, 0, 0, 0);
        bar.addPermanentWidget(label);
    }
    for (const auto& [command, action] : boardActions(actions_))
        connect(action, &QAction::changed, this, [this] {
            if (workspace_)
                show();
        });
    zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("800 %  ")));
    zoom_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void StatusLine::turnTo(const Workspace& workspace) {
    if (workspace_)
        disconnect(workspace_, nullptr, this, nullptr);
    workspace_ = &workspace;
    connect(&workspace, &Workspace::refused, this,
            [this](const QString& reason) { bar_.showMessage(reason, 4000); });
    connect(&workspace, &Workspace::statusChanged, this, &StatusLine::show);
    show();
}

void StatusLine::show() {
    const auto keysOf = [this](BoardCommand command) {
        return keyOf(boardActions(actions_).at(command));
    };
    const BoardStatus status = workspace_->editor().status(keysOf);
    hint_->setText(status.hint);
    pointed_->setText(status.pointed);
    count_->setText(status.count);
    zoom_->setText(status.zoom);
}

} // namespace stagewright
