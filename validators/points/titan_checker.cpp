#include "validators/points/titan_checker.h"

#include "validators/ask.h"
#include "validators/points/titan_rule.h"
#include "validators/whole_stage_rules.h"

#include <algorithm>

namespace stagewright {

namespace {

Findings titanFindings(const Stage& stage, const CheckSettings& settings) {
    const auto& game = settings.games.data<TitanGame>();
    const TitanLayout& layout = titanLayoutOf(stage);
    Findings findings;
    if (layout == TitanLayout())
        return findings; // nothing is laid
    TitanCheck check{layout, game, {}};
    for (const PointTrack& track : layout.tracks)
        check.tracks << resolved(track, game);
    for (const TitanRule& rule : titanRules())
        ask(rule, findings, check);
    return findings;
}

std::optional<Fix> titanFix(const Stage& stage, const Games& games, const Finding& finding) {
    const auto rules = titanRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const TitanRule& each) { return each.id == finding.rule; });
    return rule == rules.end() || !rule->fix ? std::nullopt
                                             : rule->fix(stage, games.data<TitanGame>(), finding);
}

} // namespace

StageRules titanStageRules() {
    return stageRulesOf<titanFindings, titanFix>();
}

} // namespace stagewright
