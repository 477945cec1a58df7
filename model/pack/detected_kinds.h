#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pack/rally_pack.h"

namespace stagewright {

/// Gives the stages whose files do not say their kind the one that their tiles are laid for: see
/// detected_kind.h.
void setDetectedKinds(Rally& rally, const Catalogue& catalogue);

/// Likewise; the pack's own tile sets are laid over the catalogue.
void setDetectedKinds(RallyPack& pack, const Catalogue& base);

} // namespace stagewright
