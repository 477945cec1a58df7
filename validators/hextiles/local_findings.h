#pragma once

#include "validators/hextiles/run_rules.h"

#include <unordered_map>

namespace stagewright {

/// What local rules say of a stage, hex by hex, kept up to date edit by edit, and how much it is.
class LocalFindings {
public:
    void check(const RuleContext& context);

    /// After an edit that took or put tiles on `touched` hexes and nowhere else.
    void recheck(const RuleContext& context, std::span<const Hex> touched);

    [[nodiscard]] const SeverityCounts& counts() const { return counts_; }
    [[nodiscard]] bool has(const Finding& finding) const;
    void addTo(Findings& findings) const;

private:
    void set(Hex hex, Findings found);

    std::unordered_map<Hex, Findings> byHex_;
    SeverityCounts counts_{};
};

} // namespace stagewright
