#pragma once

#include "editor/document/document.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/route.h"

namespace stagewright {

// What a document knows of hex tiles.

[[nodiscard]] const Catalogue& catalogueOf(const Document& document);
/// What the boxes on the table hold.
[[nodiscard]] Stock stockOf(const Document& document);
/// Of the open stage; none until a large one is checked: its steps are numbers of tiles, which are
/// others by now.
[[nodiscard]] const Route& routeOf(const Document& document);

} // namespace stagewright
