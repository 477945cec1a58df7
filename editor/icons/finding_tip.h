#pragma once

#include "validators/finding.h"

#include <QString>

namespace stagewright {

/// A sentence a line, as a tooltip shows it.
[[nodiscard]] QString tipOf(const Findings& findings);

} // namespace stagewright
