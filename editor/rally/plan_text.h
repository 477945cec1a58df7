#pragma once

#include "editor/rally/evening_text.h"

namespace stagewright {

// What is said of the evening, as rich text in the user's language. Links lead to stages
// ("stage:3", the key), pictures are marks ("mark:error").

/// Whether it fits, the timetable with clock times, what to do where it is too long, findings.
[[nodiscard]] Markup planText(const EveningReport& report);

} // namespace stagewright
