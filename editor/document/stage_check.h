#pragma once

#include "editor/background/background.h"
#include "validators/stage_rules.h"

#include <functional>
#include <memory>

namespace stagewright {

/// What the rules say of the open stage. They are asked at once, of a large stage behind the
/// window: until it is known what they say, what they said before stands.
class StageCheck final {
public:
    /// Pieces; more would hold up the window.
    static constexpr qsizetype mostAtOnce = 3000;

    /// @param hear called when it has become known what they say of a large stage
    StageCheck(const Games& games, std::function<void()> hear);

    /// Another stage, or with other games. Of another stage nothing stands.
    void check(const Stage& stage);
    /// After that edit to the layout, or after other settings.
    void recheck(const Stage& stage, const LayoutEdit& edit);

    // What follows takes effect with the next check; other games with the next full one.

    void setGames(const Games& games);
    void setBoxes(const BoxCounts& boxes);
    void setTable(std::optional<Table> table);
    void setHints(bool wanted);

    [[nodiscard]] const std::optional<Table>& table() const { return settings_.table; }

    /// Whether the findings are those of the stage as it is.
    [[nodiscard]] bool isDone() const { return done_; }
    [[nodiscard]] const Findings& findings() const { return checker_->findings(); }
    /// Null until the check is done: what it knows beside findings is of a stage that was.
    [[nodiscard]] const StageChecker* checker() const { return done_ ? checker_.get() : nullptr; }

    [[nodiscard]] FixFinder fixes(const Stage& stage) const { return checker_->fixes(stage); }

private:
    using Work = Background<std::shared_ptr<StageChecker>>;

    void begin(const Stage& stage);
    static void work(const std::stop_token& stop, const Work::Tell& tell,
                     const CheckSettings& settings, const Stage& stage);

    std::function<void()> hear_;
    CheckSettings settings_;
    const LayoutKind* kind_ = nullptr;      ///< of the stage that was checked
    std::shared_ptr<StageChecker> checker_; ///< nobody else has it
    bool done_ = true;
    Work work_;
};

} // namespace stagewright
