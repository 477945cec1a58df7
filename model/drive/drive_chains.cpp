#include "model/drive/drive_chains.h"

#include "model/drive/flat_out.h"
#include "model/drive/policy_chain.h"
#include "model/drive/space_graph.h"
#include "model/drive/turn_solver.h"

#include <algorithm>

namespace stagewright {

namespace {

bool hasShortcuts(const SpaceGraph& graph) {
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
        if (graph[v].kind == SpaceKind::Shortcut)
            return true;
    return false;
}

/// A coast die less in each turn; nothing if there is none to lose.
std::optional<Dashboard> worn(Dashboard dashboard) {
    bool any = false;
    const auto wear = [&](auto& dice) {
        int& kind = dice.coast > 0 ? dice.coast : dice.leader;
        any = any || kind > 0;
        kind = std::max(0, kind - 1);
    };
    wear(dashboard);
    for (DiceCounts& turn : dashboard.later)
        wear(turn);
    return any ? std::optional(std::move(dashboard)) : std::nullopt;
}

std::vector<int> keyOf(const Dashboard& dashboard, Profile profile) {
    std::vector<int> key{static_cast<int>(profile)};
    const auto add = [&](const auto& dice) {
        key.insert(key.end(), {dice.gear, dice.coast, dice.leader, dice.brake});
    };
    add(dashboard);
    for (const DiceCounts& turn : dashboard.later)
        add(turn);
    return key;
}

} // namespace

DriveChains::DriveChains(const SpaceGraph& graph, const DriveRules& rules,
                         std::optional<int> flyingGear, bool shortcutsCost)
    : graph_(graph)
    , rules_(rules)
    , flyingGear_(flyingGear) {
    const auto& parts = rules.shortcutParts;
    if (const int all = parts[0] + parts[1] + parts[2];
        shortcutsCost && all > 0 && hasShortcuts(graph))
        wear_ = static_cast<double>(parts[static_cast<std::size_t>(ShortcutOutcome::Coast)]) / all;
}

DriveChains::Entry& DriveChains::entryFor(const Key& key) const {
    const std::lock_guard lock(mutex_);
    return entries_[key];
}

const DriveChain* DriveChains::chain(const Dashboard& dashboard, Profile profile,
                                     const std::stop_token& stop) const {
    Entry& entry = entryFor(keyOf(dashboard, profile));
    const std::lock_guard lock(entry.solving);
    if (!entry.chain)
        if (auto found = solved(dashboard, profile, stop))
            entry.chain = std::make_unique<const DriveChain>(*std::move(found));
    return entry.chain.get();
}

/// What it looks out on has fewer dice or later turns: nobody waits for a walk that waits for his.
std::optional<DriveChain> DriveChains::solved(const Dashboard& dashboard, Profile profile,
                                              const std::stop_token& stop) const {
    FutureCost future;
    if (!dashboard.later.empty()) {
        const DriveChain* after = chain(fromTurn(dashboard, 1), profile, stop);
        if (!after)
            return std::nullopt;
        future.after = &after->turns();
    }
    if (const auto less = worn(fromTurn(dashboard, 1)); less && wear_ > 0) {
        const DriveChain* next = chain(*less, profile, stop);
        if (!next)
            return std::nullopt;
        future.worn = &next->turns();
        future.wear = wear_;
    }
    if (profile == Profile::FlatOut)
        return flatOutChain(graph_, rules_, dashboard, stop, future);
    const auto policy = solveTurns(graph_, rules_, dashboard, stop, profile, future);
    if (!policy)
        return std::nullopt;
    return chainOf(graph_, *policy, rules_, flyingGear_, future.after);
}

} // namespace stagewright
