#pragma once

#include <QWidget>

namespace stagewright {

/// The field of a window that has the focus is left, so that what is being typed in it counts. A
/// window that acts on it does so before its parts go: Qt takes the focus from the field only once
/// they have gone.
void leaveField(const QWidget& window);

/// Likewise, and it has the focus again, unless it goes once it is left, as the editor of a cell.
void takeInField(const QWidget& window);

} // namespace stagewright
