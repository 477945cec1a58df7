#include "editor/fields/panel_tabs.h"

#include "editor/fields/field_to_focus.h"

#include <QMouseEvent>
#include <QTabWidget>

namespace stagewright {

PanelTabs::PanelTabs(QWidget* parent) : QTabBar(parent) {
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(false);
    setDrawBase(false);
    setExpanding(false);
}

void PanelTabs::mouseReleaseEvent(QMouseEvent* event) {
    QTabBar::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || tabAt(event->position().toPoint()) < 0)
        return;
    const auto* pages = qobject_cast<const QTabWidget*>(parentWidget());
    QWidget* page = pages ? pages->currentWidget() : parentWidget(); // of which all is seen
    if (QWidget* field = fieldToFocus(*page, this))
        field->setFocus(Qt::MouseFocusReason);
}

} // namespace stagewright
