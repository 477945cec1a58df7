#pragma once

#include "validators/rule.h"

#include <optional>
#include <vector>

namespace stagewright {

/// What would mend a finding of `ground.stage`, where that is obvious. The finding is then gone,
/// and the stage has fewer errors than before, or as many and fewer warnings, or as many of both
/// and fewer hints; a fix of what a local rule says betters what those say, too. What does not
/// better it is not offered.
[[nodiscard]] std::optional<Fix> fixFor(const Ground& ground, const Finding& finding);

/// A stage after fixes.
struct Mended {
    Stage stage;
    std::vector<Fix> fixes; ///< in the order in which they were made
};

/// Mends a stage, the worst findings first, until nothing obvious is left.
///
/// Of a large stage what each fix does to it as a whole is not looked at one by one, but for many
/// together: as long as the global rules find nothing worse, all are made.
/// @param hints whether hints are to be mended too
[[nodiscard]] Mended mended(const Ground& ground, bool hints);

} // namespace stagewright
