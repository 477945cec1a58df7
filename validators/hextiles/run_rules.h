#pragma once

#include "validators/hextiles/rule.h"

#include <array>
#include <span>
#include <stop_token>
#include <vector>

namespace stagewright {

// What the rules say when they are asked.

/// How many errors, warnings and hints there are. Of two stages the one with the lesser is better.
using SeverityCounts = std::array<int, 3>;

/// Adds findings to a tally, or takes them away.
void count(const Findings& findings, SeverityCounts& counts, int by = 1);

[[nodiscard]] SeverityCounts sum(const SeverityCounts& a, const SeverityCounts& b);

/// What the local rules and those of borders say of a hex.
[[nodiscard]] Findings findingsAt(const RuleContext& context, Hex hex);

/// What the global rules say, and the route that they follow.
struct GlobalFindings {
    Route route;
    Findings findings;
};
/// Asked to stop, they say nothing of use.
[[nodiscard]] GlobalFindings globalFindings(const RuleContext& context,
                                            const std::stop_token& stop = {});

/// Whether a rule of that id judges places, one by one.
[[nodiscard]] bool isLocalRule(const QString& id);

/// The hexes of which local rules may say something else after an edit that touched some, each
/// once.
[[nodiscard]] std::vector<Hex> around(std::span<const Hex> touched);

/// What the finding's rule suggests to mend it; whether it betters the stage is not asked.
[[nodiscard]] std::optional<Fix> suggestion(const RuleContext& context, const Finding& finding);

} // namespace stagewright
