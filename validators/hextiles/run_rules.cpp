#include "validators/hextiles/run_rules.h"

#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/hex/disc.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "validators/ask.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

void count(const Findings& findings, SeverityCounts& counts, int by) {
    for (const Finding& finding : findings)
        counts.at(static_cast<std::size_t>(finding.severity)) += by;
}

SeverityCounts sum(const SeverityCounts& a, const SeverityCounts& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

Findings findingsAt(const RuleContext& context, Hex hex) {
    Findings found;
    for (const LocalRule& rule : localRules())
        ask(rule, found, context, hex);
    for (const Border& border : bordersOf(context.stage, context.catalogue, hex))
        for (const BorderRule& rule : borderRules())
            ask(rule, found, context, border);
    return found;
}

GlobalFindings globalFindings(const RuleContext& context, const std::stop_token& stop) {
    GlobalFindings globals;
    if (stop.stop_requested())
        return globals;
    const RoadGraph roads(context.stage, context.catalogue);
    if (stop.stop_requested())
        return globals;
    globals.route = findRoute(context.stage, roads);
    if (stop.stop_requested())
        return globals;
    const std::vector<bool> driven = drivenPlacements(context.stage, roads, globals.route);
    const SpaceReach reach = spaceReach(context.stage, roads, globals.route);
    const RouteAnalysis analysis{roads, globals.route, driven, reach};
    for (const GlobalRule& rule : globalRules())
        if (!stop.stop_requested())
            ask(rule, globals.findings, context, analysis);
    return globals;
}

bool isLocalRule(const QString& id) {
    const auto has = [&](const auto& rules) {
        return std::any_of(rules.begin(), rules.end(),
                           [&](const auto& each) { return id == each.id; });
    };
    return has(localRules()) || has(borderRules());
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

std::optional<Fix> suggestion(const RuleContext& context, const Finding& finding) {
    const auto from = [&](const auto& rules) -> std::optional<Fix> {
        const auto rule = std::find_if(rules.begin(), rules.end(),
                                       [&](const auto& each) { return finding.rule == each.id; });
        return rule != rules.end() && rule->fix ? rule->fix(context, finding) : std::nullopt;
    };
    if (auto fix = from(localRules()))
        return fix;
    if (auto fix = from(borderRules()))
        return fix;
    return from(globalRules());
}

} // namespace stagewright
