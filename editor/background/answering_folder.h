#pragma once

#include <QString>

namespace stagewright {

/// Where a dialog for files may begin: it looks at its folder in the window's thread, so that is
/// looked at before, behind the window, and waited for no longer than half a second. In place of a
/// folder whose disk does not answer there are the user's documents.
[[nodiscard]] QString answeringFolder(const QString& folder);

/// Likewise of a path: that folder, and the same name.
[[nodiscard]] QString answeringPath(const QString& path);

} // namespace stagewright
