#include "validators/fix_finder.h"

namespace stagewright {

std::optional<Fix> FixFinder::fixFor(const Finding& finding) {
    const Ground here{stage_, catalogue_, stock_, table_};
    auto fix = suggestion(here, finding);
    if (!fix)
        return std::nullopt;
    Stage after = stage_;
    apply(fix->edit, after);
    const Ground there{after, catalogue_, stock_, table_};
    // Around the edit first: that tells soon what is no fix.
    Tally before{};
    Tally now{};
    for (const Hex hex : around(touchedHexes(fix->edit))) {
        const Findings left = localFindings(there, hex);
        if (left.contains(finding))
            return std::nullopt;
        count(left, now);
        count(localFindings(here, hex), before);
    }
    if (isLocalRule(finding.rule) && now >= before)
        return std::nullopt;
    if (!global_)
        count(overviewOf(here).findings, global_.emplace());
    const Findings global = overviewOf(there).findings;
    count(global, now);
    if (now >= sum(before, *global_) || global.contains(finding))
        return std::nullopt;
    return fix;
}

} // namespace stagewright
