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
        RallyRule{Id("laid-together"), laidTogetherShort, layFewerAtOnce},
        RallyRule{Id("rally-length"), rallyLength},
        RallyRule{Id("longer-than-asked"), longerThanAsked},
        RallyRule{Id("used-twice"), usedTwice, removeLast},
        RallyRule{Id("service-tile"), serviceTile, serviceByTile},
        RallyRule{Id("boxes-differ"), boxesDiffer, listBoxes},
        RallyRule{Id("more-players"), morePlayers},
        RallyRule{Id("players-differ"), playersDiffer, seatAll},
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

std::optional<RallyFix> fixFor(const RallyRuleContext& context, const RallyFinding& finding) {
    for (const RallyRule& rule : rulesOfRallies())
        if (rule.id == finding.rule)
            return rule.fix(context, finding);
    return std::nullopt;
}

MendedRally mended(const Rally& rally, const Games& games, bool hints) {
    MendedRally done{rally, {}};
    const auto obviousFix = [&]() -> std::optional<RallyFix> {
        const RallyRuleContext context{done.rally, games};
        for (const RallyFinding& finding : checkRally(context, hints))
            if (auto fix = fixFor(context, finding);
                fix && fix->isObvious && !fix->edit.isNothing())
                return fix;
        return std::nullopt;
    };
    // Each fix ends a finding and makes none; the bound is for rules that do not keep to that.
    constexpr int most = 3 * mostStages;
    while (done.fixes.size() < most) {
        const auto fix = obviousFix();
        if (!fix)
            break;
        apply(fix->edit, done.rally);
        done.fixes << fix->name();
    }
    return done;
}

} // namespace stagewright
