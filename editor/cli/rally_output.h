#pragma once

#include "model/pack/rally_pack.h"

namespace stagewright {

/// Whether a file of that name is a pack.
[[nodiscard]] bool isPackName(const QString& path);

/// Where a pack holds what the owner of a box has entered: that it does, as packs are handed on.
/// @param path of the file that is made, which may be none
void sayOwnerEntries(const Rally& rally, const Games& games, const QString& path);

/// A pack where the name ends so, else a rally file, which cannot hold tile sets.
[[nodiscard]] Expected<void> saveRallyTo(const RallyPack& pack, const QString& path);

} // namespace stagewright
