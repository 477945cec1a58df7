#include "editor/driving/drive_panel.h"

#include "editor/fields/panel_tabs.h"

namespace stagewright {

DrivePanel::DrivePanel(Document& document, Estimator& estimator, QWidget* parent)
    : QTabWidget(parent)
    , watch_(new WatchPage(document, estimator))
    , test_(new TestPage(document, estimator)) {
    setTabBar(new PanelTabs);
    setDocumentMode(true);
    addTab(watch_, tr("Watch"));
    addTab(test_, tr("Test drive"));
    connect(watch_, &WatchPage::sceneChanged, this, &DrivePanel::sceneChanged);
    connect(test_, &TestPage::sceneChanged, this, &DrivePanel::sceneChanged);
    connect(this, &QTabWidget::currentChanged, this, [this] {
        if (isVisible())
            see(currentWidget());
    });
}

void DrivePanel::turnTo(QWidget& page) {
    setCurrentWidget(&page);
}

void DrivePanel::setState(const State& state) {
    watch_->setState(state.watch);
    test_->setState(state.test);
}

/// Who leaves clears the board before the other shows what it has.
void DrivePanel::see(const QWidget* page) {
    if (page != watch_)
        watch_->setSeen(false);
    if (page != test_)
        test_->setSeen(false);
    watch_->setSeen(page == watch_);
    test_->setSeen(page == test_);
}

void DrivePanel::showEvent(QShowEvent* event) {
    QTabWidget::showEvent(event);
    see(currentWidget());
}

void DrivePanel::hideEvent(QHideEvent* event) {
    QTabWidget::hideEvent(event);
    see(nullptr);
}

} // namespace stagewright
