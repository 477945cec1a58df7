#pragma once

#include "model/fault.h"

namespace stagewright {

// What is wrong with a rally that a file carries, at some place in it.

[[nodiscard]] Fault carriedDamaged(const QString& place);
[[nodiscard]] Fault carriedTooLarge(const QString& place);
/// Which of them is meant nobody can tell.
[[nodiscard]] Fault carriedTwice(const QString& place);

} // namespace stagewright
