#pragma once

#include "model/game/piece_files.h"
#include "model/game/stage.h"
#include "model/pack/zip_writer.h"
#include "model/rally/rally.h"

#include <memory>
#include <optional>
#include <vector>

namespace stagewright {

struct RallyPack;

/// A stage of a file.
struct InputStage {
    Stage stage;
    int number = 0; ///< in a file of several, from 1; 0: the file is the stage
    /// Pieces of it that no box has: what can be done without them is done.
    std::vector<Fault> unknownPieces{};
};

/// What a file holds to work on: a stage, or those of a rally.
struct StageInput {
    bool isRally = false; ///< a rally file or a pack
    QString title;        ///< of the rally; may be empty
    Rally rally; ///< with all stages; of other programs' files, one of which no more is said
    std::vector<InputStage> stages; ///< that can be used
    std::vector<Fault> faults;      ///< of stages and entries of a pack that cannot be used
    std::vector<Fault> remarks;     ///< what was passed over in a file of another program
    std::vector<Fault> leftBehind;  ///< what a pack holds beside its stages and tile sets
    PieceSets tileSets;             ///< the pack's own, as they stand in it
    std::shared_ptr<const RallyPack> pack{}; ///< the whole of it; null if the file is none
    ZipContent others;                       ///< of a pack, what this version does not know
    std::optional<AddedPieces> own;          ///< the games with them, if there are some

    [[nodiscard]] const AddedPieces& pieces(const AddedPieces& given) const {
        return own ? *own : given;
    }
};

/// Reads a file, as all that opens one does, by loadStages.
/// @param known the games with the pieces that there are, not counting a pack's own
[[nodiscard]] Expected<StageInput> loadStageInput(const QString& path, const AddedPieces& known);

/// Likewise, but one stage: `stages` holds just that. What else is wrong with a pack is in
/// `faults`.
/// @param number in a pack, from 1; nothing: the first
[[nodiscard]] Expected<StageInput> loadOneStage(const QString& path, std::optional<int> number,
                                                const AddedPieces& known);
/// The same of a file that has been read.
[[nodiscard]] Expected<StageInput> oneStageOf(StageInput input, std::optional<int> number,
                                              const QString& path);

/// Likewise, and there is at least one piece to draw.
[[nodiscard]] Expected<StageInput> loadStageToDraw(const QString& path, std::optional<int> number,
                                                   const AddedPieces& known);

/// Likewise, but a whole rally: a stage is none, and a damaged one cannot be planned, as an empty
/// stage would stand for a lost one.
[[nodiscard]] Expected<StageInput> loadWholeRally(const QString& path, const AddedPieces& known);
/// The same of a file that has been read.
[[nodiscard]] Expected<void> mustBeWholeRally(const StageInput& input, const QString& path);

/// Says on standard error what cannot be used, what was passed over, and what pieces nobody knows.
void sayWhatIsMissing(const StageInput& input);

[[nodiscard]] bool hasUnknownPieces(const StageInput& input);

} // namespace stagewright
