#pragma once

#include "editor/background/background.h"
#include "validators/checker.h"

#include <functional>
#include <memory>
#include <span>

namespace stagewright {

/// What the rules say of the open stage. They are asked at once, of a large stage behind the
/// window: until it is known what they say, what they said before stands.
class StageCheck final {
public:
    /// Tiles; more would hold up the window.
    static constexpr qsizetype mostAtOnce = 3000;

    /// @param hear called when it has become known what they say of a large stage
    StageCheck(const Catalogue& catalogue, std::function<void()> hear);

    /// Another stage, or with another catalogue. Of another stage nothing stands.
    void check(const Stage& stage);
    /// After an edit that took or put tiles on `touched` hexes and nowhere else.
    void recheck(const Stage& stage, std::span<const Hex> touched);

    // What follows takes effect with the next check; another catalogue with the next full one.

    void setCatalogue(const Catalogue& catalogue) { checker_->setCatalogue(catalogue); }
    void setStock(const Stock& stock) { checker_->setStock(stock); }
    void setTable(std::optional<Table> table) { checker_->setTable(table); }
    void setHints(bool wanted) { checker_->setHints(wanted); }

    /// Whether findings and route are those of the stage as it is.
    [[nodiscard]] bool isDone() const { return done_; }
    [[nodiscard]] const Findings& findings() const { return checker_->findings(); }
    /// None until the check is done: its steps are numbers of tiles, which are others by now.
    [[nodiscard]] const Route& route() const;

    [[nodiscard]] FixFinder fixes(const Stage& stage) const { return checker_->fixes(stage); }

private:
    using Work = Background<std::shared_ptr<Checker>>;

    void begin(const Stage& stage);
    static void work(const std::stop_token& stop, const Work::Tell& tell, const Checker& rules,
                     const Stage& stage);

    std::function<void()> hear_;
    std::shared_ptr<Checker> checker_; ///< nobody else has it
    bool done_ = true;
    Work work_;
};

} // namespace stagewright
