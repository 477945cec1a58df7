#pragma once

#include "model/catalogue/catalogue.h"
#include "model/exchange/exchange.h"
#include "model/fault.h"

#include <vector>

namespace stagewright {

/// Tiles of a stage that no box has, as somebody's own or a slip of the keyboard: each of them
/// once, with the place of the first and how many more there are.
/// @param stage index in what was read from the file
[[nodiscard]] std::vector<Fault> unknownTilesOf(const Imported& read, std::size_t stage,
                                                const QString& path, const Catalogue& catalogue);

} // namespace stagewright
