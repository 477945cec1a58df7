#pragma once

#include "validators/hextiles/rule.h"

namespace stagewright {

/// What there is to say of a stage that is being laid. While it lacks its end and its road is open,
/// that it does is no mistake: one hint says so in place of findings about it, and about the open
/// end where the road will go on. Other open ends are told as ever.
/// @param found all that the rules say of a finished stage
[[nodiscard]] Findings inProgress(const RuleContext& context, const Route& route, Findings found);

} // namespace stagewright
