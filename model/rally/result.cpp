#include "model/rally/result.h"

#include <algorithm>

namespace stagewright {

int soloSeconds(const SoloSheet& sheet, const DriveRules& rules) {
    int seconds = sheet.lostTurns * rules.lostTurnSeconds;
    for (std::size_t gear = 0; gear < sheet.turns.size(); ++gear)
        seconds += sheet.turns[gear] * rules.seconds[gear];
    return std::max(0, seconds - sheet.focusTokens * rules.unspentSeconds);
}

} // namespace stagewright
