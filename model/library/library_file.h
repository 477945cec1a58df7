#pragma once

#include "model/game/games.h"
#include "model/library/library_entry.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// What is to be said of a file on the shelf, of any format that is read (loadStages), without its
/// times. A file that cannot be read is an entry that says why.
/// @param games with their pieces; a pack's own lie over them
[[nodiscard]] LibraryEntry libraryEntryOf(const QString& path, const Games& games);

/// The times of each of the entry's stages, in their order; the same stage has the same times.
/// Reads the file again.
/// @return nothing if it was asked to stop, or the file has other stages now
[[nodiscard]] std::optional<std::vector<StageTimes>>
libraryTimesOf(const LibraryEntry& entry, const Games& games, const std::stop_token& stop = {});

} // namespace stagewright
