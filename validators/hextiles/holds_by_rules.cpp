#include "validators/hextiles/holds_by_rules.h"

#include "validators/hextiles/checker.h"

#include <array>

namespace stagewright {

namespace {

/// Errors, warnings.
using Wrong = std::array<int, 2>;

Wrong wrongIn(const Stage& stage, const Catalogue& catalogue, const Stock& stock,
              const std::optional<Table>& table) {
    Checker checker(catalogue, stock);
    checker.setTable(table);
    checker.setFinished(true);
    checker.check(stage);
    Wrong wrong{};
    for (const Finding& finding : checker.findings()) {
        wrong[0] += finding.severity == Severity::Error ? 1 : 0;
        wrong[1] += finding.severity == Severity::Warning ? 1 : 0;
    }
    return wrong;
}

} // namespace

std::function<bool(const Stage&)> holdsByRules(const Catalogue& catalogue, const Stock& stock,
                                               std::optional<Table> table) {
    return [catalogue, stock, table](const Stage& stage) {
        return wrongIn(stage, catalogue, stock, table) == Wrong{};
    };
}

std::function<bool(const Stage&)> noWorseByRules(const Stage& before, const Catalogue& catalogue,
                                                 const Stock& stock, std::optional<Table> table) {
    return [catalogue, stock, table,
            was = wrongIn(before, catalogue, stock, table)](const Stage& stage) {
        const Wrong is = wrongIn(stage, catalogue, stock, table);
        return is[0] <= was[0] && is[1] <= was[1];
    };
}

} // namespace stagewright
