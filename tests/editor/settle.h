#pragma once

#include <QCoreApplication>

namespace stagewright {

/// Until panels and dialogs have found their places: a layout that has changed is posted, and what
/// it moves may post others.
inline void settle() {
    constexpr int deep = 4; // a field in a page in a panel in the window
    for (int i = 0; i < deep; ++i)
        QCoreApplication::processEvents();
}

} // namespace stagewright
