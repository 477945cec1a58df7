#include "model/rally/driven_result.h"

#include <algorithm>

namespace stagewright {

namespace {

SoloSheet sheetOf(const DriveRecord& record) {
    SoloSheet sheet;
    for (const RecordedTurn& turn : record.turns) {
        ++sheet.turns.at(static_cast<std::size_t>(turn.gear));
        sheet.lostTurns += turn.turnsLost;
        sheet.focusTokens += turn.tokens - turn.spent;
    }
    return sheet;
}

} // namespace

StageResult resultOf(const DriveRecord& record, const CarCondition& car, const DriveRules& rules) {
    StageResult result;
    const DriveOutcome& outcome = record.outcomes.front();
    const bool hasSheet = rules.lostTurnSeconds > 0;
    if (outcome.retired)
        result.outcome = Retired();
    else if (hasSheet)
        result.outcome = sheetOf(record);
    else
        result.outcome = Timed{std::min(outcome.seconds, longestRaceTime)};
    result.damage = {car.lost(DamageToken::Gearbox), car.lost(DamageToken::Coast),
                     car.lost(DamageToken::Brake)};
    const bool changed = std::any_of(record.turns.begin(), record.turns.end(),
                                     [](const RecordedTurn& turn) { return turn.changesWheel; });
    if (changed)
        result.wheel = SpareWheel::UsedOnStage;
    return result;
}

} // namespace stagewright
