#pragma once

#include <QSize>
#include <QWidget>

namespace stagewright {

/// Makes a window so large, or as large as its screen lets it be with something of what is behind
/// it still in sight.
void resizeOnScreen(QWidget& window, QSize wanted);

} // namespace stagewright
