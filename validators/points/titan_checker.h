#pragma once

#include "validators/stage_rules.h"

namespace stagewright {

/// What the rules ask of a kind of layout, of tracks of points (titan_rule.h).
[[nodiscard]] StageRules titanStageRules();

} // namespace stagewright
