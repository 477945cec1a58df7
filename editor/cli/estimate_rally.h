#pragma once

#include "editor/cli/estimate_options.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/subcommand.h"

namespace stagewright {

/// Prints the estimate of a rally: its stages, totals, and minutes at the table. Negative if a
/// piece is not known, which is said instead.
[[nodiscard]] Expected<ExitStatus> estimateRally(const QString& file, const StageInput& input,
                                                 const AddedPieces& known,
                                                 const EstimateChoice& choice);

} // namespace stagewright
