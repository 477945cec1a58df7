#include "validators/whole_stage_rules.h"

#include <utility>

namespace stagewright {

namespace {

/// More than are wrong with any stage.
constexpr std::size_t mostMends = 1000;

Findings wantedFindings(const WholeStageRules& rules, const Stage& stage,
                        const CheckSettings& settings) {
    Findings findings = rules.findings(stage, settings);
    if (!settings.hints)
        findings.removeIf(
            [](const Finding& finding) { return finding.severity == Severity::Hint; });
    sortFindings(findings);
    return findings;
}

class WholeStageChecker final : public StageChecker {
public:
    WholeStageChecker(const WholeStageRules& rules, const CheckSettings& settings)
        : rules_(rules)
        , settings_(settings) {}

    bool check(const Stage& stage, const std::stop_token&) override {
        findings_ = wantedFindings(rules_, stage, settings_);
        return true;
    }
    void recheck(const Stage& stage, const LayoutEdit&) override { (void)check(stage, {}); }
    void set(const CheckSettings& settings) override { settings_ = settings; }
    [[nodiscard]] const Findings& findings() const override { return findings_; }
    [[nodiscard]] FixFinder fixes(const Stage& stage) const override {
        return [rules = rules_, stage, games = settings_.games](const Finding& finding) {
            return rules.fix(stage, games, finding);
        };
    }
    [[nodiscard]] QStringList way(const Stage&) const override { return {}; }

private:
    WholeStageRules rules_;
    CheckSettings settings_;
    Findings findings_;
};

} // namespace

std::unique_ptr<StageChecker> checkerOf(const WholeStageRules& rules,
                                        const CheckSettings& settings) {
    return std::make_unique<WholeStageChecker>(rules, settings);
}

Mended mendedBy(const WholeStageRules& rules, const Stage& stage, const CheckSettings& settings) {
    Mended mended{stage, {}};
    const auto next = [&]() -> std::optional<Fix> {
        for (const Finding& finding : wantedFindings(rules, mended.stage, settings))
            if (auto fix = rules.fix(mended.stage, settings.games, finding);
                fix && !fix->edit.isNothing())
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

} // namespace stagewright
