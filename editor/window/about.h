#pragma once

#include <QWidget>

namespace stagewright {

/// Says what the program is, and waits until that has been read.
void showAbout(QWidget* window);

} // namespace stagewright
