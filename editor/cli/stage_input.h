#pragma once

#include "model/catalogue/overlay.h"
#include "model/pack/zip_writer.h"
#include "model/stage/stage.h"

#include <optional>
#include <vector>

namespace stagewright {

/// A stage of a file, all of whose tiles are known.
struct InputStage {
    Stage stage;
    int number = 0; ///< within a rally, from 1; 0: the file is the stage
};

/// What a file holds to work on: a stage, or those of a rally.
struct StageInput {
    std::vector<InputStage> stages;
    int stageCount = 1;            ///< in the file, those that cannot be used among them
    std::vector<Fault> faults;     ///< of stages and entries of a pack that cannot be used
    std::vector<Fault> leftBehind; ///< what a pack holds beside its stages and tile sets
    ZipContent tileSets;           ///< the pack's own, as they stand in it
    std::optional<Overlaid> own;   ///< the catalogue with them, if there are some

    [[nodiscard]] const Overlaid& tiles(const Overlaid& given) const { return own ? *own : given; }
};

/// Reads a file; what it is, its content says. The fault names what is wrong, of an unknown tile
/// its entry in the file, its hex and its id.
[[nodiscard]] Expected<StageInput> loadStageInput(const QString& path, const Overlaid& tiles);

/// Likewise, but one stage: `stages` holds just that. What else is wrong with a pack is in
/// `faults`.
/// @param number in a pack, from 1; nothing: the first
[[nodiscard]] Expected<StageInput> loadOneStage(const QString& path, std::optional<int> number,
                                                const Overlaid& tiles);

/// Likewise, and there is at least one tile to draw.
[[nodiscard]] Expected<StageInput> loadStageToDraw(const QString& path, std::optional<int> number,
                                                   const Overlaid& tiles);

} // namespace stagewright
