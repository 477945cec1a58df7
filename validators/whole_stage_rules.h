#pragma once

#include "validators/stage_rules.h"

namespace stagewright {

/// The rules of a kind of layout whose stages are small: they are checked anew after each edit.
struct WholeStageRules {
    /// Hints, too, in any order; of a stage on which nothing is laid none.
    Findings (*findings)(const Stage& stage, const CheckSettings& settings);
    /// What mends the finding; nothing: nobody but the user knows.
    std::optional<Fix> (*fix)(const Stage& stage, const Games& games, const Finding& finding);
};

[[nodiscard]] std::unique_ptr<StageChecker> checkerOf(const WholeStageRules& rules,
                                                      const CheckSettings& settings);

/// As StageRules::mended. It ends where mends would go round, too.
[[nodiscard]] Mended mendedBy(const WholeStageRules& rules, const Stage& stage,
                              const CheckSettings& settings);

/// @tparam findings, fix as in WholeStageRules
template <auto findings, auto fix>
[[nodiscard]] StageRules stageRulesOf() {
    return {[](const CheckSettings& settings) {
                return checkerOf({findings, fix}, settings);
            },
            [](const Stage& stage, const CheckSettings& settings) {
                return mendedBy({findings, fix}, stage, settings);
            }};
}

} // namespace stagewright
