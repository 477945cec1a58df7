#pragma once

#include <QColor>

namespace stagewright {

/// @param share of `to`, from 0 to 1
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

} // namespace stagewright
