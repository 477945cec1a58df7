#include "validators/zones/chain_checker.h"

#include "validators/ask.h"
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
    sortFindings(findings);
    return findings;
}

std::optional<Fix> chainFix(const Stage& stage, const ZoneBoards& boards, const Finding& finding) {
    const auto rules = chainRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const ChainRule& each) { return each.id == finding.rule; });
    if (rule == rules.end() || !rule->mend)
        return std::nullopt;
    const ChainLayout& chain = chainOf(stage);
    const ChainTable table = layOut(chain.sections, boards);
    auto mended = rule->mend({chain, boards, table}, finding);
    return mended ? std::optional(
                        Fix{layChain(stage, std::move(mended->chain)), std::move(mended->name)})
                  : std::nullopt;
}

/// A chain is small: it is checked anew after each edit.
class ChainChecker final : public StageChecker {
public:
    explicit ChainChecker(const CheckSettings& settings) : settings_(settings) {}

    bool check(const Stage& stage, const std::stop_token&) override {
        findings_ = chainFindings(stage, settings_);
        return true;
    }
    void recheck(const Stage& stage, const LayoutEdit&) override { (void)check(stage, {}); }
    void set(const CheckSettings& settings) override { settings_ = settings; }
    [[nodiscard]] const Findings& findings() const override { return findings_; }
    [[nodiscard]] FixFinder fixes(const Stage& stage) const override {
        return [stage, games = settings_.games](const Finding& finding) {
            return chainFix(stage, games.data<ZoneBoards>(), finding);
        };
    }
    [[nodiscard]] QStringList way(const Stage&) const override { return {}; }

private:
    CheckSettings settings_;
    Findings findings_;
};

std::unique_ptr<StageChecker> chainCheckerFor(const CheckSettings& settings) {
    return std::make_unique<ChainChecker>(settings);
}

/// A mend changes one section, which may part the next one: the bound is for chains in which they
/// would go round.
Mended mendedChain(const Stage& stage, const CheckSettings& settings) {
    Mended mended{stage, {}};
    const auto& boards = settings.games.data<ZoneBoards>();
    constexpr std::size_t mostMends = 200;
    const auto next = [&]() -> std::optional<Fix> {
        for (const Finding& finding : chainFindings(mended.stage, settings))
            if (auto fix = chainFix(mended.stage, boards, finding); fix && !fix->edit.isNothing())
                return fix;
        return std::nullopt;
    };
    while (mended.fixes.size() < mostMends) {
        auto fix = next();
        if (!fix)
            break;
        apply(fix->edit, mended.stage);
        mended.fixes.push_back(*std::move(fix));
    }
    return mended;
}

} // namespace

StageRules chainStageRules() {
    return {chainCheckerFor, mendedChain};
}

} // namespace stagewright
