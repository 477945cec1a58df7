#pragma once

#include <QToolBar>

namespace stagewright {

/// The tip of each tool of the bar says what it does, and by which key, as it is now. To be called
/// when they are all in it.
void tellKeysInTips(const QToolBar& bar);

} // namespace stagewright
