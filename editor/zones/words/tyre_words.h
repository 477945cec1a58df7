#pragma once

#include <QString>

namespace stagewright {

/// "snow tyres"; of other rules than the built-in ones their own word.
[[nodiscard]] QString tyresInWords(const QString& tyres);

} // namespace stagewright
