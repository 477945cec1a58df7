#pragma once

#include "model/game/edit.h"
#include "model/rally/rally.h"

#include <optional>

namespace stagewright {

/// Something before and after an edit. Lists share their items, so that this costs little.
template <typename Value>
struct Change {
    Value before;
    Value after;

    friend bool operator==(const Change&, const Change&) = default;
};

/// A change to a rally, as a value. Its inverse is the same change read backwards.
struct RallyEdit {
    std::optional<Change<RallyInfo>> info;
    std::optional<Change<QList<Session>>> sessions;
    std::optional<Change<QList<RallyStage>>> stages;
    std::optional<Change<QList<Driver>>> drivers;
    std::optional<Change<Results>> results;

    /// An edit that changes nothing is no step for the user.
    [[nodiscard]] bool isNothing() const;

    friend bool operator==(const RallyEdit&, const RallyEdit&) = default;
};

[[nodiscard]] RallyEdit inverse(const RallyEdit& edit);

/// @pre the rally is as it was when the edit was made
void apply(const RallyEdit& edit, Rally& rally);

/// One edit that does what `first`, then `second` does.
[[nodiscard]] RallyEdit composed(const RallyEdit& first, const RallyEdit& second);

/// The stage whose results an edit changes, if it changes nothing else and those of no other.
[[nodiscard]] std::optional<StageKey> stageOfResults(const RallyEdit& edit);

// Edits to a rally. Where the stage, driver or session named is not in it, the edit is nothing.

[[nodiscard]] RallyEdit describe(const Rally& rally, const RallyInfo& info);

/// Puts a stage before the one at `at` (0 to the number of stages), into the session of the one
/// before it. Its key is given anew, its session set.
[[nodiscard]] RallyEdit addStage(const Rally& rally, RallyStage stage, qsizetype at);
/// A copy right behind it, without results.
[[nodiscard]] RallyEdit duplicateStage(const Rally& rally, StageKey stage);
/// Its results go with it.
[[nodiscard]] RallyEdit removeStage(const Rally& rally, StageKey stage);
/// Moves a stage so that it is at index `to` afterwards, in a session that its neighbours allow, as
/// near to `session` as may be.
[[nodiscard]] RallyEdit moveStage(const Rally& rally, StageKey stage, qsizetype to, int session);
/// All stages in another order. Each place keeps its session; service goes with its stage.
/// @param order every key of the rally once; otherwise the edit is nothing
[[nodiscard]] RallyEdit orderStages(const Rally& rally, const QList<StageKey>& order);
/// Whatever is said of a stage, the tiles too. Key and session stay.
[[nodiscard]] RallyEdit changeStage(const Rally& rally, const RallyStage& stage);

/// Begins a session with this stage; the stages behind it in its session go with it.
[[nodiscard]] RallyEdit beginSession(const Rally& rally, StageKey first, const Session& session);
/// Joins a session with the one before it; the first cannot be.
[[nodiscard]] RallyEdit joinSession(const Rally& rally, int session);
[[nodiscard]] RallyEdit changeSession(const Rally& rally, int index, const Session& session);

/// The key is given anew.
[[nodiscard]] RallyEdit addDriver(const Rally& rally, Driver driver);
/// The driver's results go too.
[[nodiscard]] RallyEdit removeDriver(const Rally& rally, DriverKey driver);
[[nodiscard]] RallyEdit changeDriver(const Rally& rally, const Driver& driver);
[[nodiscard]] RallyEdit moveDriver(const Rally& rally, DriverKey driver, qsizetype to);

/// @param result nothing: what was entered is taken out again
[[nodiscard]] RallyEdit enterResult(const Rally& rally, ResultKey key,
                                    const std::optional<StageResult>& result);

} // namespace stagewright
