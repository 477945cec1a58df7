#include "validators/rally_rule.h"

#include "validators/ask.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

using Id = QLatin1StringView;

} // namespace

std::span<const RallyRule> rulesOfRallies() {
    static constexpr std::array rules{
        RallyRule{Id("no-stages"), noStages},
        RallyRule{Id("laid-together"), laidTogetherShort},
        RallyRule{Id("longer-than-asked"), longerThanAsked},
        RallyRule{Id("used-twice"), usedTwice},
        RallyRule{Id("service-tile"), serviceTile},
        RallyRule{Id("boxes-differ"), boxesDiffer},
    };
    return rules;
}

RallyFindings checkRally(const RallyRuleContext& context, bool hints) {
    RallyFindings findings;
    for (const RallyRule& rule : rulesOfRallies())
        ask(rule, findings, context);
    if (!hints)
        findings.removeIf(
            [](const RallyFinding& finding) { return finding.severity == Severity::Hint; });
    std::stable_sort(
        findings.begin(), findings.end(),
        [](const RallyFinding& a, const RallyFinding& b) { return a.severity < b.severity; });
    return findings;
}

} // namespace stagewright
