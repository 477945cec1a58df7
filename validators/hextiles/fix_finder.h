#pragma once

#include "validators/hextiles/run_rules.h"

#include <optional>

namespace stagewright {

/// Looks for what would mend the findings of a stage. A value that owns what it reads: any thread
/// may ask it. What the global rules say of the stage as it is, is asked once for all findings.
class TileFixFinder {
public:
    TileFixFinder(Stage stage, const Catalogue& catalogue, Stock stock, std::optional<Table> table)
        : stage_(std::move(stage))
        , catalogue_(catalogue)
        , stock_(std::move(stock))
        , table_(table) {}

    /// What would mend a finding, where that is obvious. The finding is then gone, and the stage
    /// has fewer errors than before, or as many and fewer warnings, or as many of both and fewer
    /// hints; a fix of what a local rule says betters what those say, too. What does not better it
    /// is not offered.
    [[nodiscard]] std::optional<Fix> fixFor(const Finding& finding);

private:
    Stage stage_;
    Catalogue catalogue_;
    Stock stock_;
    std::optional<Table> table_;
    std::optional<SeverityCounts> global_; ///< of the stage as it is
};

} // namespace stagewright
