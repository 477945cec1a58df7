#pragma once

#include "model/catalogue/catalogue.h"
#include "model/fault.h"

namespace stagewright {

/// Whether a command may write its output there. An error if a file lies there of which something
/// cannot be read here, as it is damaged or of a newer version: that would be lost unasked.
[[nodiscard]] Expected<void> mayWriteOver(const QString& path, const Catalogue& catalogue);

} // namespace stagewright
