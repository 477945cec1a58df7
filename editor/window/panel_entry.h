#pragma once

#include <QAction>
#include <QDockWidget>

namespace stagewright {

/// The entry of a panel in menus: brings it to the front, be it closed or behind another's tab, and
/// closes it only where it is seen. It is checked while the panel is seen. The window owns it.
/// @param name of the panel in settings
[[nodiscard]] QAction* panelEntry(QDockWidget& panel, const QString& name);

/// Whether it is open, and in front of those that share its place.
[[nodiscard]] bool isInFront(const QDockWidget& panel);

} // namespace stagewright
