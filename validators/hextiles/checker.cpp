#include "validators/hextiles/checker.h"

#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/in_progress.h"

#include <utility>

namespace stagewright {

Checker::Checker(const Catalogue& catalogue, Stock stock)
    : catalogue_(catalogue)
    , stock_(std::move(stock)) {}

bool Checker::check(const Stage& stage, const std::stop_token& stop) {
    const RuleContext here = context(stage);
    checkLocally(here, stop);
    checkGlobally(here, stop);
    return !stop.stop_requested();
}

void Checker::recheck(const Stage& stage, std::span<const Hex> touched) {
    recheckLocal(stage, touched);
    checkGlobally(context(stage));
}

void Checker::recheckLocal(const Stage& stage, std::span<const Hex> touched) {
    const RuleContext here = context(stage);
    const auto tiles = static_cast<std::size_t>(tilesOf(stage).placements().size());
    constexpr std::size_t around = 1 + 3 * localReach * (localReach + 1); // hexes of a disc
    if (touched.size() * around > tiles)
        return checkLocally(here); // surroundings that overlap would be checked again and again
    for (const Hex near : stagewright::around(touched))
        checkHex(here, near);
}

Checker Checker::anew() const {
    Checker other(catalogue_, stock_);
    other.table_ = table_;
    other.hints_ = hints_;
    other.finished_ = finished_;
    other.inProgress_ = inProgress_;
    return other;
}

void Checker::checkLocally(const RuleContext& context, const std::stop_token& stop) {
    local_.clear();
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    for (qsizetype i = 0; i < tiles.size() && !stop.stop_requested(); ++i)
        if (i == 0 || tiles[i].hex != tiles[i - 1].hex)
            checkHex(context, tiles[i].hex);
}

void Checker::checkHex(const RuleContext& context, Hex hex) {
    Findings found = findingsAt(context, hex);
    if (found.isEmpty())
        local_.erase(hex);
    else
        local_[hex] = std::move(found);
}

void Checker::checkGlobally(const RuleContext& context, const std::stop_token& stop) {
    GlobalFindings globals = globalFindings(context, stop);
    route_ = std::move(globals.route);
    if (stop.stop_requested())
        return;
    gather(context, globals.findings);
}

void Checker::gather(const RuleContext& context, const Findings& global) {
    findings_ = global;
    for (const auto& [hex, found] : local_)
        findings_.append(found);
    if (!hints_)
        findings_.removeIf([](const Finding& each) { return each.severity == Severity::Hint; });
    if (inProgress_)
        findings_ = stagewright::inProgress(context, route_, std::move(findings_));
    sortFindings(findings_);
}

} // namespace stagewright
