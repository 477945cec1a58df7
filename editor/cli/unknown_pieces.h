#pragma once

#include "model/exchange/exchange.h"
#include "model/fault.h"
#include "model/game/games.h"

#include <vector>

namespace stagewright {

/// Pieces of a stage that no box has, as somebody's own or a slip of the keyboard: each of them
/// once, with the place of the first and how many more there are.
/// @param stage index in what was read from the file
[[nodiscard]] std::vector<Fault> unknownPiecesOf(const Imported& read, std::size_t stage,
                                                 const QString& path, const Games& games);

} // namespace stagewright
