#pragma once

#include <QSettings>
#include <QWidget>

namespace stagewright {

/// Shows the view at the table over a whole screen: on another than that of the window where there
/// is one, else where it was the last time.
void showAtTable(QWidget& view, const QWidget& window, const QSettings& settings);

/// All that the view leaves behind in the settings.
void rememberTable(const QWidget& view, QSettings& settings);

} // namespace stagewright
