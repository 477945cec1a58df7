#include "editor/waiting/user_interaction.h"

#include <QApplication>

namespace stagewright {

namespace {

int userWaits = 0; ///< in the window's thread

} // namespace

bool isUserInteracting() {
    return QGuiApplication::mouseButtons() != Qt::NoButton || QApplication::activeModalWidget() ||
           QApplication::activePopupWidget() || userWaits > 0;
}

QWidget* inFrontOf(QWidget* window) {
    if (QWidget* dialog = QApplication::activeModalWidget())
        return dialog;
    QWidget* active = QApplication::activeWindow();
    for (const QWidget* each = active; each; each = each->parentWidget())
        if (each == window)
            return active;
    return window;
}

UserWaits::UserWaits() {
    ++userWaits;
}

UserWaits::~UserWaits() {
    --userWaits;
}

} // namespace stagewright
