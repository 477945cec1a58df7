#pragma once

#include "editor/settings/menu_command.h"
#include "editor/sheets/sheet_pages.h"

#include <vector>

namespace stagewright {

/// Keys that stand together on paper.
struct KeyGroup {
    struct Line {
        QString keys; ///< "Ctrl+Y, Ctrl+Shift+Z"
        QString what; ///< they do
    };

    QString title; ///< of a menu
    std::vector<Line> lines;
};

/// The commands that have keys, as they are now, menu by menu; then the keys that are the same for
/// everybody.
[[nodiscard]] std::vector<KeyGroup> keyGroups(const std::vector<MenuCommand>& commands);

/// All of them on one page, in letters as large as that allows.
[[nodiscard]] SheetDocument keySheet(const std::vector<KeyGroup>& groups,
                                     const SheetFormat& format);

} // namespace stagewright
