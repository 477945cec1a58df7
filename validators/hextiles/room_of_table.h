#pragma once

#include "model/design/table_room.h"
#include "validators/table.h"

namespace stagewright {

/// How much room there is on a table for the tiles that are laid on it.
[[nodiscard]] TableRoom roomOf(const Table& table);

} // namespace stagewright
