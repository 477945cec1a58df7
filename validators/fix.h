#pragma once

#include "model/game/edit.h"
#include "model/step_name.h"
#include "validators/finding.h"

#include <functional>
#include <optional>
#include <vector>

namespace stagewright {

/// What mends a finding.
struct Fix {
    Edit edit;
    StepName name; ///< what it does
};

/// Looks for what would mend findings of one stage. It owns what it reads: any thread may ask it.
using FixFinder = std::function<std::optional<Fix>(const Finding&)>;

/// A stage after fixes.
struct Mended {
    Stage stage;
    std::vector<Fix> fixes; ///< in the order in which they were made
};

} // namespace stagewright
