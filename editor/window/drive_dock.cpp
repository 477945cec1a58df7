#include "editor/window/drive_dock.h"

#include "editor/driving/drive_panel.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/window/document_tabs.h"
#include "editor/window/panel_entry.h"
#include "editor/window/workspace.h"

namespace stagewright {

DriveDock::DriveDock(DocumentTabs& tabs, QMainWindow& window)
    : QDockWidget(tr("Drive"), &window)
    , tabs_(tabs)
    , window_(window)
    , entry_(panelEntry(*this, QStringLiteral("drive")))
    , bars_(new ScrolledPanel) {
    setWidget(bars_);
    setObjectName(QStringLiteral("drive"));
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    window.addDockWidget(Qt::BottomDockWidgetArea, this);
    if (auto* results = window.findChild<QDockWidget*>(QStringLiteral("results")))
        window.tabifyDockWidget(results, this);
    hide();
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (!seen) // also said when the window goes, the tabs before it
            return;
        seen_ = true;
        follow();
        makeRoom();
    });
    connect(&tabs, &DocumentTabs::turned, this, &DriveDock::follow);
}

void DriveDock::follow() {
    if (!seen_ || !tabs_.current().hasPanels())
        return;
    DrivePanel& panel = tabs_.current().drive();
    if (bars_->widget() == &panel)
        return;
    if (QWidget* before = bars_->takeWidget())
        before->hide();
    bars_->setWidget(&panel);
    panel.show();
}

void DriveDock::bring() {
    show();
    raise();
}

void DriveDock::watch(int cars) {
    bring();
    DrivePanel& drive = tabs_.current().drive();
    drive.turnTo(drive.watch());
    drive.watch().watch(cars);
}

/// For all of its panel, when it opens; the board gives it.
void DriveDock::makeRoom() {
    if (!panel())
        return;
    const int title = height() - bars_->height();
    const int wanted = panel()->sizeHint().height() + title;
    if (height() < wanted)
        window_.resizeDocks({this}, {wanted}, Qt::Vertical);
}

DrivePanel* DriveDock::panel() const {
    return static_cast<DrivePanel*>(bars_->widget());
}

} // namespace stagewright
