#pragma once

#include "validators/stage_rules.h"

namespace stagewright {

/// What the rules ask of a kind of layout, of tables of cards (card_rule.h).
[[nodiscard]] StageRules cardStageRules();

} // namespace stagewright
