#pragma once

#include "model/game/games.h"
#include "model/pack/rally_pack.h"

namespace stagewright {

/// Gives the stages whose files do not say their kind the one that they are laid for
/// (StagePieces::setUnsaidKind).
void setDetectedKinds(Rally& rally, const Games& games);

/// Likewise; the pack's own pieces are laid over those of the games.
void setDetectedKinds(RallyPack& pack, const Games& games);

} // namespace stagewright
