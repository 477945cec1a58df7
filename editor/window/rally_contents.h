#pragma once

#include "model/rally/rally.h"

namespace stagewright {

/// What a rally that is opened holds beside its stages, and where that is found; empty where there
/// is nothing.
[[nodiscard]] QString rallyContents(const Rally& rally);

} // namespace stagewright
