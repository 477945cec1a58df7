#pragma once

#include "model/design/lay_question.h"

#include <vector>

namespace stagewright {

/// So many of the layouts, the best first: as many as can be on other hexes than all others, then
/// the best of the rest.
[[nodiscard]] std::vector<Stage> chosenLayouts(std::vector<FoundLayout> found, int wanted);

} // namespace stagewright
