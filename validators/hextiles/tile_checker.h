#pragma once

#include "validators/hextiles/checker.h"
#include "validators/stage_rules.h"

namespace stagewright {

/// The rules of hex tiles behind the face that all kinds of layout have.
class TileChecker final : public StageChecker {
public:
    explicit TileChecker(const CheckSettings& settings);

    bool check(const Stage& stage, const std::stop_token& stop) override {
        return checker_.check(stage, stop);
    }
    void recheck(const Stage& stage, const LayoutEdit& edit) override;
    void set(const CheckSettings& settings) override;
    [[nodiscard]] const Findings& findings() const override { return checker_.findings(); }
    [[nodiscard]] FixFinder fixes(const Stage& stage) const override;
    [[nodiscard]] QStringList way(const Stage& stage) const override;

    /// The route of the stage as it was checked.
    [[nodiscard]] const Route& route() const { return checker_.route(); }

private:
    Checker checker_;
};

/// What the rules ask of hex tiles.
[[nodiscard]] StageRules tileRules();

} // namespace stagewright
