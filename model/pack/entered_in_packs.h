#pragma once

#include "model/game/entered_pieces.h"
#include "model/pack/rally_pack.h"

namespace stagewright {

/// Whether packs carry what the user has entered of his pieces, which is his decision: one of the
/// games' data.
struct EnteredInPacks {
    bool isWanted = false;
};

/// What is entered of the pieces that the stages of a pack use (enteredPieces).
/// @param games with the pack's own pieces
[[nodiscard]] PieceSets enteredOf(const RallyPack& pack, const Games& games);

/// In place of the files of those names.
[[nodiscard]] RallyPack withEntered(RallyPack pack, const PieceSets& entered);

} // namespace stagewright
