#include "editor/window/dock_tabs.h"

#include "editor/fields/field_to_focus.h"
#include "editor/window/panel_entry.h"

#include <QMouseEvent>
#include <QScreen>
#include <QTabBar>

#include <algorithm>

namespace stagewright {

namespace {

/// Of the width of screen or window, in percent: more no column takes for its tabs.
constexpr int mostOfScreen = 36;

} // namespace

DockTabs::DockTabs(QMainWindow& window) : QObject(&window), window_(window) {
    window.installEventFilter(this);
}

/// The window makes bars, and uses them again for other panels, as it lays itself out.
bool DockTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_) {
        if (event->type() == QEvent::LayoutRequest)
            for (auto* bar : window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
                follow(*bar);
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const auto& click = *static_cast<QMouseEvent*>(event);
        if (click.button() == Qt::LeftButton)
            focusPanelOf(*static_cast<QTabBar*>(watched), click.position().toPoint());
    }
    return QObject::eventFilter(watched, event);
}

void DockTabs::follow(QTabBar& bar) {
    bar.installEventFilter(this);
    if (bar.elideMode() != Qt::ElideNone)
        bar.setElideMode(Qt::ElideNone);
    const int room = std::max(window_.screen()->availableGeometry().width(), window_.width());
    const int most = room * mostOfScreen / 100;
    const bool scrolls = bar.sizeHint().width() > most;
    if (bar.usesScrollButtons() != scrolls)
        bar.setUsesScrollButtons(scrolls);
}

/// The press has brought it to the front.
void DockTabs::focusPanelOf(const QTabBar& bar, QPoint at) const {
    const int tab = bar.tabAt(at);
    if (tab < 0 || tab != bar.currentIndex())
        return;
    for (auto* panel : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (panel->windowTitle() == bar.tabText(tab) && isInFront(*panel))
            if (QWidget* field = fieldToFocus(*panel))
                field->setFocus(Qt::MouseFocusReason);
}

} // namespace stagewright
