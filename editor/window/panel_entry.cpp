#include "editor/window/panel_entry.h"

#include <QMainWindow>

namespace stagewright {

bool isInFront(const QDockWidget& panel) {
    // The window puts those that are behind where nobody looks.
    return !panel.isHidden() && panel.geometry().right() >= 0 && panel.geometry().bottom() >= 0;
}

QAction* panelEntry(QDockWidget& panel, const QString& name) {
    auto* entry = new QAction(panel.windowTitle(), panel.parent());
    entry->setObjectName(QStringLiteral("panel-") + name);
    entry->setCheckable(true);
    // A window that goes hides its panels, the entry perhaps before them.
    QObject::connect(&panel, &QDockWidget::visibilityChanged, entry, &QAction::setChecked);
    QObject::connect(entry, &QAction::triggered, &panel, [&panel, entry] {
        if (isInFront(panel)) {
            panel.close();
        } else {
            panel.show();
            panel.raise();
        }
        entry->setChecked(isInFront(panel));
    });
    return entry;
}

} // namespace stagewright
