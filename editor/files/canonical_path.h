#pragma once

#include <QString>

namespace stagewright {

/// The one path of a file that several lead to; of a file that is not there, by its folder.
[[nodiscard]] QString canonicalPath(const QString& path);

} // namespace stagewright
