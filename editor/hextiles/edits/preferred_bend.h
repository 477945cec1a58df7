#pragma once

#include "model/layouts/hextiles/building/continuation.h"

#include <Qt>

namespace stagewright {

/// Shift wants left, Ctrl right.
[[nodiscard]] PreferredBend preferredBend(Qt::KeyboardModifiers modifiers);

} // namespace stagewright
