#pragma once

#include "editor/rally/evening_text.h"

namespace stagewright {

/// Tiles for each way of laying, what is short, which tiles stay, and the order that moves fewest.
[[nodiscard]] Markup tableText(const EveningReport& report);

} // namespace stagewright
