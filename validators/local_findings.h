#pragma once

#include "validators/asked.h"

#include <unordered_map>

namespace stagewright {

/// What local rules say of a stage, hex by hex, kept up to date edit by edit, and how much it is.
class LocalFindings {
public:
    void check(const Ground& ground);

    /// After an edit that took or put tiles on `touched` hexes and nowhere else.
    void recheck(const Ground& ground, std::span<const Hex> touched);

    [[nodiscard]] const Tally& tally() const { return tally_; }
    [[nodiscard]] bool has(const Finding& finding) const;
    void addTo(Findings& findings) const;

private:
    void set(Hex hex, Findings found);

    std::unordered_map<Hex, Findings> byHex_;
    Tally tally_{};
};

} // namespace stagewright
