#include "editor/rally/rally_rules_cache.h"

#include <utility>

namespace stagewright {

RallyRulesCache::RallyRulesCache() {
    if (auto rules = builtInRallyRules())
        rally_ = *std::move(rules);
}

void RallyRulesCache::setHouseRules(const HouseRules& house) {
    house_ = house;
    games_.clear(); // so that they are read again
}

void RallyRulesCache::openFor(const Rally& rally) {
    QSet<QString> games;
    for (const RallyStage& each : rally.stages())
        games.insert(each.stage.info.game);
    if (games == games_)
        return;
    games_ = games;
    if (auto rulesByGame = RulesByGame::of(rally, house_))
        rulesByGame_ = *std::move(rulesByGame);
}

} // namespace stagewright
