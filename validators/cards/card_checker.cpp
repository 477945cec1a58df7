#include "validators/cards/card_checker.h"

#include "validators/ask.h"
#include "validators/cards/card_rule.h"

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
    if (!settings.hints)
        findings.removeIf(
            [](const Finding& finding) { return finding.severity == Severity::Hint; });
    sortFindings(findings);
    return findings;
}

std::optional<Fix> cardFix(const Stage& stage, const CardGame& game, const Finding& finding) {
    const auto rules = cardRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const CardRule& each) { return each.id == finding.rule; });
    if (rule == rules.end() || !rule->mend)
        return std::nullopt;
    auto mended = rule->mend(checkOf(stage, game), finding);
    return mended ? std::optional(
                        Fix{layCards(stage, std::move(mended->table)), std::move(mended->name)})
                  : std::nullopt;
}

/// A table is small: it is checked anew after each edit.
class CardChecker final : public StageChecker {
public:
    explicit CardChecker(const CheckSettings& settings) : settings_(settings) {}

    bool check(const Stage& stage, const std::stop_token&) override {
        findings_ = cardFindings(stage, settings_);
        return true;
    }
    void recheck(const Stage& stage, const LayoutEdit&) override { (void)check(stage, {}); }
    void set(const CheckSettings& settings) override { settings_ = settings; }
    [[nodiscard]] const Findings& findings() const override { return findings_; }
    [[nodiscard]] FixFinder fixes(const Stage& stage) const override {
        return [stage, games = settings_.games](const Finding& finding) {
            return cardFix(stage, games.data<CardGame>(), finding);
        };
    }
    [[nodiscard]] QStringList way(const Stage&) const override { return {}; }

private:
    CheckSettings settings_;
    Findings findings_;
};

std::unique_ptr<StageChecker> cardCheckerFor(const CheckSettings& settings) {
    return std::make_unique<CardChecker>(settings);
}

/// Each mend ends a finding and makes none that another of them undoes; the bound is for rules that
/// do not keep to that.
Mended mendedCards(const Stage& stage, const CheckSettings& settings) {
    Mended mended{stage, {}};
    const auto& game = settings.games.data<CardGame>();
    constexpr std::size_t mostMends = 200;
    const auto next = [&]() -> std::optional<Fix> {
        for (const Finding& finding : cardFindings(mended.stage, settings))
            if (auto fix = cardFix(mended.stage, game, finding); fix && !fix->edit.isNothing())
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

StageRules cardStageRules() {
    return {cardCheckerFor, mendedCards};
}

} // namespace stagewright
