#pragma once

#include <QString>

namespace stagewright {

/// A title or a name as it may stand among other words, whatever it holds: line ends, tabs and what
/// else steers a printer are a blank, or nothing at either end; marks that turn the direction of
/// writing are left out, as they would turn that of the neighbours too. Blanks stay as they are.
[[nodiscard]] QString oneLine(const QString& text);

/// Whether it is such a mark of direction.
[[nodiscard]] bool turnsDirection(QChar c);

} // namespace stagewright
