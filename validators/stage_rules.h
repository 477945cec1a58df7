#pragma once

#include "model/game/pieces.h"
#include "validators/fix.h"
#include "validators/table.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <stop_token>

namespace stagewright {

/// What a stage is checked against, beside the rules of its kind of layout.
struct CheckSettings {
    Games games;                               ///< with the pieces that there are
    BoxCounts boxes{};                         ///< on the table
    std::optional<Table> table = std::nullopt; ///< where the stage is to lie; nothing: anywhere
    bool hints = false;      ///< say what real stages do now and then; left out unless asked for
    bool finished = false;   ///< while a stage is laid a bare board is no mistake; a file of one is
    bool inProgress = false; ///< nor is it that the stage lacks its end as long as its road is open
};

/// What the rules of a kind of layout say of a stage, kept up to date edit by edit: always equal to
/// a full check.
class StageChecker {
public:
    StageChecker() = default;
    StageChecker(const StageChecker&) = delete;
    StageChecker& operator=(const StageChecker&) = delete;
    virtual ~StageChecker() = default;

    /// Checks the whole stage anew. @return false: it was asked to stop, and is of no use any more
    virtual bool check(const Stage& stage, const std::stop_token& stop = {}) = 0;
    /// Checks again after that edit to the layout, or after other settings.
    virtual void recheck(const Stage& stage, const LayoutEdit& edit) = 0;
    /// Takes effect with the next check; other games with the next full one.
    virtual void set(const CheckSettings& settings) = 0;

    /// Errors first, then warnings, then hints; within them by place.
    [[nodiscard]] virtual const Findings& findings() const = 0;
    [[nodiscard]] virtual FixFinder fixes(const Stage& stage) const = 0;
    /// The pieces that are driven over from start to finish, in that order; empty: there is no way,
    /// or the kind knows of none. @param stage as it was checked
    [[nodiscard]] virtual QStringList way(const Stage& stage) const = 0;
};

/// Rules that say nothing of any stage.
[[nodiscard]] std::unique_ptr<StageChecker> noRules(const CheckSettings& settings);
[[nodiscard]] Mended nothingMended(const Stage& stage, const CheckSettings& settings);

/// What the rules ask of a kind of layout (Games::face).
struct StageRules {
    std::unique_ptr<StageChecker> (*checker)(const CheckSettings& settings) = noRules;
    /// Mends a stage, the worst findings first, until nothing obvious is left. Hints only if they
    /// are wanted.
    Mended (*mended)(const Stage& stage, const CheckSettings& settings) = nothingMended;
};

/// A checker for the stage, which has checked nothing yet.
[[nodiscard]] std::unique_ptr<StageChecker> checkerFor(const Stage& stage,
                                                       const CheckSettings& settings);

} // namespace stagewright
