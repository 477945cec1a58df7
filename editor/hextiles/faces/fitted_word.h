#pragma once

#include "editor/hextiles/faces/lettering.h"

namespace stagewright {

/// What a word has room for, in circumradii.
struct WordRoom {
    double usual; ///< height of its capitals
    double most;  ///< which they may have where they must be larger
    double width;
};

/// A word about the origin: as large as is usual, or as it must be on paper.
/// @param least height of capitals that can be read
/// @return nothing to be seen where it has no room for that
[[nodiscard]] QPainterPath fittedWord(const Lettering& lettering, QStringView word,
                                      const WordRoom& room, double least);

} // namespace stagewright
