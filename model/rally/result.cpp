#include "model/rally/result.h"

#include <algorithm>

namespace stagewright {

int soloSeconds(const SoloSheet& sheet, const DriveRules& rules) {
    int seconds = sheet.lostTurns * rules.lostTurnSeconds;
    for (std::size_t gear = 0; gear < sheet.turns.size(); ++gear)
        seconds += sheet.turns[gear] * rules.seconds[gear];
    return std::max(0, seconds - sheet.focusTokens * rules.unspentSeconds);
}

std::optional<int> drivenSeconds(const Outcome& outcome, const DriveRules& rules) {
    if (const auto* timed = std::get_if<Timed>(&outcome))
        return timed->seconds;
    if (const auto* sheet = std::get_if<SoloSheet>(&outcome))
        return soloSeconds(*sheet, rules);
    return std::nullopt;
}

} // namespace stagewright
