#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

/// What the tiles are laid for: a circuit where the road closes round a start-finish tile, or
/// round a start tile if there is no finish; a stage where a finish is reached from a start. Where
/// neither is so yet, a start-finish tile without a start and a finish is meant as a circuit.
[[nodiscard]] StageKind detectedKind(const Stage& stage, const Catalogue& catalogue);

/// Gives a stage whose file does not say its kind the one that is found.
void setDetectedKind(Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
