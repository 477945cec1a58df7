#pragma once

#include <QMainWindow>
#include <QSettings>

namespace stagewright {

/// Puts the window and its panels where they were. Whatever the settings hold, the window ends up
/// on a screen: what makes no sense is passed over, and the window stays as it is.
void restoreWindow(QMainWindow& window, const QSettings& settings);
/// Whether there was a window before, of this version or an earlier one.
[[nodiscard]] bool hasBeenOpen(const QSettings& settings);
void rememberWindow(const QMainWindow& window, QSettings& settings);

} // namespace stagewright
