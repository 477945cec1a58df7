#pragma once

#include "editor/cli/estimate_options.h"

namespace stagewright {

/// Prints the estimate of a rally: its stages, totals, and minutes at the table.
[[nodiscard]] Expected<void> estimateRally(const QString& file, const Catalogue& catalogue,
                                           const EstimateChoice& choice);

} // namespace stagewright
