#include "editor/window/evening_dock.h"

#include "editor/fields/scrolled_panel.h"
#include "editor/rally/evening_panel.h"
#include "editor/rally/results_panel.h"
#include "editor/window/document_tabs.h"
#include "editor/window/panel_entry.h"
#include "editor/window/workspace.h"

#include <QTabBar>

#include <utility>

namespace stagewright {

namespace {

constexpr int leastLinesOfPage = 6; // of a page of the evening

} // namespace

EveningDock::EveningDock(DocumentTabs& tabs, QMainWindow& window)
    : QDockWidget(tr("Evening"), &window)
    , tabs_(tabs)
    , entry_(panelEntry(*this, QStringLiteral("evening")))
    , bars_(new ScrolledPanel) {
    setWidget(bars_);
    setObjectName(QStringLiteral("evening"));
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    window.addDockWidget(Qt::RightDockWidgetArea, this);
    if (auto* estimate = window.findChild<QDockWidget*>(QStringLiteral("estimate"))) {
        window.tabifyDockWidget(estimate, this);
        estimate->raise();
    }
    hide();
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (!seen) // also said when the window goes, the tabs before it
            return;
        seen_ = true;
        follow();
    });
    connect(&tabs, &DocumentTabs::turned, this, &EveningDock::follow);
}

void EveningDock::follow() {
    if (!seen_ || !tabs_.current().hasPanels())
        return;
    Document& document = tabs_.current().document();
    if (panel_ && &panel_->document() == &document)
        return;
    leave();
    panel_ = new EveningPanel(document, tabs_.current().planner());
    panel_->setClubMenu(tabs_.current().results().clubMenu());
    // The board goes before the document does.
    connect(&tabs_.current().boards(), &QObject::destroyed, panel_, [this] { leave(); });
    // Its pages have bars of their own for what is taller.
    panel_->setMinimumHeight(panel_->tabBar()->sizeHint().height() +
                             leastLinesOfPage * fontMetrics().lineSpacing());
    panel_->setCurrentIndex(page_);
    connect(panel_, &QTabWidget::currentChanged, this, [this](int page) { page_ = page; });
    connect(panel_, &EveningPanel::swapWanted, this, [this](StageKey stage, int mostMinutes) {
        Workspace& workspace = tabs_.current();
        workspace.document().turnTo(stage);
        workspace.editor().askForStage(mostMinutes);
    });
    bars_->setWidget(panel_);
    std::exchange(fields_, {}).putInto(*panel_);
}

void EveningDock::takeOver(const EveningDock& other) {
    page_ = other.page_;
    if (!other.panel_)
        return;
    fields_ = PanelFields(*other.panel_);
    if (panel_)
        fields_.putInto(*panel_);
}

/// Before the document goes.
void EveningDock::leave() {
    if (panel_)
        panel_->disconnect(this); // its pages go one by one
    delete panel_;
    panel_ = nullptr;
}

} // namespace stagewright
