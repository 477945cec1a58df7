#pragma once

#include "model/rally/rally_remarks.h"

namespace stagewright {

/// What the panel Evening tells of a rally's stages of printed boards.
[[nodiscard]] RallyRemarks roadRemarks();

} // namespace stagewright
