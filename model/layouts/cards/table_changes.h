#pragma once

#include "model/game/layout_changes.h"

namespace stagewright {

/// What two tables have other in their shops, stack by stack, and whom at their players' places.
[[nodiscard]] LayoutChanges changesOfTables(const Stage& first, const Stage& second);

} // namespace stagewright
