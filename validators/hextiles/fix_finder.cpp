#include "validators/hextiles/fix_finder.h"

namespace stagewright {

std::optional<Fix> TileFixFinder::fixFor(const Finding& finding) {
    const RuleContext here{stage_, catalogue_, stock_, table_};
    auto fix = suggestion(here, finding);
    if (!fix)
        return std::nullopt;
    Stage after = stage_;
    apply(fix->edit, after);
    const RuleContext there{after, catalogue_, stock_, table_};
    // Around the edit first: that tells soon what is no fix.
    SeverityCounts before{};
    SeverityCounts now{};
    for (const Hex hex : around(touchedHexes(fix->edit))) {
        const Findings left = findingsAt(there, hex);
        if (left.contains(finding))
            return std::nullopt;
        count(left, now);
        count(findingsAt(here, hex), before);
    }
    if (isLocalRule(finding.rule) && now >= before)
        return std::nullopt;
    if (!global_)
        count(globalFindings(here).findings, global_.emplace());
    const Findings global = globalFindings(there).findings;
    count(global, now);
    if (now >= sum(before, *global_) || global.contains(finding))
        return std::nullopt;
    return fix;
}

} // namespace stagewright
