#pragma once

#include <QWidget>

namespace stagewright {

/// What takes the focus in a place: what stands for it, else what had it last, else what comes
/// first by Tab. @return null where nothing can; never `except`
[[nodiscard]] QWidget* fieldToFocus(QWidget& place, const QWidget* except = nullptr);

} // namespace stagewright
