#pragma once

#include "editor/cli/stage_input.h"

namespace stagewright {

/// Reads one stage of a file by loadOneStage, for commands that search among hex tiles: a stage of
/// other pieces is a fault.
[[nodiscard]] Expected<StageInput> loadTiledStage(const QString& path, std::optional<int> number,
                                                  const AddedPieces& known);

} // namespace stagewright
