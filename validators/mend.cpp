#include "validators/mend.h"

#include "validators/checker.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

Findings findingsOf(const Ground& ground, bool hints) {
    Checker checker(ground.catalogue, ground.stock);
    checker.setTable(ground.table);
    checker.setHints(hints);
    checker.check(ground.stage);
    return checker.findings();
}

/// Errors, warnings, hints.
std::array<int, 3> tally(const Findings& findings) {
    std::array<int, 3> counts{};
    for (const Finding& finding : findings)
        ++counts.at(static_cast<std::size_t>(finding.severity));
    return counts;
}

/// What the finding's rule suggests.
std::optional<Fix> suggestion(const Ground& ground, const Finding& finding) {
    const auto from = [&](const auto& rules) -> std::optional<Fix> {
        const auto rule = std::find_if(rules.begin(), rules.end(),
                                       [&](const auto& each) { return finding.rule == each.id; });
        return rule != rules.end() && rule->fix ? rule->fix(ground, finding) : std::nullopt;
    };
    if (auto fix = from(localRules()))
        return fix;
    if (auto fix = from(borderRules()))
        return fix;
    return from(globalRules());
}

} // namespace

std::optional<Fix> fixFor(const Ground& ground, const Finding& finding) {
    auto fix = suggestion(ground, finding);
    if (!fix)
        return std::nullopt;
    Stage after = ground.stage;
    apply(fix->edit, after);
    const Findings left = findingsOf({after, ground.catalogue, ground.stock, ground.table}, true);
    if (left.contains(finding) || tally(left) >= tally(findingsOf(ground, true)))
        return std::nullopt;
    return fix;
}

Mended mended(const Ground& ground, bool hints) {
    Mended result{ground.stage, {}};
    const auto makeOne = [&] {
        const Ground here{result.stage, ground.catalogue, ground.stock, ground.table};
        for (const Finding& finding : findingsOf(here, hints))
            if (auto fix = fixFor(here, finding)) {
                apply(fix->edit, result.stage);
                result.fixes.push_back(*std::move(fix));
                return true;
            }
        return false;
    };
    // Each fix leaves fewer findings than were there before it, so there is an end to them.
    while (makeOne()) {
    }
    return result;
}

} // namespace stagewright
