#pragma once

#include "editor/drawing/fonts.h"

#include <QApplication>

namespace stagewright {

/// What `main` is where a bench needs an application, with its fonts.
template <typename Run>
int runInApplication(int count, char** arguments, Run run) {
    const QApplication application(count, arguments);
    if (!registerFonts())
        return 1;
    run();
    return 0;
}

} // namespace stagewright
