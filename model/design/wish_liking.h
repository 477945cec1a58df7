#pragma once

#include "model/design/open_end_choices.h"
#include "model/design/wishes.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

namespace stagewright {

/// How well each side would go on with a stage that is being laid to become what is wished of its
/// tiles: a surface of which some is missing, amounts that the tiles to come have to bring. A wish
/// for a difficulty counts as one for as much danger. 0 does; each tenth less is worse.
/// @return null: nothing is wished that a single tile could bring nearer
[[nodiscard]] TileLiking likingBy(const Wishes& wishes, const Stage& laid,
                                  const Catalogue& catalogue);

} // namespace stagewright
