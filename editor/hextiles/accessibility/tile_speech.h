#pragma once

#include "editor/document/document.h"
#include "model/layouts/hextiles/stage/placement.h"

namespace stagewright {

/// "Column 3, row 2": where a hex lies, counted along the screen's rows.
[[nodiscard]] QString spokenPlace(Hex hex);

/// What a reader for the blind says of a laid tile: number, facts, place, turn, and what the rules
/// find there.
[[nodiscard]] QString spokenTile(const Document& document, const Placement& tile);

/// The same of whatever lies on a hex, and of a hex on which nothing lies.
[[nodiscard]] QString spokenHex(const Document& document, Hex hex);

} // namespace stagewright
