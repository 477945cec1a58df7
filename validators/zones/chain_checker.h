#pragma once

#include "validators/stage_rules.h"

namespace stagewright {

/// What the rules ask of a kind of layout, of chains of printed boards (chain_rule.h).
[[nodiscard]] StageRules chainStageRules();

} // namespace stagewright
