#pragma once

#include "editor/cli/subcommand.h"
#include "model/fault.h"

namespace stagewright {

// What a command leaves with. A fault is said.

[[nodiscard]] ExitStatus exitStatusOf(const Expected<void>& done);
/// Of one that has an answer, which may be a negative one.
[[nodiscard]] ExitStatus answeredWith(const Expected<ExitStatus>& answer);

} // namespace stagewright
