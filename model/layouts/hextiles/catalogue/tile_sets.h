#pragma once

#include "model/game/piece_files.h"
#include "model/layouts/hextiles/catalogue/overlay.h"

namespace stagewright {

/// From this number on, and with letters in front, tiles are not those of a game: "1000a",
/// "club1a".
inline constexpr int firstOwnNumber = 1000;

/// The catalogue with a pack's own tile sets laid over it, as long as that pack is open. A set is a
/// file as overlays are (see Overlay), by its name.
///
/// What there was first counts: a tile or box of a set that is there already, and is another one,
/// is passed over and named; likewise a tile with a number that is for the games, a tile of which a
/// side is missing, and a set that cannot be read. The rest of the sets counts.
[[nodiscard]] Expected<Overlaid> withTileSets(const Catalogue& base, const PieceSets& sets);

/// What of the sets cannot be used, as withTileSets passes it over or cannot lay the sets over the
/// catalogue at all; each is placed by the entry of the pack.
[[nodiscard]] std::vector<Fault> faultsOfTileSets(const Catalogue& base, const PieceSets& sets);

/// Those of the sets that cannot be read, as they are damaged or of a newer version.
[[nodiscard]] std::vector<Fault> unreadTileSets(const PieceSets& sets);

} // namespace stagewright
