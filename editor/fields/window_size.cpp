#include "editor/fields/window_size.h"

#include <QScreen>

namespace stagewright {

void resizeOnScreen(QWidget& window, QSize wanted) {
    const QSize room = window.screen()->availableGeometry().size();
    window.resize(wanted.boundedTo({room.width() * 94 / 100, room.height() * 90 / 100}));
}

} // namespace stagewright
