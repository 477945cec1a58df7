#pragma once

#include <QString>

namespace stagewright {

// What users and files say stands in the window sign for sign, on one line.

/// For menus, tabs, buttons and the labels of fields, to which an ampersand marks a key.
[[nodiscard]] QString withoutKey(const QString& text);

/// For the title bar, to which "[*]" is the place of the mark of changes.
[[nodiscard]] QString inTitleBar(const QString& text);

} // namespace stagewright
