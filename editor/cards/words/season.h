#pragma once

#include "model/layouts/cards/play/scoring.h"
#include "model/rally/rally.h"

namespace stagewright {

/// Points of several stages, which the rulebook does not add up: it has single stages.
struct Season {
    std::vector<qsizetype> stages; ///< their indices in the rally
    std::vector<SeasonLine> lines; ///< a point list for each; everybody is called something

    /// One stage alone is none.
    [[nodiscard]] bool isThere() const { return stages.size() > 1; }
};

/// Of all stages of this game in the evening.
[[nodiscard]] Season seasonOf(const Rally& rally);

/// Whose idea it is, in a sentence.
[[nodiscard]] QString seasonInWords();

} // namespace stagewright
