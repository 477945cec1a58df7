#pragma once

#include <QString>

namespace stagewright {

/// A text without what no XML may hold: control characters and halves of letters. PDF files have
/// their titles in XML too.
[[nodiscard]] QString xmlText(const QString& text);

} // namespace stagewright
