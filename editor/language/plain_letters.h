#pragma once

#include <QString>

namespace stagewright {

/// Small letters without marks, for a search to compare: "Épingle" is "epingle", "zwężenie"
/// "zwezenie", "groß" "gross".
[[nodiscard]] QString plainLetters(const QString& text);

} // namespace stagewright
