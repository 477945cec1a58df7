#include "editor/rally/evening_panel.h"

#include "editor/fields/panel_tabs.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/rally/evening_text.h"
#include "editor/rally/expected_text.h"
#include "editor/rally/rally_form.h"

#include <QTabBar>
#include <QVBoxLayout>

namespace stagewright {

namespace {

/// With what room there is to spare below it.
QWidget* scrolled(QWidget* form) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->addWidget(form);
    column->addStretch(1);
    auto* bars = new ScrolledPanel;
    bars->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    bars->setWidget(page);
    return bars;
}

} // namespace

EveningPanel::EveningPanel(Document& document, EveningPlanner& planner, QWidget* parent)
    : QTabWidget(parent)
    , document_(document)
    , planner_(planner)
    , plan_(new PlanPage(document, planner))
    , table_(new TilesPage(document, planner))
    , expected_(named(new EveningView, "evening-expected", tr("Times to expect"))) {
    setTabBar(new PanelTabs);
    setDocumentMode(true);
    addTab(plan_, tr("Plan"));
    addTab(scrolled(table_), tr("Table"));
    addTab(expected_, tr("Times"));
    addTab(scrolled(new RallyForm(document)), tr("Rally"));
    for (const EveningView* view : {&plan(), &table(), &expected()})
        connect(view, &EveningView::stageWanted, this,
                [this](StageKey stage) { document_.turnTo(stage); });
    connect(plan_, &PlanPage::swapWanted, this, &EveningPanel::swapWanted);
    connect(&planner, &EveningPlanner::reported, this, &EveningPanel::tell);
    tell();
    planner.want();
}

void EveningPanel::tell() {
    expected_->tell(expectedText(planner_.report()));
}

} // namespace stagewright
