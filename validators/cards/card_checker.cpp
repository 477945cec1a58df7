#include "validators/cards/card_checker.h"

#include "validators/ask.h"
#include "validators/cards/card_rule.h"
#include "validators/whole_stage_rules.h"

#include <algorithm>

namespace stagewright {

namespace {

CardCheck checkOf(const Stage& stage, const CardGame& game) {
    const CardTable& table = cardTableOf(stage);
    const int seats = static_cast<int>(table.seats.size());
    return {table, game, std::max(seats, stage.info.players.value_or(seats))};
}

Findings cardFindings(const Stage& stage, const CheckSettings& settings) {
    Findings findings;
    const CardCheck check = checkOf(stage, settings.games.data<CardGame>());
    if (check.table.seats.isEmpty())
        return findings; // nothing is laid
    for (const CardRule& rule : cardRules())
        ask(rule, findings, check);
    return findings;
}

std::optional<Fix> cardFix(const Stage& stage, const Games& games, const Finding& finding) {
    const auto rules = cardRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const CardRule& each) { return each.id == finding.rule; });
    if (rule == rules.end() || !rule->mend)
        return std::nullopt;
    auto mended = rule->mend(checkOf(stage, games.data<CardGame>()), finding);
    return mended ? std::optional(
                        Fix{layCards(stage, std::move(mended->table)), std::move(mended->name)})
                  : std::nullopt;
}

} // namespace

StageRules cardStageRules() {
    return stageRulesOf<cardFindings, cardFix>();
}

} // namespace stagewright
