#pragma once

#include "editor/cli/stage_input.h"

namespace stagewright {

/// What a file holds to print.
struct SheetInput {
    QString title;                 ///< of the rally, or of the stage alone
    std::vector<qsizetype> stages; ///< indices in the rally of those to print
    StageInput opened;             ///< what cannot be used of it is not printed
};

/// Reads a stage, a rally or a pack.
/// @param number of the one stage wanted, from 1; 0: all
[[nodiscard]] Expected<SheetInput> loadSheetInput(const QString& path, int number,
                                                  const AddedPieces& known);

} // namespace stagewright
