#include "validators/zones/chain_checker.h"

#include "validators/ask.h"
#include "validators/whole_stage_rules.h"
#include "validators/zones/chain_rule.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

Findings chainFindings(const Stage& stage, const CheckSettings& settings) {
    Findings findings;
    const ChainLayout& chain = chainOf(stage);
    if (chain.sections.isEmpty())
        return findings; // nothing is laid
    const auto& boards = settings.games.data<ZoneBoards>();
    const ChainTable table = layOut(chain.sections, boards);
    for (const ChainRule& rule : chainRules())
        ask(rule, findings, ChainCheck{chain, boards, table});
    return findings;
}

std::optional<Fix> chainFix(const Stage& stage, const Games& games, const Finding& finding) {
    const auto rules = chainRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const ChainRule& each) { return each.id == finding.rule; });
    if (rule == rules.end() || !rule->mend)
        return std::nullopt;
    const ChainLayout& chain = chainOf(stage);
    const auto& boards = games.data<ZoneBoards>();
    const ChainTable table = layOut(chain.sections, boards);
    auto mended = rule->mend({chain, boards, table}, finding);
    return mended ? std::optional(
                        Fix{layChain(stage, std::move(mended->chain)), std::move(mended->name)})
                  : std::nullopt;
}

} // namespace

StageRules chainStageRules() {
    return stageRulesOf<chainFindings, chainFix>();
}

} // namespace stagewright
