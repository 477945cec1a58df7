#pragma once

#include <QString>

namespace stagewright {

/// A part of all, "12 %": to the nearest percent. Some that is less than half of one is told from
/// none: "under 1 %".
[[nodiscard]] QString percentText(double part);

} // namespace stagewright
