#include "editor/fields/scrolling_wheel.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>

namespace stagewright {

namespace {

/// Null: the object is none.
QWidget* wheeledField(QObject* object) {
    if (!object->isWidgetType() || qobject_cast<QScrollBar*>(object))
        return nullptr;
    const bool isField = qobject_cast<QAbstractSpinBox*>(object) ||
                         qobject_cast<QComboBox*>(object) || qobject_cast<QAbstractSlider*>(object);
    return isField ? static_cast<QWidget*>(object) : nullptr;
}

} // namespace

ScrollingWheel::ScrollingWheel(QCoreApplication& application) {
    application.installEventFilter(this);
}

bool ScrollingWheel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish && event->type() != QEvent::Wheel)
        return false;
    QWidget* field = wheeledField(watched);
    if (!field)
        return false;
    if (event->type() == QEvent::Polish) { // before it can be seen
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus())
        return false;
    event->ignore(); // so that what it stands in is asked
    return true;
}

} // namespace stagewright
