#pragma once

#include "model/rally/rally_edit.h"

namespace stagewright {

// Edits to a rally. Where the stage, driver or session named is not in it, the edit is nothing.

[[nodiscard]] RallyEdit describe(const Rally& rally, const RallyInfo& info);

/// The evening is for so many, and so is what is laid of stages where everybody has a place.
/// @param players 1 to mostDrivers
[[nodiscard]] RallyEdit planFor(const Rally& rally, int players);
/// A stage with as many places as the evening has players, or as many as can be. Nothing where it
/// has them, or says nothing of that.
[[nodiscard]] RallyEdit seatPlayers(const Rally& rally, StageKey stage);

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
