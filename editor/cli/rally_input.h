#pragma once

#include "model/catalogue/catalogue.h"
#include "model/rally/rally.h"

namespace stagewright {

/// Whether the file holds a rally, and not a stage. Of a file that cannot be read: no.
[[nodiscard]] bool holdsRally(const QString& path);

/// Reads a rally file all of whose tiles the catalogue knows. The fault names the first that it
/// does not know: its stage, its hex and its id.
[[nodiscard]] Expected<Rally> loadKnownRally(const QString& path, const Catalogue& catalogue);

} // namespace stagewright
