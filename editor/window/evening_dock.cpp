#include "editor/window/evening_dock.h"

#include "editor/rally/evening_panel.h"
#include "editor/window/workplace.h"

#include <QAction>

namespace stagewright {

EveningDock::EveningDock(DocumentTabs& tabs, QMainWindow& window)
    : QDockWidget(tr("Evening"), &window)
    , tabs_(tabs)
    , bars_(new QScrollArea) {
    setObjectName(QStringLiteral("evening"));
    toggleViewAction()->setObjectName(QStringLiteral("panel-evening"));
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    bars_->setFrameShape(QFrame::NoFrame);
    bars_->setWidgetResizable(true);
    bars_->setFocusPolicy(Qt::NoFocus);
    setWidget(bars_);
    window.addDockWidget(Qt::RightDockWidgetArea, this);
    if (auto* estimate = window.findChild<QDockWidget*>(QStringLiteral("estimate"))) {
        window.tabifyDockWidget(estimate, this);
        estimate->raise();
    }
    hide();
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (shown)
            raise();
    });
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (seen)
            follow();
    });
    connect(&tabs, &DocumentTabs::turned, this, [this] {
        if (panel_)
            follow();
    });
}

void EveningDock::follow() {
    Document& document = tabs_.current().document();
    if (panel_ && &panel_->document() == &document)
        return;
    leave();
    panel_ = new EveningPanel(document);
    // The board goes before the document does.
    connect(&tabs_.current().board(), &QObject::destroyed, panel_, [this] { leave(); });
    bars_->setWidget(panel_);
}

/// Before the document goes.
void EveningDock::leave() {
    delete bars_->takeWidget();
    panel_ = nullptr;
}

} // namespace stagewright
