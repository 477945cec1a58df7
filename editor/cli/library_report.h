#pragma once

#include "editor/cli/library_options.h"

#include <vector>

namespace stagewright {

/// A line of what the library command shows.
struct LibraryLine {
    LibraryEntry entry;
    std::vector<Shortage> lacked;      ///< with the boxes asked for
    std::optional<bool> substitutes{}; ///< whether there are some for that; nothing: nobody knows
};

/// Shows the lines, as text, JSON or comma-separated values.
void printLibrary(const std::vector<LibraryLine>& lines, const LibraryChoice& choice);

} // namespace stagewright
