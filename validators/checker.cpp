#include "validators/checker.h"

#include "model/hex/disc.h"
#include "validators/border.h"
#include "validators/mend.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace stagewright {

Checker::Checker(const Catalogue& catalogue, Stock stock)
    : catalogue_(&catalogue)
    , stock_(std::move(stock)) {}

void Checker::check(const Stage& stage) {
    const Ground here = ground(stage);
    checkLocally(here);
    checkGlobally(here);
}

void Checker::recheck(const Stage& stage, std::span<const Hex> touched) {
    recheckLocal(stage, touched);
    checkGlobally(ground(stage));
}

void Checker::recheckLocal(const Stage& stage, std::span<const Hex> touched) {
    const Ground here = ground(stage);
    const auto tiles = static_cast<std::size_t>(stage.placements().size());
    constexpr std::size_t around = 1 + 3 * localReach * (localReach + 1); // hexes of a disc
    if (touched.size() * around > tiles)
        return checkLocally(here); // surroundings that overlap would be checked again and again
    for (const Hex hex : touched)
        for (const Hex near : disc(hex, localReach))
            checkHex(here, near);
}

void Checker::checkLocally(const Ground& ground) {
    local_.clear();
    for (const Placement& tile : ground.stage.placements())
        checkHex(ground, tile.hex);
}

std::optional<Fix> Checker::fixFor(const Stage& stage, const Finding& finding) const {
    return stagewright::fixFor(ground(stage), finding);
}

void Checker::checkHex(const Ground& ground, Hex hex) {
    Findings found;
    for (const LocalRule& rule : localRules())
        rule.check(ground, hex, found);
    for (const Border& border : bordersOf(ground, hex))
        for (const BorderRule& rule : borderRules())
            rule.check(ground, border, found);
    if (found.isEmpty())
        local_.erase(hex);
    else
        local_[hex] = std::move(found);
}

void Checker::checkGlobally(const Ground& ground) {
    const RoadGraph roads(ground.stage, *catalogue_);
    route_ = findRoute(ground.stage, roads);
    Findings global;
    const std::vector<bool> driven = drivenPlacements(ground.stage, roads, route_);
    const SpaceReach reach = spaceReach(ground.stage, roads, route_);
    for (const GlobalRule& rule : globalRules())
        rule.check(ground, {roads, route_, driven, reach}, global);
    gather(global);
}

void Checker::gather(const Findings& global) {
    findings_ = global;
    for (const auto& [hex, found] : local_)
        findings_.append(found);
    if (!hints_)
        findings_.removeIf([](const Finding& each) { return each.severity == Severity::Hint; });
    const auto key = [](const Finding& finding) {
        const Hex first = finding.hexes.isEmpty() ? Hex{} : finding.hexes.front();
        const int edge = finding.edge ? index(*finding.edge) : -1;
        return std::make_tuple(finding.severity, !finding.hexes.isEmpty(), first, edge);
    };
    std::stable_sort(findings_.begin(), findings_.end(), [&](const Finding& a, const Finding& b) {
        return std::tuple_cat(key(a), std::tie(a.rule, a.text)) <
               std::tuple_cat(key(b), std::tie(b.rule, b.text));
    });
}

} // namespace stagewright
