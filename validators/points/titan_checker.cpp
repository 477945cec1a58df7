#include "validators/points/titan_checker.h"

#include "validators/ask.h"
#include "validators/points/titan_rule.h"

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
    if (!settings.hints)
        findings.removeIf(
            [](const Finding& finding) { return finding.severity == Severity::Hint; });
    sortFindings(findings);
    return findings;
}

std::optional<Fix> titanFix(const Stage& stage, const TitanGame& game, const Finding& finding) {
    const auto rules = titanRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const TitanRule& each) { return each.id == finding.rule; });
    return rule == rules.end() || !rule->fix ? std::nullopt : rule->fix(stage, game, finding);
}

/// A board is small: it is checked anew after each edit.
class TitanChecker final : public StageChecker {
public:
    explicit TitanChecker(const CheckSettings& settings) : settings_(settings) {}

    bool check(const Stage& stage, const std::stop_token&) override {
        findings_ = titanFindings(stage, settings_);
        return true;
    }
    void recheck(const Stage& stage, const LayoutEdit&) override { (void)check(stage, {}); }
    void set(const CheckSettings& settings) override { settings_ = settings; }
    [[nodiscard]] const Findings& findings() const override { return findings_; }
    [[nodiscard]] FixFinder fixes(const Stage& stage) const override {
        return [stage, games = settings_.games](const Finding& finding) {
            return titanFix(stage, games.data<TitanGame>(), finding);
        };
    }
    [[nodiscard]] QStringList way(const Stage&) const override { return {}; }

private:
    CheckSettings settings_;
    Findings findings_;
};

std::unique_ptr<StageChecker> titanCheckerFor(const CheckSettings& settings) {
    return std::make_unique<TitanChecker>(settings);
}

/// Each fix takes something away or says what the book says, so that it comes to an end.
Mended mendedTitans(const Stage& stage, const CheckSettings& settings) {
    Mended mended{stage, {}};
    const auto& game = settings.games.data<TitanGame>();
    constexpr int mostFixes = 1000;
    for (int i = 0; i < mostFixes; ++i) {
        std::optional<Fix> next;
        for (const Finding& finding : titanFindings(mended.stage, settings)) {
            next = titanFix(mended.stage, game, finding);
            if (next && !next->edit.isNothing())
                break;
            next.reset();
        }
        if (!next)
            break;
        apply(next->edit, mended.stage);
        mended.fixes.push_back(*std::move(next));
    }
    return mended;
}

} // namespace

StageRules titanStageRules() {
    return {titanCheckerFor, mendedTitans};
}

} // namespace stagewright
