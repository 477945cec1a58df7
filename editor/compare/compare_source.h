#pragma once

#include "model/fault.h"
#include "model/game/games.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace stagewright {

/// Stages that are compared with others.
struct ComparableStages {
    QString name; ///< of the rally, the stage or the file, to tell it from the other side
    std::vector<Stage> stages;
    Games games;                  ///< with their pieces
    std::vector<Fault> damages{}; ///< of a file: what of it cannot be read, and is not among them
};

/// One side of a comparison: what is open in the window, or a file to be read.
struct CompareSource {
    ComparableStages stages; ///< of a file only the games and its name
    QString path{};          ///< empty: the stages are there
    /// The stage that is shown first; nothing: that of the other side, or the first.
    std::optional<std::size_t> current{};
};

/// Reads the file of a source, if it is one. To be called behind the window: the disk may not
/// answer.
[[nodiscard]] Expected<ComparableStages> loadedFrom(const CompareSource& source);

} // namespace stagewright
