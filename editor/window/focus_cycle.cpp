#include "editor/window/focus_cycle.h"

#include "editor/fields/field_to_focus.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>

#include <algorithm>

namespace stagewright {

FocusCycle::FocusCycle(QMainWindow& window) : QObject(&window), window_(window) {}

QList<QWidget*> FocusCycle::places() const {
    QList<QWidget*> places;
    for (QDockWidget* panel : window_.findChildren<QDockWidget*>())
        if (panel->isVisible() && !panel->visibleRegion().isEmpty()) // else behind another's tab
            places.append(panel);
    places.append(window_.centralWidget());
    const auto corner = [this](const QWidget* place) {
        const QPoint at = place->mapTo(&window_, QPoint());
        return std::pair(at.x(), at.y());
    };
    std::sort(places.begin(), places.end(),
              [&](const QWidget* a, const QWidget* b) { return corner(a) < corner(b); });
    return places;
}

void FocusCycle::go(int by) {
    const QList<QWidget*> places = this->places();
    const auto now = std::find_if(places.begin(), places.end(), [](const QWidget* place) {
        return QApplication::focusWidget() && place->isAncestorOf(QApplication::focusWidget());
    });
    const auto count = places.size();
    const auto start = now == places.end() ? 0 : now - places.begin();
    for (qsizetype i = 1; i <= count; ++i)
        if (QWidget* next = fieldToFocus(*places.at((start + by * i + count * count) % count))) {
            auto* list = qobject_cast<QAbstractItemView*>(next);
            if (list && !list->currentIndex().isValid()) // else nothing shows where the focus is
                list->setCurrentIndex(list->model()->index(0, 0));
            return next->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        }
}

} // namespace stagewright
