#include "editor/window/panels.h"

#include "editor/estimate/estimate_panel.h"

#include <algorithm>

namespace stagewright {

Panels::Panels(QMainWindow& window)
    : window_(window)
    , palette_(add(Qt::LeftDockWidgetArea, tr("Palette"), "palette"))
    , tokens_(add(Qt::LeftDockWidgetArea, tr("Tokens"), "tokens"))
    , stage_(add(Qt::RightDockWidgetArea, tr("Stage"), "stage"))
    , findings_(add(Qt::RightDockWidgetArea, tr("Findings"), "findings"))
    , estimate_(add(Qt::RightDockWidgetArea, tr("Estimate"), "estimate"))
    , details_(add(Qt::RightDockWidgetArea, tr("Tile"), "details")) {
    window_.tabifyDockWidget(estimate_, details_);
    estimate_->raise();
    // As wide as its contents will need, so that nothing moves when they come.
    const int right = std::max(270, EstimatePanel::leastWidth(window_.fontMetrics()));
    window_.resizeDocks({palette_, findings_}, {250, right}, Qt::Horizontal);
    window_.resizeDocks({palette_, tokens_}, {860, 140}, Qt::Vertical);
    window_.resizeDocks({stage_, findings_, estimate_}, {1, 220, 780}, Qt::Vertical);
    usual_ = window_.saveState();
}

QDockWidget* Panels::add(Qt::DockWidgetArea area, const QString& title, const char* name) const {
    auto* dock = new QDockWidget(title, &window_);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window_.addDockWidget(area, dock);
    return dock;
}

void Panels::fill(const PanelContents& contents) {
    palette_->setWidget(contents.palette);
    tokens_->setWidget(contents.tokens);
    stage_->setWidget(contents.stage);
    findings_->setWidget(contents.findings);
    estimate_->setWidget(contents.estimate);
    details_->setWidget(contents.details);
}

void Panels::addTo(QMenu& menu) const {
    for (const QDockWidget* panel : {palette_, tokens_, stage_, findings_, estimate_, details_})
        menu.addAction(panel->toggleViewAction());
}

void Panels::reset() const {
    window_.restoreState(usual_);
}

} // namespace stagewright
