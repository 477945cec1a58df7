#pragma once

#include "validators/hextiles/rule.h"

#include <vector>

namespace stagewright {

/// Mends a stage, the worst findings first, until nothing obvious is left.
///
/// Of a large stage what each fix does to it as a whole is not looked at one by one, but for many
/// together: as long as the global rules find nothing worse, all are made.
/// @param hints whether hints are to be mended too
[[nodiscard]] Mended mended(const RuleContext& context, bool hints);

} // namespace stagewright
