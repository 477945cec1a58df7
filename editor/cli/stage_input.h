#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/stage.h"

namespace stagewright {

/// Reads a stage file all of whose tiles the catalogue knows. The fault names the first that it
/// does not know: its entry in the file, its hex and its id.
[[nodiscard]] Expected<Stage> loadKnownStage(const QString& path, const Catalogue& catalogue);

/// Likewise, and there is at least one tile to draw.
[[nodiscard]] Expected<Stage> loadStageToDraw(const QString& path, const Catalogue& catalogue);

} // namespace stagewright
