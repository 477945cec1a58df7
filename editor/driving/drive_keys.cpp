#include "editor/driving/drive_keys.h"

#include <QKeyEvent>

namespace stagewright {

bool takeDriveKey(QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    if (key.modifiers() != Qt::NoModifier || (key.key() != Qt::Key_L && key.key() != Qt::Key_P))
        return false;
    event.accept();
    return true;
}

} // namespace stagewright
