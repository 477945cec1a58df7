#include "editor/window/busy_user.h"

#include <QApplication>

namespace stagewright {

bool isUserBusy() {
    return QGuiApplication::mouseButtons() != Qt::NoButton || QApplication::activeModalWidget() ||
           QApplication::activePopupWidget();
}

} // namespace stagewright
