#include "validators/asked.h"

#include "model/hex/disc.h"
#include "validators/ask.h"
#include "validators/border.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

void count(const Findings& findings, Tally& tally, int by) {
    for (const Finding& finding : findings)
        tally.at(static_cast<std::size_t>(finding.severity)) += by;
}

Tally sum(const Tally& a, const Tally& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

Findings localFindings(const Ground& ground, Hex hex) {
    Findings found;
    for (const LocalRule& rule : localRules())
        ask(rule, found, ground, hex);
    for (const Border& border : bordersOf(ground.stage, ground.catalogue, hex))
        for (const BorderRule& rule : borderRules())
            ask(rule, found, ground, border);
    return found;
}

Overview overviewOf(const Ground& ground) {
    const RoadGraph roads(ground.stage, ground.catalogue);
    Overview overview{findRoute(ground.stage, roads), {}};
    const std::vector<bool> driven = drivenPlacements(ground.stage, roads, overview.route);
    const SpaceReach reach = spaceReach(ground.stage, roads, overview.route);
    const Survey survey{roads, overview.route, driven, reach};
    for (const GlobalRule& rule : globalRules())
        ask(rule, overview.findings, ground, survey);
    return overview;
}

bool isLocalRule(const QString& id) {
    const auto has = [&](const auto& rules) {
        return std::any_of(rules.begin(), rules.end(),
                           [&](const auto& each) { return id == each.id; });
    };
    return has(localRules()) || has(borderRules());
}

void sortFindings(Findings& findings) {
    const auto key = [](const Finding& finding) {
        const Hex first = finding.hexes.isEmpty() ? Hex{} : finding.hexes.front();
        const int edge = finding.edge ? index(*finding.edge) : -1;
        return std::make_tuple(finding.severity, !finding.hexes.isEmpty(), first, edge);
    };
    std::stable_sort(findings.begin(), findings.end(), [&](const Finding& a, const Finding& b) {
        const auto left = key(a);
        const auto right = key(b);
        return left != right ? left < right : std::tie(a.rule, a.text) < std::tie(b.rule, b.text);
    });
}

std::vector<Hex> around(std::span<const Hex> touched) {
    std::vector<Hex> hexes;
    for (const Hex hex : touched)
        for (const Hex near : disc(hex, localReach))
            hexes.push_back(near);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

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

} // namespace stagewright
