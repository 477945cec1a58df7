#include "editor/window/user_interaction.h"

#include <QApplication>

namespace stagewright {

bool isUserInteracting() {
    return QGuiApplication::mouseButtons() != Qt::NoButton || QApplication::activeModalWidget() ||
           QApplication::activePopupWidget();
}

} // namespace stagewright
