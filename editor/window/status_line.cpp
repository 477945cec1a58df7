#include "editor/window/status_line.h"

#include "editor/window/board_actions.h"
#include "editor/window/workspace.h"

#include <QPainter>
#include <QStyle>

namespace stagewright {

namespace {

constexpr int apart = 12; // pixels between what is said

/// Cut where the window is too narrow for it, and whole in its tool tip.
class ShortenedLabel final : public QLabel {
public:
    QSize minimumSizeHint() const override {
        return {fontMetrics().horizontalAdvance(QStringLiteral("…")) + apart,
                QLabel::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const QString shown =
            fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), Qt::AlignVCenter, palette(), isEnabled(),
                              shown, foregroundRole());
    }
};

} // namespace

StatusLine::StatusLine(QStatusBar& bar, const Actions& actions)
    : QObject(&bar)
    , bar_(bar)
    , actions_(actions)
    , hint_(new ShortenedLabel)
    , pointed_(new ShortenedLabel)
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
    const BoardStatus status = workspace_->editor().status(keysOfBoard(actions_));
    hint_->setText(status.hint);
    hint_->setToolTip(status.hint);
    pointed_->setText(status.pointed);
    pointed_->setToolTip(status.pointed);
    count_->setText(status.count);
    zoom_->setText(status.zoom);
}

} // namespace stagewright
