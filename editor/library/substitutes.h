#pragma once

#include "model/game/pieces.h"
#include "model/library/library_entry.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// Whether all stages of an entry that the boxes do not hold can be laid with other pieces of them,
/// one after the other (StageSubstitutes). Reads its file again.
/// @return nothing: it was asked to stop, the file cannot be read, or nobody knows
[[nodiscard]] std::optional<bool> hasSubstitutes(const LibraryEntry& entry, const Games& games,
                                                 const BoxCounts& boxes,
                                                 const std::stop_token& stop = {});

} // namespace stagewright
