#pragma once

#include "editor/rally/evening_text.h"

namespace stagewright {

/// Times of the places and the stages to be expected, and who retires.
[[nodiscard]] Markup expectedText(const EveningReport& report);

} // namespace stagewright
