#include "validators/stage_rules.h"

namespace stagewright {

namespace {

class NoRules final : public StageChecker {
public:
    bool check(const Stage&, const std::stop_token&) override { return true; }
    void recheck(const Stage&, const LayoutEdit&) override {}
    void set(const CheckSettings&) override {}
    [[nodiscard]] const Findings& findings() const override { return none_; }
    [[nodiscard]] FixFinder fixes(const Stage&) const override {
        return [](const Finding&) { return std::optional<Fix>(); };
    }
    [[nodiscard]] QStringList way(const Stage&) const override { return {}; }

private:
    Findings none_;
};

} // namespace

std::unique_ptr<StageChecker> noRules(const CheckSettings&) {
    return std::make_unique<NoRules>();
}

Mended nothingMended(const Stage& stage, const CheckSettings&) {
    return {stage, {}};
}

std::unique_ptr<StageChecker> checkerFor(const Stage& stage, const CheckSettings& settings) {
    return settings.games.face<StageRules>(stage).checker(settings);
}

} // namespace stagewright
