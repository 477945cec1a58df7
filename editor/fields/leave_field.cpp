#include "editor/fields/leave_field.h"

namespace stagewright {

void leaveField(const QWidget& window) {
    if (QWidget* field = window.focusWidget())
        field->clearFocus();
}

} // namespace stagewright
