#pragma once

#include "validators/stage_rules.h"

namespace stagewright {

/// The rules of fields (tests/field_game.h): the first field must be a start, which is mended by
/// laying one in front; of no field there are more than the boxes hold; two equal bends side by
/// side are a hint.
[[nodiscard]] StageRules fieldRules();

} // namespace stagewright
