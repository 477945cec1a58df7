#pragma once

#include <QKeySequence>
#include <QToolBar>

namespace stagewright {

/// "Turn clockwise (R)"; without a key "Turn clockwise".
[[nodiscard]] QString withKey(const QString& what, const QKeySequence& key);

/// The tip of each tool of the bar says what it does, and by which key, as it is now. To be called
/// when they are all in it.
void tellKeysInTips(const QToolBar& bar);

} // namespace stagewright
