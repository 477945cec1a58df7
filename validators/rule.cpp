#include "validators/rule.h"

#include "validators/rules.h"

#include <array>

namespace stagewright {

std::span<const LocalRule> localRules() {
    static constexpr std::array<LocalRule, 4> rules{sharedHex, roadMeetsVerge, laneCountsDiffer,
                                                    openRoadEnd};
    return rules;
}

std::span<const GlobalRule> globalRules() {
    static constexpr std::array<GlobalRule, 3> rules{inventory, startAndFinish, noRoute};
    return rules;
}

} // namespace stagewright
