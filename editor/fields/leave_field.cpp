#include "editor/fields/leave_field.h"

#include <QPointer>

namespace stagewright {

void leaveField(const QWidget& window) {
    if (QWidget* field = window.focusWidget())
        field->clearFocus();
}

void takeInField(const QWidget& window) {
    const QPointer<QWidget> field = window.focusWidget();
    leaveField(window);
    if (field && field->isVisible())
        field->setFocus();
}

} // namespace stagewright
