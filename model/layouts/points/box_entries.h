#pragma once

#include "model/game/owner_entries.h"

namespace stagewright {

/// Of tracks of the box: marks that the user has entered, which track is on whose back, colours of
/// titans. A track of one's own is none of it.
[[nodiscard]] OwnerEntries titanBoxEntries();

} // namespace stagewright
