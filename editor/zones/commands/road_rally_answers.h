#pragma once

#include "editor/cli/stage_estimating.h"

namespace stagewright {

/// Of a rally's stages of printed boards: which tyres to take where, and the times of drives with
/// the fastest ones. Nothing where it has no such stage; why not, where one cannot be driven.
[[nodiscard]] RallySaid roadRallySaid(const RallyToEstimate& asked);

} // namespace stagewright
