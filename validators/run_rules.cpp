#include "validators/run_rules.h"

#include "model/hex/disc.h"
#include "validators/ask.h"
#include "validators/border.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

/// A finding, and what it is sorted by.
struct Ranked {
    explicit Ranked(Finding& ranked)
        : severity(ranked.severity)
        , hasPlace(!ranked.hexes.isEmpty())
        , first(hasPlace ? ranked.hexes.front() : Hex{})
        , edge(ranked.edge ? index(*ranked.edge) : -1)
        , finding(&ranked) {}

    friend bool operator<(const Ranked& a, const Ranked& b) {
        const auto place = [](const Ranked& each) {
            return std::tie(each.severity, each.hasPlace, each.first, each.edge);
        };
        if (const auto order = place(a) <=> place(b); order != 0)
            return order < 0;
        return std::tie(a.finding->rule, a.finding->text) <
               std::tie(b.finding->rule, b.finding->text);
    }

    Severity severity;
    bool hasPlace;
    Hex first;
    int edge;
    Finding* finding;
};

} // namespace

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

void sortFindings(Findings& findings) {
    std::vector<Ranked> ranked; // read once: there may be hundreds of thousands
    ranked.reserve(static_cast<std::size_t>(findings.size()));
    for (Finding& finding : findings)
        ranked.emplace_back(finding);
    std::stable_sort(ranked.begin(), ranked.end());
    Findings sorted;
    sorted.reserve(findings.size());
    for (const Ranked& each : ranked)
        sorted.append(std::move(*each.finding));
    findings = std::move(sorted);
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
