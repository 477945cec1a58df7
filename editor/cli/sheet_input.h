#pragma once

#include "editor/sheets/sheets.h"
#include "model/catalogue/overlay.h"

#include <optional>

namespace stagewright {

/// What a file holds to print.
struct SheetInput {
    QString title; ///< of the rally, or of the stage alone
    Rally rally;
    std::vector<qsizetype> stages; ///< indices of those to print
    std::vector<Fault> faults;     ///< of what cannot be printed: the others can
    std::optional<Overlaid> own;   ///< the catalogue with a pack's tile sets, if it has some
};

/// Reads a stage, a rally or a pack.
/// @param number of the one stage wanted, from 1; 0: all
[[nodiscard]] Expected<SheetInput> loadSheetInput(const QString& path, int number,
                                                  const Overlaid& tiles);

} // namespace stagewright
