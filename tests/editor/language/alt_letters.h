#pragma once

#include <QStringList>
#include <QWidget>

namespace stagewright {

/// Letters that Alt would have to lead to more than one place with: "F: &File, &Find". Of a menu
/// its entries, of anything else all that is seen in it, with the titles of its menus.
[[nodiscard]] QStringList altClashes(const QWidget& root);

} // namespace stagewright
