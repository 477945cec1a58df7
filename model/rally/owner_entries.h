#pragma once

#include "model/rally/rally_edit.h"

#include <QStringList>

namespace stagewright {

/// What the owners of boxes have entered into a rally's stages (model/game/owner_entries.h), each
/// phrase once.
[[nodiscard]] QStringList ownerEntriesOf(const Rally& rally, const Games& games);

/// To the rally without it.
[[nodiscard]] RallyEdit withoutOwnerEntries(const Rally& rally, const Games& games);

} // namespace stagewright
