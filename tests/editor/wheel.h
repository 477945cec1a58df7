#pragma once

#include <QCoreApplication>
#include <QWheelEvent>
#include <QWidget>
#include <QtTest/qtestspontaneevent.h>

namespace stagewright {

/// A turn of the wheel over the middle of a widget, for whatever lies there.
inline void wheelOver(QWidget& widget, int notches) {
    const QPoint middle = widget.rect().center();
    QWidget* under = widget.childAt(middle);
    QWidget& target = under ? *under : widget;
    const QPoint at = target.mapFrom(&widget, middle);
    QWheelEvent event(at, target.mapToGlobal(at), {}, {0, 120 * notches}, {}, {}, Qt::NoScrollPhase,
                      false);
    QSpontaneKeyEvent::setSpontaneous(&event); // as from the system: else nobody passes it on
    qApp->notify(&target, &event);
}

} // namespace stagewright
